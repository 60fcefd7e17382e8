import { insertEnterprise } from '../../apps/server/src/features/enterprise/testing/insert-enterprise.ts';
import type { Db } from '../../apps/server/src/platform/database/database.ts';

let others = 0;

/** Inserts another enterprise with its own name and credit code, since fixtures are written several times. */
export async function insertOther(db: Db, name: string): Promise<{ id: string; creditCode: string }> {
  others += 1;
  const creditCode = `91990000MA0OTHER${String(others).padStart(2, '0')}`;
  const id = await insertEnterprise(db, { name: `${name}${others}（演示）`, creditCode });
  return { id, creditCode };
}
