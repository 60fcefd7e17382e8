import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../platform/database/data-dir.ts';

const run = promisify(execFile);

/** Nothing of this machine but its shell: no Node, no npm. */
const bare = { PATH: '/usr/bin:/bin' };

let folder: string;
let home: string;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'park-portal-release-'));
  // The embedded database runs as another user when root starts it.
  await chmod(folder, 0o711);
  await run(process.execPath, ['scripts/release.mjs', '--out', folder], { cwd: projectRoot });
  const archive = (await readdir(folder)).find((name) => name.endsWith('.tar.gz')) ?? '';
  home = join(folder, 'unpacked');
  await run('sh', ['-c', `mkdir unpacked && tar -C unpacked --strip-components=1 -xzf ${archive}`], {
    cwd: folder,
  });
  env = {
    ...bare,
    DATA_DIR: join(folder, 'data'),
    DEMO: '0',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
  };
}, 600_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the release and waits for the line that says where it listens. */
async function start(): Promise<{ server: ChildProcess; origin: string }> {
  const server = spawn(join(home, 'bin/park-portal'), ['start'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const [origin] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (origin !== undefined) return { server, origin };
  }
  throw new Error('the release did not start');
}

it('runs without npm, a build, or a Node of the machine', { timeout: 300_000 }, async () => {
  const creating = spawn(join(home, 'bin/park-portal'), ['create-admin'], { env });
  creating.stdin.end('chief\n负责人\n13900000001\nPassw0rd1\nPassw0rd1\n');
  const [created] = (await once(creating, 'exit')) as [number];
  expect(created).toBe(0);

  const { server, origin } = await start();
  const page = await fetch(origin);
  expect(page.status).toBe(200);
  const text = await page.text();
  const [script = ''] = /(?<=src=")\/assets\/[^"]+\.js/.exec(text) ?? [];
  expect((await fetch(origin + script)).status).toBe(200);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  server.kill('SIGTERM');
  const [stopped] = (await once(server, 'exit')) as [number];
  expect(stopped).toBe(0);
});

it('names its parts, and refuses a program that it does not have', async () => {
  const parts = JSON.parse(await readFile(join(home, 'sbom.json'), 'utf8')) as {
    bomFormat: string;
    components: { name: string }[];
  };
  expect(parts.bomFormat).toBe('CycloneDX');
  expect(parts.components.map(({ name }) => name)).toContain('fastify');
  const refused = run(join(home, 'bin/park-portal'), ['create-user'], { env });
  await expect(refused).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('create-admin') });
});
