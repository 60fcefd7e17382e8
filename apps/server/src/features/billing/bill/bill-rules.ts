import type { billRuleQuery, billRuleSave } from '@portal/contract/billing/bill-rule';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { billRules } from './bill-rule.table.ts';

const id = 'park';

/** The park's rules for bills; a new park's leave due dates where they are. */
export async function readBillRules(db: Db) {
  const [row] = await db.select().from(billRules).where(eq(billRules.id, id));
  return row ?? { id, isDueOnWorkingDay: false, version: 1 };
}

export const getBillRules: Verb<typeof billRuleQuery> = ({ db }) => readBillRules(db);

/** @throws {AppError} 500409 */
export const saveBillRules: Verb<typeof billRuleSave> = (ctx, { version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    await tx.insert(billRules).values({ id, isDueOnWorkingDay: false }).onConflictDoNothing();
    const [before] = await tx.select().from(billRules).where(eq(billRules.id, id)).for('update');
    if (!before) throw new Error('failed to insert the rules');
    requireVersion(before, version);
    const saved = { ...data, version: version + 1 };
    await tx.update(billRules).set(saved).where(eq(billRules.id, id));
    await writeLog(tx, ctx, {
      event: 'billRule.edit',
      entity: 'billRule',
      entityId: id,
      before: { isDueOnWorkingDay: before.isDueOnWorkingDay },
      after: data,
    });
    return saved;
  });
