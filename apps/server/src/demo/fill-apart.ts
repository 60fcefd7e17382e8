import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Database } from '../platform/database/database.ts';
import type { Env } from '../platform/env.ts';
import type { FillRequest } from './fill-request.ts';

/**
 * Fills an empty database in a thread of its own: what that takes of memory, a server would keep until its next start.
 * Stopped, it leaves the database empty.
 */
export async function fillApart(
  { connection, owner }: Database,
  env: Env,
  stopped: AbortSignal,
): Promise<void> {
  stopped.throwIfAborted();
  const thread = new Worker(new URL('./fill-thread.ts', import.meta.url));
  const request: FillRequest = { connection, owner, env };
  thread.postMessage(request);
  const end = () => void thread.terminate();
  stopped.addEventListener('abort', end);
  try {
    // Rejects with what the thread failed of.
    await once(thread, 'exit');
  } finally {
    stopped.removeEventListener('abort', end);
  }
  stopped.throwIfAborted();
}
