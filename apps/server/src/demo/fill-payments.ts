import { formatFen } from '@portal/contract/money';
import { and, asc, eq, gt, inArray, isNotNull, notLike, or, sql } from 'drizzle-orm';
import { bills } from '../features/billing/bill/bill.table.ts';
import { enterpriseMembers } from '../features/enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { users } from '../features/identity/user.table.ts';
import { bankDoubts } from '../features/payment/bank/bank-doubt.table.ts';
import { bankLines } from '../features/payment/bank/bank-line.table.ts';
import { ledgerEntries, ledgerTransfers } from '../features/payment/ledger/ledger.table.ts';
import { payAttempts, payItems, payOrders, refundOrders } from '../features/payment/payment.table.ts';
import { reconcileDays, reconcileDifferences } from '../features/payment/reconcile/reconcile.table.ts';
import { appendHistory } from '../features/repair/move-ticket.public.ts';
import { repairTickets } from '../features/repair/repair.table.ts';
import { venues } from '../features/venue/venue.table.ts';
import { bookings } from '../platform/booking/booking.table.ts';
import { cashierPayments, cashierRefunds } from './cashier/cashier.table.ts';
import { demoId } from './content/demo-id.ts';
import { type DemoContext, inChunks } from './demo-context.ts';
import { composeDoubts } from './payment/compose-doubts.ts';
import { composeBankLines, composeMoves, type Move } from './payment/compose-ledger.ts';
import {
  boughtBooking,
  closedOf,
  differingOf,
  minute,
  openOf,
  purchasesOf,
  type Sold,
  type SoldAlone,
  type Written,
  write,
  writeAlone,
} from './payment/compose-payments.ts';
import { composeCashier, composeCashierRefunds, composeReconciled } from './payment/compose-reconciled.ts';
import { composeRefunds, type Refund } from './payment/compose-refunds.ts';
import { composeUnbooked } from './payment/compose-unbooked.ts';
import { numberer } from './payment/number-things.ts';

/** Bills in a state with their payers, by enterprise and month. */
async function findBills({ tx }: DemoContext, status: 'PAID' | 'OVERDUE' | 'UNPAID'): Promise<Sold[]> {
  const rows = await tx
    .select({ bill: bills, payerName: enterprises.name, payerUserId: users.id, payerSince: users.createdAt })
    .from(bills)
    .innerJoin(enterprises, eq(enterprises.id, bills.enterpriseId))
    .leftJoin(
      enterpriseMembers,
      and(eq(enterpriseMembers.enterpriseId, bills.enterpriseId), eq(enterpriseMembers.memberRole, 'OWNER')),
    )
    .leftJoin(users, eq(users.id, enterpriseMembers.userId))
    // Leaves the bills of the demo accounts unpaid, for visitors to pay.
    .where(
      and(
        eq(bills.status, status),
        status === 'UNPAID' ? and(isNotNull(users.id), notLike(users.loginName, 'demo%')) : undefined,
      ),
    )
    .orderBy(asc(bills.enterpriseId), asc(bills.period), asc(bills.id));
  return rows;
}

/**
 * Paid venue bookings that are not over or whose deposit is held: what can be refunded needs its order. Earlier ones
 * are settled and left out of the books.
 */
async function findBookings({ tx }: DemoContext): Promise<SoldAlone[]> {
  const isHeld = or(eq(bookings.status, 'CONFIRMED'), eq(bookings.depositState, 'HELD'));
  const rows = await tx
    .select({
      booking: bookings,
      bookedName: venues.name,
      needApproval: venues.needApproval,
      payerName: users.name,
    })
    .from(bookings)
    .innerJoin(venues, eq(venues.id, bookings.resourceId))
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(and(eq(bookings.kind, 'VENUE'), isHeld, sql`${bookings.amountFen} + ${bookings.depositFen} > 0`))
    .orderBy(asc(bookings.createdAt), asc(bookings.id));
  return rows.map(({ booking, bookedName, payerName, needApproval }) => {
    // As its case records: requested, charged after approval if required, and paid.
    const paidAt = new Date(booking.createdAt.getTime() + (needApproval ? 20 : 10) * minute);
    return boughtBooking(booking, { bookedName, payerName, paidAt });
  });
}

/** Repairs with an accepted quote, paid by their reporters an hour later; the last one is not paid yet. */
async function findRepairs({ tx }: DemoContext): Promise<SoldAlone[]> {
  const rows = await tx
    .select({ ticket: repairTickets, userName: users.name, enterpriseName: enterprises.name })
    .from(repairTickets)
    .innerJoin(users, eq(users.id, repairTickets.reporterId))
    .leftJoin(enterprises, eq(enterprises.id, repairTickets.enterpriseId))
    .where(and(eq(repairTickets.status, 'CLOSED'), gt(repairTickets.acceptedFen, 0)))
    .orderBy(asc(repairTickets.closedAt), asc(repairTickets.id));
  return rows.slice(0, -1).map(({ ticket, userName, enterpriseName }) => ({
    kind: 'REPAIR',
    bizId: ticket.id,
    title: ticket.title,
    note: ticket.locationText,
    totalFen: ticket.acceptedFen,
    payerUserId: ticket.reporterId ?? '',
    payerEnterpriseId: ticket.enterpriseId,
    payerName: enterpriseName ?? userName,
    paidAt: new Date((ticket.closedAt?.getTime() ?? 0) + 60 * minute),
  }));
}

/** Records the payments in the tickets and their history. */
async function settleRepairs({ tx }: DemoContext, repairs: readonly SoldAlone[]): Promise<void> {
  for (const { bizId, totalFen, paidAt } of repairs) {
    await tx.update(repairTickets).set({ paidFen: totalFen }).where(eq(repairTickets.id, bizId));
    const line = { event: 'pay', text: formatFen(totalFen) } as const;
    await appendHistory(tx, { now: paidAt, actor: null }, bizId, line);
  }
}

const openTransfers = 2;

async function composeOrders(context: DemoContext): Promise<Written[]> {
  const { today } = context;
  const repairs = await findRepairs(context);
  await settleRepairs(context, repairs);
  const alone = [...(await findBookings(context)), ...repairs];
  const paid = purchasesOf(await findBills(context, 'PAID'), alone.length);
  const [overdue] = (await findBills(context, 'OVERDUE')).sort((a, b) => (a.bill.no < b.bill.no ? -1 : 1));
  const unpaid = (await findBills(context, 'UNPAID')).slice(-openTransfers);
  const purchases = [
    ...paid,
    ...closedOf(paid),
    ...(overdue ? [differingOf({ ...overdue, payerUserId: null }, today)] : []),
    ...openOf(unpaid, today),
  ];
  const days = [...purchases.map(({ at }) => at), ...alone.map(({ paidAt }) => paidAt)];
  const numbers = await numberer(context, 'ZF', days);
  const ofAlone = numbers.slice(purchases.length);
  return [
    ...purchases.map((purchase, nth) => write(purchase, numbers[nth] ?? '', nth)),
    ...alone.map((one, nth) => writeAlone(one, ofAlone[nth] ?? '')),
  ];
}

async function findClerk({ tx }: DemoContext): Promise<string> {
  const [clerk] = await tx.select({ id: users.id }).from(users).where(eq(users.loginName, 'op_finance'));
  if (!clerk) throw new Error('the demo park has no finance office');
  return clerk.id;
}

async function numberRefunds(
  context: DemoContext,
  written: readonly Written[],
  clerkId: string,
): Promise<Refund[]> {
  const drafts = composeRefunds(written, clerkId);
  const days = drafts.map(({ createdAt }) => createdAt as Date);
  const numbers = await numberer(context, 'TK', days);
  return drafts.map((draft, nth) => {
    const no = numbers[nth] ?? '';
    const channelRefundNo = draft.status === 'SUCCESS' ? no : null;
    return { ...draft, no, channelNo: `${no.replace('-', '')}DEMO`, channelRefundNo };
  });
}

async function writeOrders(
  { tx, today }: DemoContext,
  written: readonly Written[],
  refunds: readonly Refund[],
): Promise<void> {
  const given = new Map(
    refunds.flatMap(({ status, source, payOrderId, amountFen }) =>
      status === 'SUCCESS' && source === 'PAYER' ? [[payOrderId, amountFen]] : [],
    ),
  );
  const orderRows = written.map(({ order }) => ({ ...order, refundedFen: given.get(order.id) ?? 0 }));
  const itemRows = written.flatMap(({ items }) =>
    items.map((item) => ({
      ...item,
      refundedFen: item.position === 0 ? (given.get(item.payOrderId) ?? 0) : 0,
    })),
  );
  for (const part of inChunks(orderRows)) await tx.insert(payOrders).values(part);
  for (const part of inChunks(itemRows)) await tx.insert(payItems).values(part);
  for (const part of inChunks(written))
    await tx.insert(payAttempts).values(part.map(({ attempt }) => attempt));
  await tx.insert(refundOrders).values([...refunds]);
  await tx.execute(sql`
    update bill set pay_order_id = i.pay_order_id, refunded_fen = i.refunded_fen
    from pay_item i join pay_order o on o.id = i.pay_order_id
    where i.kind = 'BILL' and i.biz_id = bill.id and o.status = 'SUCCESS'`);
  for (const { order, items } of written.filter((one) => one.order.status === 'PAYING'))
    await tx
      .update(bills)
      .set({ status: 'PAYING', heldFrom: 'UNPAID', lateFrozenOn: today, payOrderId: order.id })
      .where(
        inArray(
          bills.id,
          items.map(({ bizId }) => bizId),
        ),
      );
}

async function book({ tx }: DemoContext, moves: readonly Move[]): Promise<void> {
  const rows = moves.map((move) => ({ ...move, id: demoId('ledger', move.causeId) }));
  for (const part of inChunks(rows)) {
    await tx
      .insert(ledgerTransfers)
      .values(part.map(({ id, event, causeId, payOrderId, at }) => ({ id, event, causeId, payOrderId, at })));
    await tx.insert(ledgerEntries).values(
      part.flatMap(({ id: transferId, accounts: [account, counter], amountFen }) => [
        { transferId, position: 1, account, amountFen },
        { transferId, position: 2, account: counter, amountFen: -amountFen },
      ]),
    );
  }
}

/** The cashier's records, and its daily reconciliation with ours. */
async function writeCashier(
  { tx, today }: DemoContext,
  written: readonly Written[],
  refunds: readonly Refund[],
  clerkId: string,
): Promise<void> {
  for (const part of inChunks(composeCashier(written))) await tx.insert(cashierPayments).values(part);
  const given = composeCashierRefunds(written, refunds);
  if (given.length > 0) await tx.insert(cashierRefunds).values(given);
  const { days, differing } = composeReconciled(written, today);
  await tx.insert(reconcileDays).values(days);
  for (const { difference, atCashier } of differing) {
    const updatedBy = difference.status === 'CLOSED' ? clerkId : null;
    await tx.insert(reconcileDifferences).values({ ...difference, updatedBy });
    if (!atCashier) continue;
    if ('token' in atCashier) await tx.insert(cashierPayments).values(atCashier);
    else
      await tx
        .update(cashierPayments)
        .set({ arrivesFen: atCashier.arrivesFen })
        .where(eq(cashierPayments.attemptNo, atCashier.attemptNo));
  }
  const unbooked = composeUnbooked(written, today);
  await tx.insert(reconcileDifferences).values(unbooked.differences);
  await tx.insert(cashierPayments).values(unbooked.payments);
}

/** 620 orders in every lasting state, 14 refunds, bank lines and doubtful ones, the cashier's days, and the ledger. */
export async function fillPayments(context: DemoContext): Promise<void> {
  const written = await composeOrders(context);
  const clerkId = await findClerk(context);
  const refunds = await numberRefunds(context, written, clerkId);
  await writeOrders(context, written, refunds);
  const lines = composeBankLines(written, context.today);
  for (const part of inChunks(lines)) await context.tx.insert(bankLines).values(part);
  await context.tx.insert(bankDoubts).values(composeDoubts(lines, context.today, clerkId));
  await book(context, composeMoves(written, refunds, lines));
  await writeCashier(context, written, refunds, clerkId);
}
