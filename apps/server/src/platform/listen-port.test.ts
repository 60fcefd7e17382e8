import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { projectRoot } from './database/data-dir.ts';
import { requireFreePort } from './listen-port.ts';

it('reports a busy port in one sentence, and does not occupy a free one', async () => {
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

it('names a HOST that does not belong to this machine', async () => {
  await expect(requireFreePort('192.0.2.1', 0)).rejects.toThrow(
    'HOST 192.0.2.1 is not an address of this machine.',
  );
});

it('is reported by npm start before it installs or builds anything', async () => {
  const clone = await mkdtemp(join(tmpdir(), 'portal-clone-'));
  await cp(join(projectRoot, 'scripts'), join(clone, 'scripts'), { recursive: true });
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port) };
  await expect(
    promisify(execFile)(process.execPath, [join(clone, 'scripts/start.mjs')], { env }),
  ).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `\nPort ${port} is in use by another program; stop it, or set PORT to a free one.\n\n`,
  });
  other.close();
  await rm(clone, { recursive: true });
});
