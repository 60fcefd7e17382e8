import { feeLabels } from '@portal/contract/billing-terms';
import type { RefundState } from '@portal/contract/payment-terms';
import { asc, eq, sql } from 'drizzle-orm';
import { type Bill, bills } from '../features/billing/bill/bill.table.ts';
import { enterpriseMembers } from '../features/enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { bankLines } from '../features/payment/bank/bank-line.table.ts';
import { ledgerEntries, ledgerTransfers } from '../features/payment/ledger/ledger.table.ts';
import {
  type PayOrder,
  payAttempts,
  payItems,
  payOrders,
  refundOrders,
} from '../features/payment/payment.table.ts';
import { reconcileDays, reconcileDifferences } from '../features/payment/reconcile/reconcile.table.ts';
import { businessNumbers } from '../platform/business-number.table.ts';
import { addDays } from '../platform/china-time.ts';
import { inLanguage } from '../platform/locale.ts';
import { remittanceCode } from '../platform/pay/remittance-code.ts';
import { cashierPayments, cashierRefunds } from './cashier/cashier.table.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

const paidOrders = 610;
const minute = 60_000;

interface Sold {
  bill: Bill;
  payerName: string;
  payerUserId: string | null;
}

/** What was paid in one go. */
interface Purchase {
  sold: [Sold, ...Sold[]];
  state: PayOrder['status'];
  at: Date;
}

const dayOf = (at: Date) =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');

/** Numbers things as on their days, and keeps the numbers that are given out. */
export async function numberer(
  { tx }: DemoContext,
  prefix: string,
  days: readonly Date[],
): Promise<string[]> {
  const last = new Map<string, number>();
  const numbers = days.map((at) => {
    const day = dayOf(at);
    last.set(day, (last.get(day) ?? 0) + 1);
    return `${prefix}${day}-${String(last.get(day)).padStart(4, '0')}`;
  });
  await tx
    .insert(businessNumbers)
    .values([...last].map(([day, count]) => ({ prefix, day, last: count })))
    .onConflictDoNothing();
  return numbers;
}

/** Bills that are paid, by the enterprise that pays, in the order of their months. */
async function findSold({ tx }: DemoContext): Promise<Sold[]> {
  const owners = await tx
    .select({ enterpriseId: enterpriseMembers.enterpriseId, userId: enterpriseMembers.userId })
    .from(enterpriseMembers)
    .where(eq(enterpriseMembers.memberRole, 'OWNER'));
  const ownerOf = new Map(owners.map(({ enterpriseId, userId }) => [enterpriseId, userId]));
  const rows = await tx
    .select({ bill: bills, payerName: enterprises.name })
    .from(bills)
    .innerJoin(enterprises, eq(enterprises.id, bills.enterpriseId))
    .where(eq(bills.status, 'PAID'))
    .orderBy(asc(bills.enterpriseId), asc(bills.period), asc(bills.id));
  return rows.map((row) => ({ ...row, payerUserId: ownerOf.get(row.bill.enterpriseId) ?? null }));
}

/** Who pays, pays some bills at a time: so many orders in all. */
function purchasesOf(sold: readonly Sold[]): Purchase[] {
  const groups = new Map<string, [Sold, ...Sold[]]>();
  const byPayer = Map.groupBy(sold, ({ bill }) => bill.enterpriseId);
  let before = 0;
  for (const [payer, its] of byPayer) {
    const ordersUntil = (count: number) => Math.floor((count * paidOrders) / sold.length);
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

/** Orders that were not paid in the end, of bills that another order has paid; one came too late, one has too much. */
async function oddPurchases(context: DemoContext, paid: readonly Purchase[]): Promise<Purchase[]> {
  const { tx } = context;
  const closed = paid
    .filter((_one, nth) => nth % 65 === 20)
    .slice(0, 9)
    .map(
      (one, nth): Purchase => ({
        ...one,
        state: nth === 4 ? 'SUCCESS_LATE' : 'CLOSED',
        at: new Date(one.at.getTime() - 300 * minute),
      }),
    );
  const [open] = await tx
    .select({ bill: bills, payerName: enterprises.name })
    .from(bills)
    .innerJoin(enterprises, eq(enterprises.id, bills.enterpriseId))
    .where(eq(bills.status, 'OVERDUE'))
    .orderBy(asc(bills.no))
    .limit(1);
  if (!open) return closed;
  const at = new Date(notAhead(chinaInstant(addDays(context.today, -1), 600)));
  return [...closed, { sold: [{ ...open, payerUserId: null }], state: 'EXCEPTION', at }];
}

const sumOf = ({ sold }: Purchase) =>
  sold.reduce((sum, { bill }) => sum + (bill.paidFen || bill.principalFen), 0);

interface Written {
  order: typeof payOrders.$inferInsert & { id: string };
  items: (typeof payItems.$inferInsert)[];
  attempt: typeof payAttempts.$inferInsert & { id: string };
}

function write(purchase: Purchase, no: string, nth: number): Written {
  const { sold, state, at } = purchase;
  const [{ bill, payerName, payerUserId }] = sold;
  const id = demoId('pay-order', no);
  const totalFen = sumOf(purchase);
  const isPaid = state !== 'CLOSED';
  const channel = nth % 4 === 3 ? ('BANK_TRANSFER' as const) : ('MOCK' as const);
  const attemptNo = `${no.replace('-', '')}DEMO`;
  const paidAt = new Date(at.getTime() + 4 * minute);
  const title = ({ feeCode, period, place }: Bill) =>
    `${inLanguage('zh', feeLabels[feeCode])} ${period} ${place}`;
  const paid = {
    paidFen: state === 'EXCEPTION' ? totalFen - 1_000 : totalFen,
    tradeNo: `DEMO${attemptNo}`,
    paidAt,
  };
  const common = { createdAt: at, createdBy: payerUserId, updatedAt: paidAt };
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
      expireAt: new Date(at.getTime() + 30 * minute),
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
      amountFen: one.paidFen || one.principalFen,
      isHeld: false,
    })),
    attempt: {
      ...common,
      id: demoId('pay-attempt', no),
      payOrderId: id,
      no: attemptNo,
      channel,
      status: isPaid ? 'SUCCESS' : 'CLOSED',
      amountFen: totalFen,
      ...(isPaid ? paid : {}),
      ...(channel === 'BANK_TRANSFER' ? { remittanceCode: remittanceCode(attemptNo) } : {}),
    },
  };
}

type Refund = typeof refundOrders.$inferInsert;

/** Four that gave a part back, one of money that came too late, and nine in the other states. */
const refundPlan: { state: RefundState; reason: string; share: number; answer?: string }[] = [
  { state: 'SUCCESS', reason: '表计倍率录错，多收部分退回', share: 0.2 },
  { state: 'SUCCESS', reason: '十日停水，物业费按日减免', share: 0.1 },
  { state: 'SUCCESS', reason: '温室检修三日，电费折让', share: 0.15 },
  { state: 'SUCCESS', reason: '退租当月多缴的物业费', share: 0.4 },
  { state: 'APPLIED', reason: '同一账单在柜台又缴了一次', share: 1 },
  { state: 'APPLIED', reason: '合同已变更，按新面积计费', share: 0.3 },
  { state: 'PROCESSING', reason: '公户重复汇款', share: 0.5 },
  { state: 'FAILED', reason: '付款账户已销户，换账户退', share: 0.2 },
  { state: 'REJECTED', reason: '觉得电价高了', share: 0.5, answer: '电价按公布的标准执行，不能退' },
  { state: 'REJECTED', reason: '搬离后不再使用', share: 1, answer: '账期内仍在使用，不符合退款条件' },
  { state: 'REJECTED', reason: '想换个公司付款', share: 1, answer: '请用新公司付款后再申请' },
  { state: 'WITHDRAWN', reason: '点错了', share: 1 },
  { state: 'WITHDRAWN', reason: '已与物业谈妥', share: 0.2 },
];

function writeRefunds(written: readonly Written[]): Omit<Refund, 'no' | 'channelNo'>[] {
  const byTime = written.toSorted((a, b) => Number(a.order.createdAt) - Number(b.order.createdAt));
  const transfers = byTime.filter(
    ({ order: { status, channel, payerUserId } }) =>
      status === 'SUCCESS' && channel === 'BANK_TRANSFER' && payerUserId !== null,
  );
  const late = written.find(({ order }) => order.status === 'SUCCESS_LATE');
  const planned = refundPlan.flatMap(({ state, reason, share, answer = '' }, nth) => {
    // What is over is of some time ago, what is not of these days.
    const isOver = state === 'SUCCESS' || state === 'REJECTED' || state === 'WITHDRAWN';
    const found = transfers.at(isOver ? 10 + nth * 9 : -2 - nth);
    if (!found) return [];
    const { order, attempt, items } = found;
    const amountFen = Math.max(100, Math.floor((items[0]?.amountFen ?? 0) * share));
    const at = new Date(notAhead(Number(order.successAt) + 40 * minute));
    return [
      {
        id: demoId('refund', order.no),
        payOrderId: order.id,
        attemptId: attempt.id,
        source: 'PAYER' as const,
        status: state,
        amountFen,
        items: [{ itemId: items[0]?.id ?? '', amountFen }],
        reason,
        answer,
        applicantId: order.payerUserId ?? null,
        isByHand: state === 'PROCESSING' || state === 'SUCCESS',
        isSent: state === 'PROCESSING' || state === 'SUCCESS',
        failReason: state === 'FAILED' ? '收款账户不存在' : '',
        createdAt: at,
        updatedAt: at,
      },
    ];
  });
  if (!late) return planned;
  const at = new Date(Number(late.order.updatedAt) + 5 * minute);
  return [
    ...planned,
    {
      id: demoId('refund', late.order.no),
      payOrderId: late.order.id,
      attemptId: late.attempt.id,
      source: 'SYSTEM',
      status: 'SUCCESS',
      amountFen: late.order.totalFen,
      items: [],
      reason: '',
      isSent: true,
      createdAt: at,
      updatedAt: at,
    },
  ];
}

/** Money nobody has named an order for: one line waits, one has gone back. */
const strays = [
  {
    bankNo: 'DEMO-S1',
    payer: '知节令花市（演示）',
    purpose: '货款',
    amountFen: 520_000,
    status: 'HELD' as const,
  },
  {
    bankNo: 'DEMO-S2',
    payer: '王某（演示）',
    purpose: '转错账户',
    amountFen: 80_000,
    status: 'RETURNED' as const,
  },
];

interface Move {
  event: 'PAID' | 'HELD' | 'RETURNED' | 'RELEASED';
  causeId: string;
  payOrderId: string | null;
  at: Date;
  accounts: [string, string];
  amountFen: number;
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

/** 620 orders over what was paid, 14 refunds, the bank's lines, and the ledger that agrees with all of it. */
export async function fillPayments(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const paid = purchasesOf(await findSold(context));
  const purchases = [...paid, ...(await oddPurchases(context, paid))];
  const numbers = await numberer(
    context,
    'ZF',
    purchases.map(({ at }) => at),
  );
  const written = purchases.map((purchase, nth) => write(purchase, numbers[nth] ?? '', nth));
  const drafts = writeRefunds(written);
  const refundNos = await numberer(
    context,
    'TK',
    drafts.map(({ createdAt }) => createdAt as Date),
  );
  const refunds = drafts.map((draft, nth): Refund => {
    const no = refundNos[nth] ?? '';
    const channelRefundNo = draft.status === 'SUCCESS' ? no : null;
    return { ...draft, no, channelNo: `${no.replace('-', '')}DEMO`, channelRefundNo };
  });

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
  await tx.insert(refundOrders).values(refunds);
  await tx.execute(sql`
    update bill set pay_order_id = i.pay_order_id, refunded_fen = i.refunded_fen
    from pay_item i join pay_order o on o.id = i.pay_order_id
    where i.kind = 'BILL' and i.biz_id = bill.id and o.status = 'SUCCESS'`);

  const transferred = written.filter(
    ({ attempt }) => attempt.status === 'SUCCESS' && attempt.channel === 'BANK_TRANSFER',
  );
  const lineRows = transferred.map(({ order, attempt }) => ({
    id: demoId('bank-line', order.no),
    bankNo: attempt.tradeNo ?? '',
    bookedAt: attempt.paidAt as Date,
    amountFen: attempt.paidFen ?? 0,
    payer: order.payerName,
    purpose: attempt.remittanceCode ?? '',
    status: 'MATCHED' as const,
    attemptId: attempt.id,
    payOrderId: order.id,
    createdAt: attempt.paidAt as Date,
  }));
  const strayAt = new Date(notAhead(chinaInstant(addDays(today, -1), 640)));
  const strayRows = strays.map((stray) => ({
    ...stray,
    id: demoId('bank-line', stray.bankNo),
    bookedAt: strayAt,
    createdAt: strayAt,
  }));
  for (const part of inChunks([...lineRows, ...strayRows])) await tx.insert(bankLines).values(part);

  const bank = 'CHANNEL:BANK_TRANSFER';
  const attemptOf = new Map(written.map(({ order, attempt }) => [order.id, attempt]));
  await book(context, [
    ...[...lineRows, ...strayRows].map(
      ({ id, bookedAt, amountFen }): Move => ({
        event: 'HELD',
        causeId: id,
        payOrderId: null,
        at: bookedAt,
        accounts: [bank, 'SUSPENSE'],
        amountFen,
      }),
    ),
    ...strayRows
      .filter(({ status }) => status === 'RETURNED')
      .map(
        ({ id, bookedAt, amountFen }): Move => ({
          event: 'RELEASED',
          causeId: `${id}:back`,
          payOrderId: null,
          at: bookedAt,
          accounts: [bank, 'SUSPENSE'],
          amountFen: -amountFen,
        }),
      ),
    ...written.flatMap(({ order, attempt }): Move[] => {
      if (attempt.status !== 'SUCCESS') return [];
      const isUsed = order.status === 'SUCCESS';
      const isBank = attempt.channel === 'BANK_TRANSFER';
      if (isBank && !isUsed) return [];
      return [
        {
          event: isUsed ? 'PAID' : 'HELD',
          causeId: attempt.id,
          payOrderId: order.id,
          at: attempt.paidAt as Date,
          accounts: [isBank ? 'SUSPENSE' : `CHANNEL:${attempt.channel}`, isUsed ? 'SOLD:BILL' : 'SUSPENSE'],
          amountFen: attempt.paidFen ?? 0,
        },
      ];
    }),
    ...refunds
      .filter(({ status }) => status === 'SUCCESS')
      .map(
        (refund): Move => ({
          event: refund.source === 'SYSTEM' ? 'RELEASED' : 'RETURNED',
          causeId: refund.id,
          payOrderId: refund.payOrderId,
          at: refund.createdAt as Date,
          accounts: [
            `CHANNEL:${attemptOf.get(refund.payOrderId)?.channel}`,
            refund.source === 'SYSTEM' ? 'SUSPENSE' : 'SOLD:BILL',
          ],
          amountFen: -refund.amountFen,
        }),
      ),
  ]);
  await fillCashier(context, written, refunds);
  await fillReconciled(context, written);
}

/** The demo's cashier knows of what was paid there, so that it can be given back, and is in its statements. */
async function fillCashier({ tx }: DemoContext, written: readonly Written[], refunds: readonly Refund[]) {
  const payments = written.flatMap(({ order, attempt }) =>
    attempt.channel === 'MOCK' && attempt.status === 'SUCCESS'
      ? [
          {
            attemptNo: attempt.no,
            token: demoId('cashier', attempt.no),
            amountFen: attempt.amountFen,
            title: order.title,
            returnUrl: `/pay-result?orderNo=${order.no}`,
            createdAt: order.createdAt as Date,
            expireAt: order.expireAt,
            outcome: 'SUCCESS' as const,
            settlesAt: attempt.paidAt ?? null,
            arrivesFen: attempt.paidFen ?? null,
            tradeNo: attempt.tradeNo ?? null,
          },
        ]
      : [],
  );
  for (const part of inChunks(payments)) await tx.insert(cashierPayments).values(part);
  const attemptNos = new Map(payments.map(({ attemptNo, tradeNo }) => [tradeNo, attemptNo]));
  const tradeOf = new Map(written.map(({ attempt }) => [attempt.id, attempt.tradeNo ?? '']));
  const given = refunds.flatMap(({ attemptId, status, channelNo, amountFen, createdAt }) => {
    const attemptNo = attemptNos.get(tradeOf.get(attemptId) ?? '');
    if (!attemptNo || status !== 'SUCCESS') return [];
    return [
      {
        refundNo: channelNo,
        attemptNo,
        amountFen,
        channelRefundNo: `R${channelNo}`,
        settlesAt: createdAt as Date,
      },
    ];
  });
  if (given.length > 0) await tx.insert(cashierRefunds).values(given);
}

const reconciledDays = 60;

/** Two months of the cashier's days, each equal on both sides; what once differed was closed. */
async function fillReconciled({ tx, today }: DemoContext, written: readonly Written[]): Promise<void> {
  const days = Array.from({ length: reconciledDays }, (_, back) => addDays(today, -1 - back));
  const rows = days.map((day) => {
    const paid = written.filter(
      ({ attempt: { channel, status, paidAt } }) =>
        channel === 'MOCK' && status === 'SUCCESS' && paidAt && dayOf(paidAt) === day.replaceAll('-', ''),
    );
    const fen = paid.reduce((sum, { attempt }) => sum + (attempt.paidFen ?? 0), 0);
    const takenAt = new Date(notAhead(chinaInstant(addDays(day, 1), 640)));
    return {
      id: demoId('reconcile', day),
      channel: 'MOCK' as const,
      day,
      takenAt,
      ourLines: paid.length,
      ourFen: fen,
      theirLines: paid.length,
      theirFen: fen,
    };
  });
  await tx.insert(reconcileDays).values(rows);
  const [differing] = rows.slice(9, 10);
  if (!differing) return;
  await tx.insert(reconcileDifferences).values({
    id: demoId('difference', differing.day),
    dayId: differing.id,
    channel: 'MOCK',
    day: differing.day,
    kind: 'MISSING_THERE',
    type: 'PAY',
    ownNo: `ZF${differing.day.replaceAll('-', '')}0099DEMO`,
    tradeNo: '',
    ourFen: 43_200,
    status: 'CLOSED',
    reason: '渠道次日补传，已核对一致',
    createdAt: differing.takenAt,
    updatedAt: new Date(notAhead(differing.takenAt.getTime() + 26 * 60 * minute)),
  });
}
