import type { Database } from '../platform/database/database.ts';
import type { Env } from '../platform/env.ts';
import { beginFilling, type Filling } from '../platform/filling.ts';
import { addAccounts } from './add-accounts.ts';
import { completeDemo } from './complete-demo.ts';
import { fillApart } from './fill-apart.ts';
import { countPartsLeft, isUnfilled } from './unfilled.ts';

interface Given {
  env: Env;
  stopped: AbortSignal;
  notify: (line: string) => void;
}

export interface Demo {
  filling: Filling;
  /** Fills in what is missing, which takes a while; changes are accepted once `beginWork` is done. */
  complete: (beginWork: () => Promise<void>) => Promise<void>;
}

/**
 * The demo park that fills an empty database. A filled park only gets the operators that it lacks from an earlier
 * release, and the result is null.
 */
export async function openDemo(database: Database, { env, stopped, notify }: Given): Promise<Demo | null> {
  const { db } = database;
  if (!(await isUnfilled(db))) {
    const added = await addAccounts(database);
    if (added.length > 0) notify(`The demo park has new accounts: ${added.join(', ')}.`);
    return null;
  }
  const { filling, end } = beginFilling(() => countPartsLeft(db));
  const fill = () => fillApart(database, env, stopped);
  const complete: Demo['complete'] = async (beginWork) => {
    await completeDemo({ database, fill, stopped, notify });
    await beginWork();
    end();
  };
  return { filling, complete };
}
