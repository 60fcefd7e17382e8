import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chosenLanguage, cookiePrefix } from '../../platform/locale.ts';
import { troublePage } from '../../platform/pages/trouble-page.ts';
import { callChannel } from '../../platform/pay/call-channel.ts';

const passedOn = ['content-type', 'content-security-policy', 'cache-control', 'location'];

const largestForm = 4 * 1024;

/** Reads the form's only field from any request body. */
function chosenIn(body: unknown): string {
  const { outcome } = (body ?? {}) as { outcome?: unknown };
  return new URLSearchParams({ outcome: typeof outcome === 'string' ? outcome : '' }).toString();
}

async function pass(origin: string, path: string, request: FastifyRequest, reply: FastifyReply) {
  const language = chosenLanguage(request);
  const isPost = request.method === 'POST';
  const answer = await callChannel(`${origin}${path}`, {
    method: request.method,
    headers: {
      ...(language ? { cookie: `${cookiePrefix}language=${language}` } : {}),
      ...(isPost ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(isPost ? { body: chosenIn(request.body) } : {}),
  }).catch(() => null);
  if (!answer || answer.status >= 500)
    return reply
      .code(503)
      .type('text/html; charset=utf-8')
      .send(troublePage(language ?? 'zh', 503, request.id));
  for (const name of passedOn) {
    const value = answer.headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  return reply.code(answer.status).send(answer.body);
}

/** Proxies the pages of the demo cashier, which listens on localhost only; nothing else of it is reachable. */
export function passToCashier(app: FastifyInstance, origin: string): void {
  app.get('/demo-cashier/style.css', (request, reply) =>
    pass(origin, '/demo-cashier/style.css', request, reply),
  );
  app.route<{ Params: { token: string } }>({
    method: ['GET', 'POST'],
    url: '/demo-cashier/pay/:token',
    bodyLimit: largestForm,
    handler: (request, reply) =>
      pass(origin, `/demo-cashier/pay/${encodeURIComponent(request.params.token)}`, request, reply),
  });
}
