import type { accountUseCredit } from '@portal/contract/payment/account';
import { sql } from 'drizzle-orm';
import type { JobDeps } from '../../../feature/feature.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { eachRow } from '../../../platform/database/failed-rows.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { systemContext, type Verb, type WriteContext } from '../../../platform/http/context.ts';
import { payableFenOn } from '../../billing/bill/owed.public.ts';
import { lockBills, openBillsOf } from '../../billing/bill/pay-bill.public.ts';
import { creditOf, settleFromCredit } from '../account.public.ts';
import { readMoneyRules } from '../money-rules.public.ts';

/** @throws {AppError} 500404 for a bill of somebody else, 100002 */
export const useOwnCredit: Verb<typeof accountUseCredit> = (ctx, { data: { billId, amountFen } }) =>
  inTransaction(ctx.db, async (tx) => {
    const { enterpriseId } = ctx.actor;
    const [bill] = await lockBills(tx, [billId]);
    if (!bill || bill.issueDate === null || bill.enterpriseId !== enterpriseId) throw notFound();
    await settleFromCredit(tx, ctx, { billId, amountFen });
    return { creditFen: await creditOf(tx, enterpriseId) };
  });

/** Pays the bills that are due from the credit of an enterprise, earliest due date first, while it lasts. */
async function payWithCredit(tx: Db, ctx: WriteContext, enterpriseId: string): Promise<void> {
  const today = chinaDayOf(ctx.now);
  const open = await openBillsOf(tx, [enterpriseId]);
  await lockBills(
    tx,
    open.map(({ id }) => id),
  );
  for (const { id } of open) {
    const [bill] = await lockBills(tx, [id]);
    const amountFen = Math.min(bill ? payableFenOn(bill, today) : 0, await creditOf(tx, enterpriseId));
    if (amountFen <= 0) continue;
    await settleFromCredit(tx, ctx, { billId: id, amountFen });
  }
}

/** Where the park says so, credit pays bills by itself. Repeatable: what is paid is not paid again. */
export async function useCreditByItself(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const { creditByItself } = await readMoneyRules(ctx.db);
  if (!creditByItself) return;
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select substr(account, 8) as id from ledger_entry where account like 'CREDIT:%'
    group by account having sum(amount_fen) < 0 order by account`);
  await eachRow(
    rows,
    ({ id }) => id,
    ({ id }) => inTransaction(ctx.db, (tx) => payWithCredit(tx, ctx, id)),
  );
}
