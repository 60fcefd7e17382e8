import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import type { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';
import { requireFileStore } from './require-file-store.ts';

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
function answerAsS3(objects: Map<string, { body: Buffer; type: string }>) {
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

const objects = new Map<string, { body: Buffer; type: string }>();
let server: Server;
let store: FileStore;
let folder: string;

const settings = (secret: string, port = (server.address() as AddressInfo).port) =>
  readEnv({
    FILE_STORE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'park',
    S3_REGION: 'cn-south',
    S3_ACCESS_KEY_ID: 'portal-key',
    S3_SECRET_ACCESS_KEY: secret,
  });

const openStore = (secret: string) => openFileStore(settings(secret));

beforeAll(async () => {
  const answer = answerAsS3(objects);
  server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  folder = await mkdtemp(join(tmpdir(), 'portal-s3-'));
  store = await openStore('portal-secret');
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

it('stores contents in the bucket under their keys', async () => {
  const content = Buffer.from('玫瑰');
  await store.put('content/ab/abcd', content, 'application/pdf');
  expect(objects.get('/park/content/ab/abcd')).toEqual({ body: content, type: 'application/pdf' });
  expect(await store.get('content/ab/abcd')).toEqual(content);
  expect(await store.has('content/ab/abcd')).toBe(true);
  const stream = await store.stream('content/ab/abcd');
  expect(stream && (await buffer(stream))).toEqual(content);
});

it('requests only the needed byte range, as for a player that seeks', async () => {
  await store.put('content/ab/film', Buffer.from('0123456789'), 'video/mp4');
  const part = await store.stream('content/ab/film', { start: 3, end: 5 });
  expect(part && (await buffer(part)).toString()).toBe('345');
});

it('uploads a local file', async () => {
  const path = join(folder, 'file');
  await writeFile(path, Buffer.alloc(3 << 20, 7));
  await store.putFile('content/cd/cdef', path, 'application/zip');
  expect(objects.get('/park/content/cd/cdef')?.body.length).toBe(3 << 20);
});

it('distinguishes a missing object from a failure', async () => {
  expect([await store.get('none'), await store.stream('none'), await store.has('none')]).toEqual([
    null,
    null,
    false,
  ]);
  await store.put('gone', Buffer.from('x'), 'text/plain');
  await store.remove('gone');
  expect(await store.has('gone')).toBe(false);
});

it('rejects keys that leave the store', async () => {
  await expect(store.put('../other/x', Buffer.from('x'), 'text/plain')).rejects.toThrow(RangeError);
  await expect(store.get('a/../../x')).rejects.toThrow(RangeError);
});

it('reports errors of the storage', async () => {
  const stranger = await openStore('another-secret');
  await expect(stranger.put('content/ef/efgh', Buffer.from('x'), 'text/plain')).rejects.toThrow();
  await expect(stranger.get('content/ab/abcd')).rejects.toThrow();
});

it('is checked at the start, leaving nothing behind', async () => {
  const kept = [...objects.keys()];
  await requireFileStore(settings('portal-secret'));
  expect([...objects.keys()]).toEqual(kept);
});

it('aborts the start with one sentence when the host is silent or the key is wrong', async () => {
  await expect(requireFileStore(settings('portal-secret', 1))).rejects.toThrow(
    /^The file store http:\/\/127\.0\.0\.1:1 park of the S3_\* settings cannot be used: [^\n]*ECONNREFUSED[^\n]*\.$/,
  );
  const refused = requireFileStore(settings('another-secret'));
  await expect(refused).rejects.toThrow(/cannot be used: SignatureDoesNotMatch[^\n]*\.$/);
  await expect(refused).rejects.not.toThrow(/another-secret/);
});
