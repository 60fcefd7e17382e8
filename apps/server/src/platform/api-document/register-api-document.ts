import type { Endpoint } from '@portal/contract/endpoint';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { inLanguage } from '../locale.ts';
import { docsPage, docsStyles } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

/** Serves `/api/openapi.json`, and the same for readers at `/api/docs`. */
export function registerApiDocument(
  app: FastifyInstance,
  declarations: readonly Endpoint[],
  publicUrl: string,
): void {
  // Both are built on the first request, to keep the start fast. Quoted messages are Chinese for all readers.
  let json: Buffer | undefined;
  let page: Buffer | undefined;
  const send = (reply: FastifyReply, type: string, content: Buffer | string) =>
    reply.type(type).header('cache-control', 'no-cache').send(content);
  app.get('/api/openapi.json', (_request, reply) => {
    json ??= inLanguage('zh', () => Buffer.from(JSON.stringify(openApiDocument(declarations, publicUrl))));
    return send(reply, 'application/json; charset=utf-8', json);
  });
  app.get('/api/docs', (_request, reply) => {
    page ??= inLanguage('zh', () => Buffer.from(docsPage(declarations)));
    return send(reply, 'text/html; charset=utf-8', page);
  });
  app.get('/api/docs.css', (_request, reply) => send(reply, 'text/css; charset=utf-8', docsStyles));
}
