import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installAlone } from './install-alone.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'park-portal-install-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lets installs and builds run only one at a time', async () => {
  let running = 0;
  const said: string[] = [];
  const work = async () => {
    running += 1;
    expect(running).toBe(1);
    await sleep(50);
    running -= 1;
  };
  await Promise.all([1, 2, 3].map(() => installAlone(work, file, (line: string) => said.push(line))));
  expect(said).toHaveLength(2);
  expect(existsSync(file)).toBe(false);
});

it('continues after a run that failed or was killed', async () => {
  const failing = installAlone(() => Promise.reject(new Error('no network')), file);
  await expect(failing).rejects.toThrow('no network');
  writeFileSync(file, String(spawnSync(process.execPath, ['--version']).pid));
  expect(
    await installAlone(
      async () => 'done',
      file,
      () => undefined,
    ),
  ).toBe('done');
});
