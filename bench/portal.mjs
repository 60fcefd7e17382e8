import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnv, findNode, root, serverEnv, serverProgram } from '../scripts/workspace.mjs';
import { cpuSeconds } from './process-figures.mjs';

const startPatience = 120_000;

/** Makes a folder for a portal's data that PostgreSQL's own user can access; `remove` deletes it. */
export function makeDataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'park-portal-bench-'));
  chmodSync(folder, 0o711);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A folder that the next run reuses, since filling it takes minutes. */
export function keptDataFolder(name) {
  const parent = join(tmpdir(), 'park-portal-bench-kept');
  mkdirSync(parent, { recursive: true, mode: 0o711 });
  chmodSync(parent, 0o711);
  return join(parent, name);
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** Runs one of our programs until `url` answers; `stop` ends it. */
export async function startServer(args, env, url) {
  const startedAt = performance.now();
  const child = spawn(findNode(), args, {
    cwd: root,
    env: childEnv(env),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  const ended = new Promise((done) => child.once('close', done));
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - startedAt > startPatience) {
      child.kill();
      throw new Error(`${args.join(' ')} does not answer at ${url}\n${complaints}`);
    }
    await sleep(5);
  }
  return {
    pid: child.pid,
    msToAnswer: performance.now() - startedAt,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(url) {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

const settlePatience = 10 * 60_000;

/** Waits until a portal has pre-rendered its pictures, which takes a while after its first start. */
export async function settle({ pid }) {
  const startedAt = performance.now();
  for (let quiet = 0; quiet < 3; ) {
    const before = cpuSeconds(pid);
    await sleep(2_000);
    quiet = cpuSeconds(pid) - before < 0.1 ? quiet + 1 : 0;
    if (performance.now() - startedAt > settlePatience) throw new Error('the portal does not come to rest');
  }
}

/** Waits until a portal has its data: the first start fills the demo park while it serves its pages. */
async function untilFilled(url) {
  const startedAt = performance.now();
  while (!(await answers(`${url}/readyz`))) {
    if (performance.now() - startedAt > settlePatience) throw new Error('the demo park is not filled');
    await sleep(200);
  }
}

/**
 * Starts the built server as in production, with `settings`, on loopback and without rate limits. `msToAnswer` is the
 * time to its first page.
 */
export async function startPortal(dataDir, settings = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer(
    serverProgram,
    {
      ...serverEnv,
      NODE_ENV: 'production',
      DEMO: '1',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: '',
      DATABASE_OWNER_URL: '',
      DATA_DIR: dataDir,
      ...settings,
    },
    `${url}/`,
  );
  await untilFilled(url);
  return { ...server, url, socketFolder: join(dataDir, 'postgres.socket') };
}
