import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { findFreePort } from '../../apps/server/src/testing/free-port.ts';
import { isLong } from '../../apps/server/src/testing/test-scope.ts';
import { startTestServer, withDatabase } from '../../apps/server/src/testing/test-server.ts';
import { test } from '../support/test.ts';
import { addressOf, type Databases, startPortal } from './start-portal.ts';

// `npm run test:abuse` runs the long form.
const rounds = isLong ? 100 : 3;
const connections = 32;
const enoughAnswers = 50;

test.describe.configure({ timeout: 60_000 + rounds * 20_000 });

interface Outcome {
  /** Complete answers. */
  whole: number;
  /** Answers that broke off or were refusals. */
  broken: string[];
}

/** Sends one request; resolves with its outcome. */
function ask(
  agent: Agent,
  port: number,
): Promise<{ fate: 'whole' | 'not accepted' | 'broken'; why?: string }> {
  return new Promise((done) => {
    let hasBegun = false;
    const asking = request(
      { agent, host: '127.0.0.1', port, path: '/api/infoManage/content/queryList?column=INDUSTRY' },
      (answer) => {
        hasBegun = true;
        answer.resume();
        answer.on('end', () => {
          const isWhole = answer.complete && answer.statusCode === 200;
          done({ fate: isWhole ? 'whole' : 'broken', why: `status ${answer.statusCode}` });
        });
        answer.on('error', (error) => done({ fate: 'broken', why: error.message }));
      },
    );
    asking.on('error', (error: NodeJS.ErrnoException) => {
      if (hasBegun) return;
      // No answer had begun: the kernel held a connection the server never accepted, as its own log confirms.
      done({ fate: 'not accepted', why: error.code ?? error.message });
    });
    asking.end();
  });
}

/** Requests that the server logged but did not finish; complete once the whole log `isRead`. */
function watchUnfinished(portal: ChildProcess): { unfinished: Set<string>; isRead: Promise<unknown> } {
  const unfinished = new Set<string>();
  if (!portal.stdout) throw new Error('the portal has no output');
  const log = createInterface({ input: portal.stdout }).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const { msg, reqId } = JSON.parse(line) as { msg: string; reqId: string };
    if (msg === 'incoming request') unfinished.add(reqId);
    if (msg === 'request completed') unfinished.delete(reqId);
  });
  return { unfinished, isRead: once(log, 'close') };
}

async function runRound(
  databases: Databases,
  dataDir: string,
): Promise<Outcome & { unfinished: number; took: number; code: number }> {
  const port = await findFreePort();
  const portal = await startPortal(port, databases, dataDir);
  const { unfinished, isRead } = watchUnfinished(portal);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const outcome: Outcome = { whole: 0, broken: [] };
  let isStopped = false;
  const clients = Array.from({ length: connections }, async () => {
    while (!isStopped) {
      const { fate, why = 'broke off' } = await ask(agent, port);
      if (fate === 'whole') outcome.whole += 1;
      else if (fate === 'not accepted') await sleep(10);
      else outcome.broken.push(why);
    }
  });
  // Waits for answers, so that the stop hits a busy server however slow the machine is.
  while (outcome.whole < enoughAnswers && outcome.broken.length === 0) await sleep(10);
  await sleep(Math.random() * 500);
  const exit = once(portal, 'close');
  const stoppedAt = performance.now();
  portal.kill('SIGTERM');
  const [code] = (await exit) as [number];
  const took = performance.now() - stoppedAt;
  isStopped = true;
  await Promise.all([...clients, isRead]);
  agent.destroy();
  return { ...outcome, unfinished: unfinished.size, took, code };
}

/** Ids of all processes of the tests' database server. */
function processesOf(folder: string): number[] {
  const [first = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ');
  return [first, ...children].map(Number);
}

/** Fills the pipe of a log that the process which started the server does not read. */
async function fillLog(port: number): Promise<void> {
  const address = `http://127.0.0.1:${port}/healthz?${'fill=the-log&'.repeat(35)}`;
  for (let round = 0; round < 40; round += 1)
    await Promise.all(
      Array.from({ length: connections }, () => fetch(address).then((answer) => answer.text())),
    );
}

for (const fate of ['gone', 'silent'] as const)
  test(`a server whose log nobody reads and whose database is ${fate} stops within a few seconds`, async () => {
    test.skip(process.env.TEST_DATABASE_URL !== undefined, 'it takes its database server away');
    const dataDir = mkdtempSync(join(tmpdir(), 'park-portal-stop-'));
    chmodSync(dataDir, 0o711);
    const { connection, owner, template, stop } = await startTestServer();
    if (typeof connection === 'string') throw new Error('the database server is not the test’s own');
    const port = await findFreePort();
    const portal = await startPortal(
      port,
      {
        DATABASE_URL: addressOf(withDatabase(connection, template)),
        DATABASE_OWNER_URL: addressOf(withDatabase(owner, template)),
      },
      dataDir,
    );
    const suspended: number[] = [];
    try {
      await fillLog(port);
      if (fate === 'gone') await stop();
      else suspended.push(...processesOf(join(dirname(connection.host), 'postgres')));
      for (const each of suspended) process.kill(each, 'SIGSTOP');
      // Long enough for the server to notice.
      await sleep(3_000);
      const exit = once(portal, 'exit');
      portal.kill('SIGTERM');
      const [code] = (await Promise.race([exit, sleep(8_000, ['still running'])])) as [unknown];
      expect(code).toBe(0);
    } finally {
      portal.kill('SIGKILL');
      for (const each of suspended) process.kill(each, 'SIGCONT');
      if (fate === 'silent') await stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

test(`${rounds} stops under load break no answer and take less than ten seconds`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'park-portal-stop-'));
  chmodSync(dataDir, 0o711);
  const { connection, owner, template, stop } = await startTestServer();
  const databases = {
    DATABASE_URL: addressOf(withDatabase(connection, template)),
    DATABASE_OWNER_URL: addressOf(withDatabase(owner, template)),
  };
  let answers = 0;
  let longest = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const { whole, broken, unfinished, took, code } = await runRound(databases, dataDir);
      expect(broken, `round ${round}`).toEqual([]);
      expect(unfinished, `round ${round}, out after ${Math.round(took)} ms`).toBe(0);
      expect(code).toBe(0);
      expect(took).toBeLessThan(10_000);
      answers += whole;
      longest = Math.max(longest, took);
    }
    console.log(`${rounds} stops, ${answers} whole answers, the longest stop ${Math.round(longest)} ms`);
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
