import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A strong ETag for a content, quoted as the header requires. */
export function etagOf(content: Buffer | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether the client already has this content; compressing proxies turn a strong ETag into a weak one. */
export function hasCurrent({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  return (
    headers['if-none-match']?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false
  );
}
