import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type S3Objects = Map<string, { body: Buffer; type: string }>;

export interface S3Server {
  endpoint: string;
  /** What is stored, by bucket and key, such as `/park/content/ab/abcd`. */
  objects: S3Objects;
  close(): void;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const authorizationShape =
  /^AWS4-HMAC-SHA256 Credential=portal-key\/(\d{8}\/cn-south\/s3\/aws4_request), ?SignedHeaders=([a-z0-9;-]*host[a-z0-9;-]*), ?Signature=([0-9a-f]{64})$/;

/** Recomputes the signature of the received request, as S3 does. */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const [, scope = '', signedHeaders = '', signature] =
    authorizationShape.exec(headers.authorization ?? '') ?? [];
  const [path, query = ''] = url.split('?');
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    lines.join(''),
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, 'AWS4portal-secret');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  return hmac(key, text).toString('hex') === signature;
}

/** Implements as much of S3 as the store needs; refuses unsigned requests and wrong signatures. */
function answerAsS3(objects: S3Objects) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    if (!isSigned(request) || request.headers['x-amz-content-sha256'] !== sha256(body)) {
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    const key = new URL(request.url ?? '/', 'http://s3').pathname;
    if (request.method === 'PUT') {
      objects.set(key, { body, type: request.headers['content-type'] ?? '' });
      return response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) {
      const xml = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>';
      return response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end(request.method === 'HEAD' ? '' : xml);
    }
    const [range, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = range ? found.body.subarray(Number(first), Number(last) + 1) : found.body;
    response.writeHead(range ? 206 : 200, { 'content-type': found.type, 'content-length': part.length });
    return response.end(request.method === 'HEAD' ? '' : part);
  };
}

/** A store on this machine that speaks S3, with the region `cn-south`, the key `portal-key` and `portal-secret`. */
export async function openS3Server(): Promise<S3Server> {
  const objects: S3Objects = new Map();
  const answer = answerAsS3(objects);
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
