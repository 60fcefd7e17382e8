import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chosenLanguage, cookiePrefix } from '../../platform/locale.ts';
import { troublePage } from '../../platform/pages/trouble-page.ts';
import { callChannel } from '../../platform/pay/call-channel.ts';

const passedOn = ['content-type', 'content-security-policy', 'cache-control', 'location'];

const largestForm = 4 * 1024;

async function pass(origin: string, path: string, request: FastifyRequest, reply: FastifyReply) {
  const language = chosenLanguage(request);
  const form = request.method === 'POST' ? (request.body as Record<string, string> | undefined) : undefined;
  const answer = await callChannel(`${origin}${path}`, {
    method: request.method,
    headers: {
      ...(language ? { cookie: `${cookiePrefix}language=${language}` } : {}),
      ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(form ? { body: new URLSearchParams(form).toString() } : {}),
  }).catch(() => null);
  if (!answer)
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

/** Lets visitors reach the pages of the demo cashier, which listens on this machine alone; nothing else of it. */
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
