import type { Db } from '../platform/database/database.ts';
import { demoParts } from './demo-part.table.ts';
import { isEmpty } from './is-empty.ts';

/** The number of parts of the demo park that are still to be filled in, once a fill has begun. */
export const countPartsLeft = (db: Db): Promise<number> => db.$count(demoParts);

/** Whether the database is empty or its fill was interrupted. */
export const isUnfilled = async (db: Db): Promise<boolean> =>
  (await countPartsLeft(db)) > 0 || (await isEmpty(db));
