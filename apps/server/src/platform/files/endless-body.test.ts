import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let port: number;
let token: string;

beforeAll(async () => {
  test = await openTestApp(() => new Date());
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  port = (test.app.server.address() as AddressInfo).port;
  token = await test.logIn();
});

afterAll(() => test.close());

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

/** Writes without end until the server hangs up; how much it took, what it said, how its memory grew. */
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
  const before = process.memoryUsage().rss;
  let grown = 0;
  let sent = 0;
  socket.write(first);
  while (isOpen && sent < 2_000 * mega) {
    const isTaken = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    if (!socket.write(chunk)) await isTaken;
    sent += mega;
    grown = Math.max(grown, process.memoryUsage().rss - before);
  }
  socket.destroy();
  return { sent: sent / mega, answer, grown: grown / mega };
}

it.each([
  ['one file without end', () => head([`token: ${token}`]) + inChunk(filePart)],
  ['a preamble without end', () => head([`token: ${token}`])],
])('%s is cut off, and memory stays', { timeout: 40_000 }, async (_what, first) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const { sent, grown, answer } = await pour(socket, first());
  expect(sent).toBeLessThan(260);
  expect(grown).toBeLessThan(100);
  if (answer) expect(answer).toMatch(/^HTTP\/1.1 413[\s\S]*connection: close/i);
  const left = (await readdir(tmpdir())).filter((name) => name.startsWith('park-portal-upload-'));
  expect(left).toEqual([]);
});

it('nobody’s body is not read at all', { timeout: 40_000 }, async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const { sent, answer } = await pour(socket, head([]) + inChunk(filePart));
  expect(sent).toBeLessThan(60);
  if (answer) expect(answer).toMatch(/connection: close/i);
});
