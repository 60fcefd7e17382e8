// Runs on the machine's own Node, before anything is installed: import only built-in modules here.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

const binFolder = join(root, 'node_modules/.bin');
const oldestNode = 24;

/** An error to show as one sentence, without a stack trace. */
export class ScriptError extends Error {}

/** Thrown when we were asked to stop and our child process has stopped. */
class Interrupted extends Error {
  constructor(exitCode) {
    super('stopped');
    this.exitCode = exitCode;
  }
}

/** The Node pinned in the lock file, or the running one if no build of it exists for this machine. */
export function findNode() {
  const pinned = join(binFolder, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath;
  throw new ScriptError(
    `The portal needs Node ${oldestNode} or later; this is Node ${process.versions.node}.`,
  );
}

/** The environment in which `node` and every installed program are the pinned ones. */
export function childEnv(extra = {}) {
  return { ...process.env, PATH: `${binFolder}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/**
 * Runs a program of this workspace to its end, showing its output.
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { cwd = root, env = {} } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: childEnv(env),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return waitFor(child);
}

/** Starts a program that gives way to everything else, and doesn't wait for it; returns its process. */
export function runBehind(command, args) {
  const child = spawn(command, args, { cwd: root, env: childEnv(), stdio: 'inherit' });
  child.once('error', showError);
  if (child.pid) setPriority(child.pid, 19);
  return child;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Waits for a program we started. A signal to us stops the program first; then this throws.
 * @returns {Promise<number>} its exit code, 1 when a signal ended it
 */
export async function waitFor(child) {
  let received;
  const passOn = (signal) => {
    received = signal;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, passOn);
  try {
    const code = await new Promise((done, fail) => {
      child.once('error', fail);
      child.once('close', done);
    });
    if (received) throw new Interrupted(code ?? 1);
    return code ?? 1;
  } finally {
    for (const signal of signals) process.off(signal, passOn);
  }
}

/**
 * Options of Node for the server. By default, Node lets the old generation grow to several times the live
 * heap before it collects, and the young one to 64 MB. One and a half times the live heap and 8 MB are enough for
 * requests, and keep the server 100 MB smaller at the same speed. No less than 8 MB either: a collection that returns
 * memory shrinks the young generation, and one of a megabyte is collected at every thirtieth page.
 */
export const serverOptions = [
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
  '--heap-growing-percent=50',
  // Used by the server's return-memory.ts.
  '--expose-gc',
];

/** The built server as it runs in production. */
export const serverProgram = [...serverOptions, 'apps/server/dist/main.js'];

/**
 * Returns memory outside the heap to the system when it is freed. Fewer arenas keep memory freed by libvips and zstd
 * from staying with each thread. Blocks of 32 KB are mapped separately: V8 reads sources in such blocks, which would
 * otherwise leave 35 MB of holes.
 */
export const serverEnv = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' };

/** Runs the server until it stops. The open channel lets it notice if we are killed. */
export function runServer(args, env) {
  const child = spawn(findNode(), args, {
    cwd: root,
    env: childEnv({ ...serverEnv, ...env }),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  return waitFor(child);
}

// npm passes SIGTERM to its shell, which dies without passing it on to us.
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/** Runs a script's main function; its result becomes the exit code. */
export async function runMain(main) {
  if (process.env.npm_lifecycle_event) stopWithParent();
  try {
    process.exitCode = await main();
  } catch (error) {
    showError(error);
    process.exitCode = error instanceof Interrupted ? error.exitCode : 1;
  }
}

export function showError(error) {
  if (error instanceof Interrupted) return;
  console.error(error instanceof ScriptError ? `\n${error.message}\n` : error);
}
