import type { BulkAct, BulkLook, BulkTarget } from '../../feature/bulk-act.ts';
import type { Db } from '../../platform/database/database.ts';

/** Rows that an act looks at in one query. */
const atOnce = 500;

/** Looks at any number of rows, by their ids. */
export async function lookInBatches(
  db: Db,
  act: BulkAct,
  ids: readonly string[],
  by: BulkLook,
): Promise<ReadonlyMap<string, BulkTarget>> {
  const found = new Map<string, BulkTarget>();
  for (let from = 0; from < ids.length; from += atOnce)
    for (const target of await act.look(db, ids.slice(from, from + atOnce), by)) found.set(target.id, target);
  return found;
}
