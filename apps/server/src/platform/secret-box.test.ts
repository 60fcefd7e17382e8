import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSecretBox } from './secret-box.ts';

let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'park-portal-key-'));
});
afterAll(() => rm(DATA_DIR, { recursive: true }));

it('decrypts its output, also after a restart, and never encrypts to the same text twice', () => {
  const box = openSecretBox({ DATA_DIR, ENCRYPTION_KEY: undefined });
  const sealed = box.seal('6222000000001234');
  expect(sealed).not.toContain('1234');
  expect(box.seal('6222000000001234')).not.toBe(sealed);
  expect(openSecretBox({ DATA_DIR, ENCRYPTION_KEY: undefined }).open(sealed)).toBe('6222000000001234');
});

it('keeps the generated key private', async () => {
  openSecretBox({ DATA_DIR, ENCRYPTION_KEY: undefined }).seal('text');
  const file = join(DATA_DIR, 'encryption.key');
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await readFile(file, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});

it('rejects texts that were altered or encrypted with another key', () => {
  const box = openSecretBox({ DATA_DIR, ENCRYPTION_KEY: 'a'.repeat(64) });
  const sealed = box.seal('text');
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => box.open(changed.toString('base64'))).toThrow();
  expect(() => openSecretBox({ DATA_DIR, ENCRYPTION_KEY: 'b'.repeat(64) }).open(sealed)).toThrow();
});
