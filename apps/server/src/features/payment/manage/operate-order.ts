import type { payOrderOperateManage, payOrderQueryManageDetail } from '@portal/contract/payment/manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { asc, eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, requireVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { type Desk, payableOf } from '../desk.ts';
import { ledgerEntries, ledgerTransfers } from '../ledger/ledger.table.ts';
import { accountLabel } from '../ledger/query-balance.ts';
import { readMoneyRules } from '../money-rules.public.ts';
import { askChannel } from '../order/give-up.ts';
import { moveOrder } from '../order/move-order.ts';
import { attemptsOf, itemsOf, openAttemptsOf } from '../order/order.queries.ts';
import { refundableOf } from '../order/view-order.ts';
import { payItems, payOrders } from '../payment.table.ts';
import { giveBack } from '../refund/open-refund.ts';
import { refundsOf } from '../refund/refund.queries.ts';
import { peopleOf, viewManagedOrder, viewManagedRefund } from './managed-payment.view.ts';
import { managedRefundsOf } from './managed-refund.queries.ts';

/** @throws {AppError} 500404 */
export const queryManagedOrder: Verb<typeof payOrderQueryManageDetail> = async ({ db, actor }, { id }) => {
  const [order] = await db.select().from(payOrders).where(eq(payOrders.id, id));
  if (!order) throw notFound();
  const [items, attempts, refunds, entries] = await Promise.all([
    itemsOf(db, id),
    attemptsOf(db, id),
    managedRefundsOf(db, id),
    db
      .select({
        at: ledgerTransfers.at,
        event: ledgerTransfers.event,
        account: ledgerEntries.account,
        amountFen: ledgerEntries.amountFen,
      })
      .from(ledgerTransfers)
      .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
      .where(eq(ledgerTransfers.payOrderId, id))
      .orderBy(asc(ledgerTransfers.id), asc(ledgerEntries.position)),
  ]);
  const names = await namesOfUsers(db, peopleOf(refunds));
  const rules = await readMoneyRules(db);
  const isOpen = order.status === 'CREATED' || order.status === 'PAYING';
  const refundableFen = refundableOf(
    order,
    refunds.map(({ refund }) => refund),
  );
  return {
    ...viewManagedOrder(order),
    refundableFen,
    items: items.map(({ title, note, amountFen, refundedFen }) => ({ title, note, amountFen, refundedFen })),
    attempts: attempts.map(({ no, channel, status, paidFen, tradeNo, createdAt, failReason }) => ({
      no,
      channel,
      state: status,
      paidFen,
      tradeNo,
      createdAt: createdAt.getTime(),
      failReason,
    })),
    refunds: refunds.map((row) => viewManagedRefund(row, names, actor.userId, rules)),
    entries: entries.map(({ at, account, ...entry }) => ({
      ...entry,
      at: at.getTime(),
      account: accountLabel(account),
    })),
    actions: [
      ...(isOpen ? ['query' as const] : []),
      ...(order.status === 'EXCEPTION' ? ['giveBack' as const] : []),
      ...(refundableFen > 0 ? ['refund' as const] : []),
    ],
  };
};

/** @throws {AppError} 500404, 500409, 500012, 500046 */
export const operateOrder =
  (desk: Desk): Verb<typeof payOrderOperateManage> =>
  async (ctx, { id, event, version }) => {
    const [before] = await ctx.db.select().from(payOrders).where(eq(payOrders.id, id));
    if (!before) throw notFound();
    requireVersion(before, version);
    if (event === 'query') {
      if (before.status !== 'PAYING') throw new AppError(retCodes.TRANSITION_REFUSED);
      for (const attempt of await openAttemptsOf(ctx.db, id)) {
        const state = await askChannel(ctx, desk, attempt);
        if (state === null) throw new AppError(retCodes.CHANNEL_UNAVAILABLE);
        if (state === 'CONTRADICTED')
          throw new AppError(retCodes.CHANNEL_UNAVAILABLE, { retMsg: m.refusal_channel_contradicts() });
      }
    } else
      await inTransaction(ctx.db, async (tx) => {
        const order = await lockVersion(tx, payOrders, { id, version });
        await moveOrder(tx, ctx, order, 'giveBack');
        const items = await itemsOf(tx, id);
        const isHeld = items.some((item) => item.isHeld);
        await tx.update(payItems).set({ isHeld: false }).where(eq(payItems.payOrderId, id));
        const ids = items.map(({ bizId }) => bizId);
        if (isHeld) await payableOf(desk, order.kind).release?.(tx, ctx, ids, id);
        // Surplus payments were already refunded on arrival.
        const returned = new Set((await refundsOf(tx, id)).map(({ attemptId }) => attemptId));
        for (const attempt of await attemptsOf(tx, id))
          if (attempt.status === 'SUCCESS' && !returned.has(attempt.id))
            await giveBack(tx, ctx, { order, attempt, amountFen: attempt.paidFen ?? 0 });
      });
    const [after] = await ctx.db
      .select({ version: payOrders.version })
      .from(payOrders)
      .where(eq(payOrders.id, id));
    return { payOrderId: id, version: after?.version ?? version };
  };
