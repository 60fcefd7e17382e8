import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { enterprises } from '../enterprise.table.ts';
import { chosenFields, writtenFields } from './filled-fields.ts';

let inserted = 0;

/** Inserts an enterprise, admitted by default, and returns its id. */
export async function insertEnterprise(
  db: Db,
  given: Partial<typeof enterprises.$inferInsert> & { name: string },
): Promise<string> {
  const id = ulid();
  inserted += 1;
  await db.insert(enterprises).values({
    id,
    shortName: given.name,
    creditCode: `91990000MA${String(inserted).padStart(8, '0')}`,
    ...chosenFields,
    ...writtenFields,
    entryStatus: 'PASSED',
    admittedAt: new Date('2020-02-01T00:00:00Z'),
    ...given,
  });
  return id;
}
