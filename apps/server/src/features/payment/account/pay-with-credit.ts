import type { accountPayWithCredit } from '@portal/contract/payment/pay-all';
import { splitCredit } from '@portal/contract/payment/split-credit';
import { retCodes } from '@portal/contract/ret-code';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { payableFenOn } from '../../billing/bill/owed.public.ts';
import { lockBills } from '../../billing/bill/pay-bill.public.ts';
import { lockCredit, settleFromCredit } from '../account.public.ts';
import type { Desk } from '../desk.ts';
import { heldOnce, openOrder } from '../order/create-order.ts';

type Locked = Awaited<ReturnType<typeof lockBills>>[number];

const byDueDate = (one: Locked, other: Locked): number =>
  (one.dueDate ?? '').localeCompare(other.dueDate ?? '') || one.id.localeCompare(other.id);

/**
 * Both in one transaction, so that no credit is used for an order that can't be opened.
 * @throws {AppError} 500404, 100002, 500012, 500041, 500042, 500044
 */
export const payWithCredit =
  (desk: Desk): Verb<typeof accountPayWithCredit> =>
  (ctx, { data: { totalFen, creditFen, ...data } }) =>
    heldOnce(() =>
      inTransaction(ctx.db, async (tx) => {
        const { enterpriseId } = ctx.actor;
        if (enterpriseId === null) throw notFound();
        const ids = [...new Set(data.ids)];
        const bills = await lockBills(tx, ids);
        const isOwn = ({ issueDate, ...bill }: Locked) =>
          issueDate !== null && bill.enterpriseId === enterpriseId;
        if (bills.length < ids.length || !bills.every(isOwn)) throw notFound();
        const today = chinaDayOf(ctx.now);
        const owed = bills
          .sort(byDueDate)
          .map((bill) => ({ billId: bill.id, payableFen: payableFenOn(bill, today) }));
        const owedFen = owed.reduce((sum, { payableFen }) => sum + payableFen, 0);
        const usableFen = Math.min(await lockCredit(tx, enterpriseId), owedFen);
        if (owedFen !== totalFen || usableFen !== creditFen) throw new AppError(retCodes.AMOUNT_CHANGED);
        const parts = splitCredit(owed, creditFen);
        for (const part of parts)
          if (part.creditFen > 0)
            await settleFromCredit(tx, ctx, {
              billId: part.billId,
              amountFen: part.creditFen,
              field: 'data.creditFen',
            });
        const left = parts.filter(({ leftFen }) => leftFen > 0).map(({ billId }) => billId);
        if (left.length === 0) return { payOrderId: null };
        const { id } = await openOrder(
          tx,
          ctx,
          desk,
          { actor: ctx.actor },
          {
            kind: 'BILL',
            ids: left,
            totalFen: owedFen - creditFen,
          },
        );
        return { payOrderId: id };
      }),
    );
