import { spawn } from 'node:child_process';
import { chmodSync, closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { privateFile } from './data-dir.ts';
import { endOrphans } from './end-orphans.ts';
import type { Binaries } from './postgres-binaries.ts';
import { findRunning, type Postmaster } from './postmaster.ts';
import type { RunUser } from './run-user.ts';
import { StartupError } from './startup-error.ts';
import type { Transport } from './transport.ts';

export interface Launch {
  dataDir: string;
  logFile: string;
  binaries: Binaries;
  user: RunUser | undefined;
  transport: Transport;
  /** Server settings, as `-c name=value`. */
  settings: Record<string, string>;
}

// A killed server appears to be alive for a second or two.
const patience = 20_000;
const orphanPatience = 3_000;
const retryPause = 200;
const largestLog = 10 * 1024 * 1024;

/** Adopts the server that runs on the data folder, or starts one; resolves once it answers. */
export async function launch(options: Launch): Promise<Postmaster> {
  rotateLog(options.logFile);
  const begunAt = performance.now();
  for (;;) {
    const running = await findRunning(options.dataDir, options.transport.address);
    if (running) return running;
    const outcome = await start(options);
    if (typeof outcome !== 'string') return outcome;
    const isTakenStill = /lock file|shared memory block/.test(outcome);
    const waited = performance.now() - begunAt;
    if (!isTakenStill || waited > patience) throw startFailure(outcome, options.logFile);
    if (waited > orphanPatience && outcome.includes('shared memory block')) endOrphans(options.dataDir);
    await sleep(retryPause);
  }
}

/** Resolves to the server once it answers, or to its log output if it ends before. */
async function start(options: Launch): Promise<Postmaster | string> {
  // The log contains failed statements, including users' input.
  const log = openSync(options.logFile, 'a', privateFile);
  const logStart = statSync(options.logFile).size;
  const settings = { timezone: 'UTC', log_timezone: 'UTC', ...options.settings };
  const child = spawn(
    options.binaries.postgres,
    [
      '-D',
      options.dataDir,
      ...options.transport.serverArguments,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...options.user,
      cwd: dirname(options.dataDir),
      // Does not inherit our environment: PGPORT and the like would change the server. macOS needs a locale.
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      // In its own session, so that Ctrl-C reaches only us and HTTP drains before the database stops.
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  let hasEnded = false;
  child.once('error', () => (hasEnded = true)).once('exit', () => (hasEnded = true));
  child.unref();
  while (!hasEnded) {
    const running = await findRunning(options.dataDir, options.transport.address);
    if (running && running.pid === child.pid) return running;
    await sleep(20);
  }
  return readFileSync(options.logFile).subarray(logStart).toString('utf8');
}

function rotateLog(logFile: string): void {
  // An earlier release created the logs readable by everyone on the machine.
  for (const file of [logFile, `${logFile}.1`]) if (existsSync(file)) chmodSync(file, privateFile);
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLog) renameSync(logFile, `${logFile}.1`);
}

function startFailure(log: string, logFile: string): StartupError {
  const fatal = /(?:FATAL|PANIC):\s*(.+)/.exec(log)?.[1];
  return new StartupError(
    `The embedded PostgreSQL did not start: ${fatal ?? 'no reason given'} (see ${logFile}).`,
  );
}
