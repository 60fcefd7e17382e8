import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { requireFreePort } from './listen-port.ts';

it('says in one sentence that the port is busy, and leaves a free one free', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePort('127.0.0.1', port)).rejects.toThrow(
    `Port ${port} is in use by another program; stop it, or set PORT to a free one.`,
  );
  other.close();
  await once(other, 'close');
  await requireFreePort('127.0.0.1', port);
  await requireFreePort('127.0.0.1', port);
});

it('names a HOST that is not of this machine', async () => {
  await expect(requireFreePort('192.0.2.1', 0)).rejects.toThrow(
    'HOST 192.0.2.1 is not an address of this machine.',
  );
});
