import { connectOwner } from '../platform/database/connect-owner.ts';
import type { Database } from '../platform/database/database.ts';
import { addAccounts } from './add-accounts.ts';
import { isEmpty } from './is-empty.ts';

// An arbitrary number no other advisory lock in this database uses.
const fillLock = 7_275_002;

interface Filling {
  database: Database;
  /** Fills the empty database: all of it or nothing. */
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
 * Fills an empty database with the demo park, or adds missing operators to a park of an earlier release. If several
 * processes start together, one does it and the others wait.
 */
export async function prepareDemo(filling: Filling): Promise<void> {
  const { database, fill, notify } = filling;
  await alone(filling, async () => {
    if (await isEmpty(database)) {
      notify('Filling the empty database with the demo park …');
      await fill();
      return;
    }
    const added = await addAccounts(database);
    if (added.length > 0) notify(`The demo park has new accounts: ${added.join(', ')}.`);
  });
}
