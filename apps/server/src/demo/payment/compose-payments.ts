import type { PayKind } from '@portal/contract/payment/terms';
import type { Bill } from '../../features/billing/bill/bill.table.ts';
import { feeLabelOf } from '../../features/billing/fee-label.public.ts';
import type { PayOrder, payAttempts, payItems, payOrders } from '../../features/payment/payment.table.ts';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { slotRequestOf } from '../../platform/booking/booking-time.ts';
import { addDays } from '../../platform/china-time.ts';
import { inLanguage } from '../../platform/locale.ts';
import { remittanceCode } from '../../platform/pay/remittance-code.ts';
import { chinaInstant, notAhead } from '../content/demo-day.ts';
import { demoId } from '../content/demo-id.ts';

/** Number of orders that were paid: for bills, less those for bookings and repairs. */
const paidOrders = 608;
export const minute = 60_000;

/** A bill and its payer. */
export interface Sold {
  bill: Bill;
  payerName: string;
  payerUserId: string | null;
  /** When the payer's account was created. */
  payerSince: Date | null;
}

/** Bills paid in one order. */
interface Purchase {
  sold: [Sold, ...Sold[]];
  state: PayOrder['status'];
  at: Date;
}

/** Groups each payer's bills into orders, as many in total as needed besides `others`. */
export function purchasesOf(sold: readonly Sold[], others: number): Purchase[] {
  const groups = new Map<string, [Sold, ...Sold[]]>();
  const byPayer = Map.groupBy(sold, ({ bill }) => bill.enterpriseId);
  let before = 0;
  for (const [payer, its] of byPayer) {
    const ordersUntil = (count: number) => Math.floor((count * (paidOrders - others)) / sold.length);
    const orders = Math.max(1, ordersUntil(before + its.length) - ordersUntil(before));
    before += its.length;
    for (const [at, one] of its.entries()) {
      const key = `${payer} ${Math.floor((at * orders) / its.length)}`;
      const group = groups.get(key);
      if (group) group.push(one);
      else groups.set(key, [one]);
    }
  }
  return [...groups.values()].map((its, nth) => {
    const issued =
      its
        .map(({ bill }) => bill.issueDate ?? '')
        .sort()
        .at(-1) ?? '';
    const at = chinaInstant(addDays(issued, 1 + (nth % 9)), 540 + ((nth * 37) % 480));
    return { sold: its, state: 'SUCCESS', at: new Date(notAhead(at) - 90 * minute) };
  });
}

/** Failed orders for bills that another order paid: nine were closed, one of them paid too late. */
export const closedOf = (paid: readonly Purchase[]): Purchase[] =>
  paid
    .filter((_one, nth) => nth % 55 === 20)
    .slice(0, 9)
    .map(
      (one, nth): Purchase => ({
        ...one,
        state: nth === 4 ? 'SUCCESS_LATE' : 'CLOSED',
        at: new Date(one.at.getTime() - 300 * minute),
      }),
    );

/** An order paid with a different amount. */
export const differingOf = (overdue: Sold, today: string): Purchase => ({
  sold: [overdue],
  state: 'EXCEPTION',
  at: new Date(notAhead(chinaInstant(addDays(today, -1), 600))),
});

/** Transfers in progress. */
export const openOf = (unpaid: readonly Sold[], today: string): Purchase[] =>
  unpaid.map((one, nth) => ({
    sold: [one],
    state: 'PAYING',
    at: new Date(notAhead(chinaInstant(addDays(today, -1), 630 + nth * 75))),
  }));

const owedFen = ({ paidFen, principalFen }: Bill) => paidFen || principalFen;
const sumOf = ({ sold }: Purchase) => sold.reduce((sum, { bill }) => sum + owedFen(bill), 0);

export interface Written {
  order: typeof payOrders.$inferInsert & { id: string };
  items: (typeof payItems.$inferInsert)[];
  attempt: typeof payAttempts.$inferInsert & { id: string };
}

/** A single item with an order of its own: a booking with its deposit, or a repair. */
export interface SoldAlone {
  kind: PayKind;
  bizId: string;
  title: string;
  note: string;
  totalFen: number;
  payerUserId: string;
  payerEnterpriseId: string | null;
  payerName: string;
  paidAt: Date;
}

/** A paid booking whose money the park still holds. */
export function boughtBooking(
  booking: Booking,
  { bookedName, payerName, paidAt }: { bookedName: string; payerName: string; paidAt: Date },
): SoldAlone {
  const { date, from, to } = slotRequestOf(booking);
  return {
    kind: booking.kind,
    bizId: booking.id,
    title: bookedName,
    note: `${date} ${from}–${to} ${booking.title}`,
    totalFen: booking.amountFen + booking.depositFen,
    payerUserId: booking.userId,
    payerEnterpriseId: null,
    payerName,
    paidAt,
  };
}

/** Its order, paid at the cashier. */
export function writeAlone(sold: SoldAlone, no: string): Written {
  const { kind, bizId, title, note, totalFen, payerUserId, payerEnterpriseId, payerName, paidAt } = sold;
  const id = demoId('pay-order', no);
  const attemptNo = `${no.replace('-', '')}DEMO`;
  const tradeNo = `DEMO${attemptNo}`;
  const at = new Date(paidAt.getTime() - 4 * minute);
  const common = { createdAt: at, createdBy: payerUserId, updatedAt: paidAt };
  return {
    order: {
      ...common,
      id,
      no,
      kind,
      title,
      itemCount: 1,
      payerUserId,
      payerEnterpriseId,
      payerName,
      totalFen,
      channel: 'MOCK',
      status: 'SUCCESS',
      expireAt: new Date(at.getTime() + 15 * minute),
      successAt: paidAt,
      tradeNo,
    },
    items: [
      {
        id: demoId('pay-item', `${no} 0`),
        payOrderId: id,
        position: 0,
        kind,
        bizId,
        title,
        note,
        amountFen: totalFen,
        isHeld: false,
      },
    ],
    attempt: {
      ...common,
      id: demoId('pay-attempt', no),
      payOrderId: id,
      no: attemptNo,
      channel: 'MOCK',
      status: 'SUCCESS',
      amountFen: totalFen,
      paidFen: totalFen,
      tradeNo,
      paidAt,
    },
  };
}

export function write(purchase: Purchase, no: string, nth: number): Written {
  const { sold, state, at } = purchase;
  const [{ bill, payerName, payerUserId: userId, payerSince }] = sold;
  // Before the account existed, the enterprise paid by bill number.
  const payerUserId = payerSince && payerSince < at ? userId : null;
  const id = demoId('pay-order', no);
  const totalFen = sumOf(purchase);
  const isOpen = state === 'PAYING';
  const isPaid = state !== 'CLOSED' && !isOpen;
  const channel = isOpen || nth % 4 === 3 ? ('BANK_TRANSFER' as const) : ('MOCK' as const);
  const attemptNo = `${no.replace('-', '')}DEMO`;
  const paidAt = new Date(at.getTime() + 4 * minute);
  const title = (sale: Bill) => `${inLanguage('zh', () => feeLabelOf(sale))} ${sale.period} ${sale.place}`;
  const paid = {
    paidFen: state === 'EXCEPTION' ? totalFen - 1_000 : totalFen,
    tradeNo: `DEMO${attemptNo}`,
    paidAt,
  };
  const common = { createdAt: at, createdBy: payerUserId, updatedAt: isOpen ? at : paidAt };
  return {
    order: {
      ...common,
      id,
      no,
      kind: 'BILL',
      title: title(bill),
      itemCount: sold.length,
      payerUserId,
      payerEnterpriseId: bill.enterpriseId,
      payerName,
      totalFen,
      channel,
      status: state,
      expireAt: new Date(at.getTime() + (isOpen ? 7 * 24 * 60 : 30) * minute),
      ...(state === 'SUCCESS' ? { successAt: paidAt, tradeNo: paid.tradeNo } : {}),
    },
    items: sold.map(({ bill: one }, position) => ({
      id: demoId('pay-item', `${no} ${position}`),
      payOrderId: id,
      position,
      kind: 'BILL',
      bizId: one.id,
      title: title(one),
      note: one.no,
      amountFen: owedFen(one),
      isHeld: isOpen,
    })),
    attempt: {
      ...common,
      id: demoId('pay-attempt', no),
      payOrderId: id,
      no: attemptNo,
      channel,
      status: isOpen ? 'PENDING' : isPaid ? 'SUCCESS' : 'CLOSED',
      amountFen: totalFen,
      ...(isPaid ? paid : {}),
      ...(channel === 'BANK_TRANSFER' ? { remittanceCode: remittanceCode(attemptNo) } : {}),
    },
  };
}
