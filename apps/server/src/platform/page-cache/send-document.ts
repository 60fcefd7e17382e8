import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentEtag, encodedEtag, etagOf } from '../http/etag.ts';
import { createEncoder, type Encode } from './encode-page.ts';

/** A text that is the same for everyone, with the encodings in which it has been sent. */
export interface PackedDocument {
  etag: string;
  identity: Buffer;
  encode: Encode;
  contentType: string;
}

/** Prepares a text for sending many times. */
export function packDocument(text: string, contentType: string): PackedDocument {
  const identity = Buffer.from(text);
  return { identity, contentType, etag: etagOf(identity), encode: createEncoder(identity, 'many') };
}

/** Sends a document in an encoding that the client accepts, or 304 if they have it. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, identity, encode, contentType }: PackedDocument,
  cacheControl: string,
): Promise<FastifyReply> {
  reply.header('cache-control', cacheControl).header('vary', 'accept-encoding');
  const known = currentEtag(request, etag);
  if (known !== undefined) return reply.code(304).header('etag', known).send();
  reply.type(contentType);
  const encoded = await encode(request.headers['accept-encoding']);
  if (!encoded) return reply.header('etag', etag).send(identity);
  return reply
    .header('etag', encodedEtag(etag, encoded.encoding))
    .header('content-encoding', encoded.encoding)
    .send(encoded.body);
}
