import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Database } from '../platform/database/database.ts';
import { StartupError } from '../platform/database/startup-error.ts';
import type { Env } from '../platform/env.ts';
import type { FillRequest } from './fill-request.ts';

/**
 * Fills an empty database in a separate process: the server itself, even in a thread, would keep the 100 MB this takes
 * until its next start. When interrupted, it leaves the database empty.
 */
export async function fillApart(
  { connection, owner }: Database,
  env: Env,
  stopped: AbortSignal,
): Promise<void> {
  const filling = fork(new URL('./fill-process.ts', import.meta.url), { signal: stopped, execArgv: [] });
  const request: FillRequest = { connection, owner, env };
  filling.send(request);
  let reason = 'the process that fills it has ended';
  filling.on('message', (said) => {
    if (typeof said === 'string') reason = said;
  });
  const [code] = (await once(filling, 'close')) as [number | null];
  if (code !== 0) throw new StartupError(`The demo park could not be filled: ${reason}.`);
}
