import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { findFreePort } from '../../apps/server/src/testing/free-port.ts';
import { startTestServer, withDatabase } from '../../apps/server/src/testing/test-server.ts';
import { test } from '../support/test.ts';
import { addressOf, startPortal } from './start-portal.ts';

test.skip(process.env.TEST_ROUNDS !== 'names', '`npm run test:abuse -- names` times it');
test.describe.configure({ timeout: 120_000 });

const rounds = 5;
const measuredFor = 2_000;

/** Response times of the home page for consecutive visits, in milliseconds. */
async function timeHome(origin: string): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + measuredFor;
  while (performance.now() < end) {
    const startedAt = performance.now();
    const answer = await fetch(origin);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    times.push(performance.now() - startedAt);
    await sleep(10);
  }
  return times;
}

/** The same while three clients send bodies with 180,000 names or deep nesting. */
async function timeFlooded(origin: string): Promise<{ times: number[]; sent: number }> {
  const flood = fork(fileURLToPath(new URL('./flood.ts', import.meta.url)), [origin]);
  let sent = 0;
  flood.on('message', () => {
    sent += 1;
  });
  try {
    await once(flood, 'message');
    return { times: await timeHome(origin), sent };
  } finally {
    const ended = once(flood, 'exit');
    flood.kill();
    await ended;
  }
}

const medianOf = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;

test('forms with 180,000 names do not slow down the home page for others', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'park-portal-names-'));
  chmodSync(dataDir, 0o711);
  const { connection, owner, template, stop } = await startTestServer();
  const port = await findFreePort();
  const portal = await startPortal(
    port,
    {
      DATABASE_URL: addressOf(withDatabase(connection, template)),
      DATABASE_OWNER_URL: addressOf(withDatabase(owner, template)),
    },
    dataDir,
  );
  portal.stdout?.resume();
  const origin = `http://127.0.0.1:${port}`;
  try {
    await timeHome(origin);
    const idle: number[] = [];
    const flooded: number[] = [];
    let bodies = 0;
    // In turns, since other load on the machine comes and goes.
    for (let round = 0; round < rounds; round += 1) {
      idle.push(...(await timeHome(origin)));
      const { times, sent } = await timeFlooded(origin);
      flooded.push(...times);
      bodies += sent;
    }
    const [alone, loaded] = [medianOf(idle), medianOf(flooded)];
    console.log(
      `home page: ${alone.toFixed(1)} ms idle, ${loaded.toFixed(1)} ms beside ${bodies} hostile bodies`,
    );
    expect(bodies).toBeGreaterThan(20 * rounds);
    expect(loaded).toBeLessThanOrEqual(2 * alone);
  } finally {
    const ended = once(portal, 'exit');
    portal.kill();
    await ended;
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
