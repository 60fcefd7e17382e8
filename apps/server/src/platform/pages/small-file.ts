import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** Serves one small file of the product from memory, asked for again after an hour. */
export function registerSmallFile(app: FastifyInstance, url: string, path: string, mime: string): void {
  const bytes = readFileSync(path);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  app.get(url, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=3600').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(mime).send(bytes);
  });
}
