import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHeaderReader } from './fetch-headers.ts';
import { isPublicAddress } from './public-address.ts';

let server: Server;
let answer: RequestListener;
let asked: string[];

beforeEach(async () => {
  asked = [];
  answer = (_request, response) => response.setHeader('x-frame-options', 'DENY').end('a page');
  server = createServer((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    answer(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const urlOf = (host: string) =>
  new URL(`http://${host}:${(server.address() as AddressInfo).port}/frame?city=1`);
// A local stand-in without TLS, whose private address is allowed on purpose.
const near = { request: request as never, mayReach: () => true };

it('reads the status and headers of a page', async () => {
  const answered = await createHeaderReader(near)(urlOf('localhost'));
  expect(answered).toMatchObject({ status: 200, headers: { 'x-frame-options': 'DENY' } });
  expect(asked).toEqual(['GET /frame?city=1']);
});

it('never reads the body, however long it is', async () => {
  const closed = new Promise<void>((resolve) => {
    answer = (_request, response) => {
      const more = () => response.write('x'.repeat(100_000));
      response.on('drain', more).on('close', resolve);
      more();
    };
  });
  expect(await createHeaderReader(near)(urlOf('localhost'))).toMatchObject({ status: 200 });
  await closed;
});

it('follows no redirect', async () => {
  answer = (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  expect(await createHeaderReader(near)(urlOf('127.0.0.1'))).toMatchObject({
    status: 302,
    headers: { location: 'http://169.254.169.254/' },
  });
});

it('never contacts an address of private networks, whether given by number or by name', async () => {
  const read = createHeaderReader({ ...near, mayReach: isPublicAddress });
  expect(await read(urlOf('127.0.0.1'))).toBeNull();
  expect(await read(urlOf('localhost'))).toBeNull();
  expect(await read(new URL('http://2130706433:80/'))).toBeNull();
  expect(asked).toEqual([]);
});

it('gives up on hosts that are silent, send endless headers, or do not exist', async () => {
  answer = () => undefined;
  const read = createHeaderReader({ ...near, patienceMs: 200 });
  expect(await read(urlOf('127.0.0.1'))).toBeNull();
  answer = (_request, response) => response.setHeader('x-long', 'x'.repeat(100_000)).end();
  expect(await read(urlOf('127.0.0.1'))).toBeNull();
  expect(await read(new URL('http://nowhere.invalid/'))).toBeNull();
});

describe('addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    'localhost',
    '',
  ])('%s is not of the open internet', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '172.32.0.1', '172.15.0.1', '223.5.5.5', '2400:3200::1', '2606:4700::1'])(
    '%s is',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});
