import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { etagOf, hasCurrent } from '../http/etag.ts';

/** Serves one small file of the product from memory; browsers revalidate it after an hour. */
export function registerSmallFile(app: FastifyInstance, url: string, path: string, mime: string): void {
  const bytes = readFileSync(path);
  const etag = etagOf(bytes);
  app.get(url, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=3600').header('etag', etag);
    if (hasCurrent(request, etag)) return reply.code(304).send();
    return reply.type(mime).send(bytes);
  });
}
