import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let port: number;
let token: string;
/** A temporary folder that only this server's uploads use. */
let uploads: string;

beforeAll(async () => {
  test = await openTestApp(() => new Date());
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  port = (test.app.server.address() as AddressInfo).port;
  token = await test.logIn();
  uploads = await mkdtemp(join(tmpdir(), 'park-portal-endless-'));
  vi.stubEnv('TMPDIR', uploads);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(uploads, { recursive: true, force: true });
  await test.close();
});

const mega = 1 << 20;
const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(mega, 0x41), Buffer.from('\r\n')]);

const head = (headers: string[]) =>
  [
    'POST /api/fms/upload HTTP/1.1',
    'Host: localhost',
    'Content-Type: multipart/form-data; boundary=b',
    'Transfer-Encoding: chunked',
    ...headers,
    '',
    '',
  ].join('\r\n');

const inChunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const filePart = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4 ';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Chunks of one megabyte between two memory samples: a tenth of the maximum request. */
const lookEvery = 18;

/** Memory in use after garbage collection; uncollected garbage depends on how busy the machine is. */
function lookAtMemory() {
  // Twice: the second call waits for what the first frees in the background, which is late on a busy machine.
  collect();
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss: rss / mega, held: (heapUsed + external) / mega };
}

/** Writes until the server hangs up; returns the accepted bytes, the answer, and memory samples taken meanwhile. */
async function pour(socket: Socket, first: string) {
  let answer = '';
  let isOpen = true;
  let goOn = () => {};
  socket.on('data', (data) => {
    answer += data.toString('latin1');
  });
  socket.on('drain', () => goOn());
  socket.on('error', () => {});
  socket.on('close', () => {
    isOpen = false;
    goOn();
  });
  const looks = [lookAtMemory()];
  let sent = 0;
  socket.write(first);
  while (isOpen && sent < 2_000) {
    const isTaken = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    if (!socket.write(chunk)) await isTaken;
    sent += 1;
    if (sent % lookEvery === 0) looks.push(lookAtMemory());
  }
  socket.destroy();
  return { sent, answer, looks };
}

/** Difference between the largest and the first value, in megabytes. */
const growth = ([first = 0, ...others]: number[]) => Math.max(first, ...others) - first;

it.each([
  ['one file without end', () => head([`token: ${token}`]) + inChunk(filePart)],
  ['a preamble without end', () => head([`token: ${token}`])],
])('%s is cut off, and memory stays', { timeout: 60_000 }, async (_what, first) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const { sent, looks, answer } = await pour(socket, first());
  expect(sent).toBeLessThan(260);
  expect(looks.length).toBeGreaterThan(9);
  expect(growth(looks.map(({ rss }) => rss))).toBeLessThan(100);
  // From a tenth of the body to all of it, received bytes do not stay in memory.
  expect(growth(looks.slice(1).map(({ held }) => held))).toBeLessThan(8);
  if (answer) expect(answer).toMatch(/^HTTP\/1.1 413[\s\S]*connection: close/i);
  expect(await readdir(uploads)).toEqual([]);
});

it('the body of an anonymous request is not read at all', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const { sent, answer } = await pour(socket, head([]) + inChunk(filePart));
  expect(sent).toBeLessThan(60);
  if (answer) expect(answer).toMatch(/connection: close/i);
});
