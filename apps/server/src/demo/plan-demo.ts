import { chinaDayOf } from '../platform/china-time.ts';
import { type Db, inTransaction } from '../platform/database/database.ts';
import { takeTurn } from '../platform/database/take-turn.ts';
import { demoFills } from './demo-fills.ts';
import { demoParts } from './demo-part.table.ts';
import { isEmpty } from './is-empty.ts';
import { countPartsLeft } from './unfilled.ts';

/** Writes down all parts of the demo park as still to be filled in, if the database is empty. */
export async function planDemo(db: Db, today = chinaDayOf(new Date())): Promise<void> {
  await inTransaction(db, async (tx) => {
    await takeTurn(tx, 'demo park');
    if ((await countPartsLeft(tx)) > 0 || !(await isEmpty(tx))) return;
    await tx.insert(demoParts).values([...demoFills.keys()].map((name) => ({ name, day: today })));
  });
}
