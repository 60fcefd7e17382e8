import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A strong ETag for a content, quoted as the header requires. */
export function etagOf(content: Buffer | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** The ETag of a content in one encoding: its bytes differ from those of the others. */
export const encodedEtag = (etag: string, encoding: string): string => `${etag.slice(0, -1)}.${encoding}"`;

/**
 * The ETag under which the client already has this content, in whatever encoding; compressing proxies turn a strong
 * ETag into a weak one.
 */
export function currentEtag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): string | undefined {
  return headers['if-none-match']
    ?.split(',')
    .map((known) => known.trim())
    .find((known) => known.replace(/^W\//, '').replace(/\.\w+"$/, '"') === etag);
}

/** Whether the client already has this content. */
export const hasCurrent = (request: Pick<FastifyRequest, 'headers'>, etag: string): boolean =>
  currentEtag(request, etag) !== undefined;
