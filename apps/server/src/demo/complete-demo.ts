import { connectOwner } from '../platform/database/connect-owner.ts';
import type { Database } from '../platform/database/database.ts';
import { isUnfilled } from './unfilled.ts';

// An arbitrary number no other advisory lock in this database uses.
const fillLock = 7_275_002;

interface Filling {
  database: Database;
  /** Fills in the parts that are left, one transaction each. */
  fill: () => Promise<void>;
  stopped: AbortSignal;
  notify: (line: string) => void;
}

/** Waits until no other server process is filling the database, and makes others wait while `work` runs. */
async function alone({ database, stopped, notify }: Filling, work: () => Promise<void>) {
  const owner = await connectOwner(database);
  // This interrupts an unfinished query.
  const cutOff = () => void owner.end();
  stopped.addEventListener('abort', cutOff, { once: true });
  try {
    const { rows } = await owner.query<{ has: boolean }>('select pg_try_advisory_lock($1) as has', [
      fillLock,
    ]);
    if (!rows[0]?.has) {
      notify('Another copy of the portal fills the database with the demo park; waiting for it …');
      await owner.query('select pg_advisory_lock($1)', [fillLock]);
    }
    await work();
  } finally {
    stopped.removeEventListener('abort', cutOff);
    // The lock ends with the session.
    if (!stopped.aborted) await owner.end();
  }
}

/**
 * Fills an empty database with the demo park, or goes on with an interrupted fill. If several processes do this
 * together, one fills and the others wait.
 */
export async function completeDemo(filling: Filling): Promise<void> {
  const { database, fill, notify } = filling;
  await alone(filling, async () => {
    if (!(await isUnfilled(database.db))) return;
    notify('Filling the database with the demo park …');
    const startedAt = performance.now();
    await fill();
    notify(`The demo park is complete, after ${Math.round((performance.now() - startedAt) / 1000)} s.`);
  });
}
