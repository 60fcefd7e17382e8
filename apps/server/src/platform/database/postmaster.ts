import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { isAlive, waitForExit } from './process-state.ts';
import type { ServerAddress } from './transport.ts';

export interface Postmaster {
  pid: number;
  address: ServerAddress;
}

/** The server that already runs on this data folder and answers, if any. */
export async function findRunning(dataDir: string, address: ServerAddress): Promise<Postmaster | undefined> {
  const file = join(dataDir, 'postmaster.pid');
  const lines = readLines(file);
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid)) return undefined;
  if (!isPostgres(pid)) {
    // After a reboot another program may have this process id, and PostgreSQL would refuse to start.
    rmSync(file, { force: true });
    return undefined;
  }
  const found = { ...address, host: lines[4] || address.host, port: Number(lines[3]) || address.port };
  return (await answers(found)) ? { pid, address: found } : undefined;
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return true;
  }
}

async function answers(address: ServerAddress): Promise<boolean> {
  const client = new pg.Client({ ...address, database: 'postgres', connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Disconnects all clients, writes a checkpoint and waits for the process to end. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await waitForExit(pid, 30_000)) return;
  // Stops immediately; the next start recovers from the write-ahead log.
  process.kill(pid, 'SIGQUIT');
  await waitForExit(pid, 5_000);
}
