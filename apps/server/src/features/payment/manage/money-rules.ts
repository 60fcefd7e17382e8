import type { moneyRulesQuery, moneyRulesSave } from '@portal/contract/payment/money-rules';
import { defaultMoneyRules } from '@portal/contract/payment/money-rules-terms';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { requireVersion, updateVersion } from '../../../platform/database/versioned.ts';
import type { Context, OutputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { readMoneyRules } from '../money-rules.public.ts';
import { moneyRules } from '../money-rules.table.ts';

type Row = typeof moneyRules.$inferSelect;

const findRules = async (db: Db): Promise<Row | undefined> =>
  (await db.select().from(moneyRules).limit(1))[0];

const view = (
  { actor }: Context,
  {
    secondPersonFromFen,
    secondMatchAboveFen = defaultMoneyRules.secondMatchAboveFen,
    lateFeeFirst,
    creditByItself,
    version,
  }: Omit<typeof moneyRules.$inferInsert, 'id'>,
): OutputOf<typeof moneyRulesQuery> => ({
  secondPersonFromFen,
  secondMatchAboveFen,
  lateFeeFirst,
  creditByItself,
  version: version ?? 0,
  canEdit: actor.operatorRoles.includes('OP_ADMIN'),
});

export const queryMoneyRules: Verb<typeof moneyRulesQuery> = async (ctx) =>
  view(ctx, (await findRules(ctx.db)) ?? defaultMoneyRules);

/** @throws {AppError} 500409 */
export const saveMoneyRules: Verb<typeof moneyRulesSave> = (ctx, { version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    await takeTurn(tx, 'money-rules');
    const before = await findRules(tx);
    const ruled = await readMoneyRules(tx);
    requireVersion({ version: before?.version ?? 0 }, version);
    const { now, actor } = ctx;
    const [saved] = before
      ? [await updateVersion(tx, ctx, moneyRules, before.id, data)]
      : await tx
          .insert(moneyRules)
          .values({
            ...data,
            id: orderedId(now.getTime()),
            createdAt: now,
            createdBy: actor.userId,
            updatedAt: now,
            updatedBy: actor.userId,
          })
          .returning();
    if (!saved) throw new Error('failed to save the rules');
    await writeLog(tx, ctx, {
      event: 'moneyRules.edit',
      entity: 'moneyRules',
      entityId: saved.id,
      before: ruled,
      after: data,
    });
    return view(ctx, saved);
  });
