import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import type { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';
import { requireFileStore } from './require-file-store.ts';
import { openS3Server, type S3Server } from './testing/s3-server.ts';

let server: S3Server;
let objects: S3Server['objects'];
let store: FileStore;
let folder: string;

const settings = (secret: string, endpoint = server.endpoint) =>
  readEnv({
    FILE_STORE: 's3',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'park',
    S3_REGION: 'cn-south',
    S3_ACCESS_KEY_ID: 'portal-key',
    S3_SECRET_ACCESS_KEY: secret,
  });

const openStore = (secret: string) => openFileStore(settings(secret));

beforeAll(async () => {
  server = await openS3Server();
  objects = server.objects;
  folder = await mkdtemp(join(tmpdir(), 'portal-s3-'));
  store = await openStore('portal-secret');
});

afterAll(async () => {
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
  await expect(requireFileStore(settings('portal-secret', 'http://127.0.0.1:1'))).rejects.toThrow(
    /^The file store http:\/\/127\.0\.0\.1:1 park of the S3_\* settings cannot be used: [^\n]*ECONNREFUSED[^\n]*\.$/,
  );
  const refused = requireFileStore(settings('another-secret'));
  await expect(refused).rejects.toThrow(/cannot be used: SignatureDoesNotMatch[^\n]*\.$/);
  await expect(refused).rejects.not.toThrow(/another-secret/);
});
