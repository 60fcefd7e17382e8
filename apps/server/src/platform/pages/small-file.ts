import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, hasCurrent } from '../http/etag.ts';

/** Sends a small content; browsers revalidate it after an hour. */
export function sendSmall(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, mime: string) {
  const etag = etagOf(bytes);
  reply.header('cache-control', 'public, max-age=3600').header('etag', etag);
  return hasCurrent(request, etag) ? reply.code(304).send() : reply.type(mime).send(bytes);
}

/** Serves one small file of the product from memory. */
export function registerSmallFile(app: FastifyInstance, url: string, path: string, mime: string): void {
  const bytes = readFileSync(path);
  app.get(url, async (request, reply) => sendSmall(request, reply, bytes, mime));
}
