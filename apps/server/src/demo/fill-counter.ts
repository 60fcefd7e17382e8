import { and, asc, eq, inArray, isNotNull, notLike } from 'drizzle-orm';
import { type Bill, bills } from '../features/billing/bill/bill.table.ts';
import { payableFenOn } from '../features/billing/bill/owed.public.ts';
import { billPayable } from '../features/billing/bill.payable.ts';
import { enterpriseMembers } from '../features/enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { users } from '../features/identity/user.table.ts';
import { bankLines } from '../features/payment/bank/bank-line.table.ts';
import { closeDay } from '../features/payment/counter-day/close-day.ts';
import { expectDay } from '../features/payment/counter-day/expect-day.ts';
import { lastClosed } from '../features/payment/counter-day/open-day.ts';
import { operateDay } from '../features/payment/counter-day/operate-day.ts';
import { applyInvoice } from '../features/payment/invoice/own-invoices.ts';
import { bookTransfers } from '../features/payment/ledger/book-transfer.ts';
import { bookReceipt } from '../features/payment/receive/book-receipt.ts';
import { moveReceipt } from '../features/payment/receive/move-receipt.ts';
import { type NewReceipt, openReceipt } from '../features/payment/receive/open-receipt.ts';
import { reverseReceipt } from '../features/payment/receive/reverse-receipt.ts';
import { addDays, chinaDayOf } from '../platform/china-time.ts';
import { type Context, systemContext, type WriteContext } from '../platform/http/context.ts';
import type { Actor } from '../platform/session/actor.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

interface Owed {
  bill: Bill;
  enterpriseName: string;
}

/** Bills in a state, of enterprises whose account no visitor uses. */
const findOwed = ({ tx }: DemoContext, status: 'OVERDUE' | 'UNPAID'): Promise<Owed[]> =>
  tx
    .selectDistinctOn([bills.enterpriseId], { bill: bills, enterpriseName: enterprises.name })
    .from(bills)
    .innerJoin(enterprises, eq(enterprises.id, bills.enterpriseId))
    .innerJoin(
      enterpriseMembers,
      and(eq(enterpriseMembers.enterpriseId, bills.enterpriseId), eq(enterpriseMembers.memberRole, 'OWNER')),
    )
    .innerJoin(users, and(eq(users.id, enterpriseMembers.userId), notLike(users.loginName, 'demo%')))
    .where(and(eq(bills.status, status), isNotNull(bills.issueDate)))
    .orderBy(asc(bills.enterpriseId), asc(bills.dueDate), asc(bills.id));

async function findClerks({ tx }: DemoContext): Promise<[first: string, second: string]> {
  const found = await tx
    .select({ id: users.id, loginName: users.loginName })
    .from(users)
    .where(inArray(users.loginName, ['op_finance', 'op_finance2']))
    .orderBy(asc(users.loginName));
  const [first, second] = found.map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error('the demo park has no finance office');
  return [first, second];
}

/** The context of an officer at an earlier moment. */
function contextAt({ tx }: DemoContext, at: Date, userId: string): WriteContext {
  const database = { db: tx } as WriteContext['database'];
  const actor = { userId, operatorRoles: ['OP_FINANCE'], memberRole: null } as unknown as Actor;
  return { ...systemContext({ database, clock: { now: () => at } }), actor };
}

/** A line whose payer names a tenant without all of its name, and whose amount is one of its bills. */
async function insertLine({ tx }: DemoContext, { bill, enterpriseName }: Owed, at: Date): Promise<void> {
  const id = demoId('bank-line', 'DEMO-S4');
  const amountFen = payableFenOn(bill, chinaDayOf(at));
  await tx.insert(bankLines).values({
    id,
    bankNo: 'DEMO-S4',
    bookedAt: at,
    amountFen,
    payer: enterpriseName.replace(/[（(]演示[）)]/, ''),
    purpose: '房租水电',
    status: 'HELD',
    createdAt: at,
  });
  await bookTransfers(tx, [
    {
      event: 'HELD',
      causeId: id,
      payOrderId: null,
      account: 'CHANNEL:BANK_TRANSFER',
      counter: 'SUSPENSE',
      amountFen,
      now: at,
    },
  ]);
}

/** Counts a day as it should be, except for the cash. */
async function closeAt(
  context: DemoContext,
  at: Date,
  userId: string,
  { cashFen, reason = '' }: { cashFen?: number; reason?: string } = {},
): Promise<string> {
  const { tx } = context;
  const ctx = contextAt(context, at, userId) as Context;
  const day = chinaDayOf(at);
  const expected = await expectDay(tx, day, await lastClosed(tx));
  const ways = expected.map(({ way, expectedFen }) => ({
    way,
    expectedFen,
    countedFen: way === 'CASH' ? (cashFen ?? expectedFen) : expectedFen,
    reason: way === 'CASH' ? reason : '',
  }));
  return (await closeDay(ctx, { data: { day, keptFen: 10_000, ways } })).counterDayId;
}

const returnDay = async (context: DemoContext, at: Date, userId: string, id: string, reason: string) =>
  operateDay(contextAt(context, at, userId) as Context, { id, event: 'return', version: 1, reason });

/** Days of the counter in every state: closed at once, returned, and waiting for its second person. */
async function fillDays(context: DemoContext, [first, second]: [string, string]): Promise<void> {
  const { tx, today } = context;
  const at = (days: number, minutes: number) => new Date(chinaInstant(addDays(today, days), minutes));
  const owed = await findOwed(context, 'UNPAID');
  const take = async (
    days: number,
    minutes: number,
    nth: number,
    given: Pick<NewReceipt, 'way' | 'amountFen' | 'note'>,
  ) => {
    const [tenant] = owed.slice(nth);
    if (!tenant) throw new Error('the demo park owes too little');
    const ctx = contextAt(context, at(days, minutes), first);
    const receipt = await openReceipt(tx, ctx, {
      enterpriseId: tenant.bill.enterpriseId,
      payer: tenant.enterpriseName,
      receivedOn: chinaDayOf(ctx.now),
      items: [],
      ...given,
    });
    await bookReceipt(tx, ctx, receipt);
  };
  await take(-3, 560, 1, { way: 'CASH', amountFen: 8_000, note: '门禁卡 4 张' });
  await take(-3, 640, 2, { way: 'CASH', amountFen: 30_000, note: '废弃基质清运' });
  await take(-3, 700, 3, { way: 'CARD', amountFen: 56_000, note: '货车月卡 2 辆' });
  await closeAt(context, at(-3, 1_050), first);
  await take(-2, 570, 2, { way: 'CASH', amountFen: 26_500, note: '冷库门禁押金' });
  await take(-2, 690, 1, { way: 'CARD', amountFen: 12_000, note: '停车月卡' });
  const wrong = await closeAt(context, at(-2, 1_045), first, { cashFen: 26_500, reason: '少 100 元' });
  await returnDay(context, at(-2, 1_052), second, wrong, '昨天结存的 100 元还在抽屉里');
  await closeAt(context, at(-2, 1_060), first, { cashFen: 36_000, reason: '找零少收 5 元' });
}

/** Receipts in every state: paid in part and invoiced, with credit, awaiting a second person, declined, taken back. */
export async function fillCounter(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const [first, second] = await findClerks(context);
  const [overdue] = await findOwed(context, 'OVERDUE');
  const [large, small, other, line] = await findOwed(context, 'UNPAID');
  if (!overdue || !large || !small || !other || !line) throw new Error('the demo park owes too little');
  await fillDays(context, [first, second]);
  const at = (minutes: number) => new Date(notAhead(chinaInstant(addDays(today, -1), minutes)));
  const by = (minutes: number, userId: string) => contextAt(context, at(minutes), userId);
  const enter = (
    ctx: WriteContext,
    { bill, enterpriseName }: Owed,
    given: Pick<NewReceipt, 'way' | 'amountFen'> & Partial<NewReceipt>,
  ) =>
    openReceipt(tx, ctx, {
      enterpriseId: bill.enterpriseId,
      payer: enterpriseName,
      receivedOn: chinaDayOf(ctx.now),
      items: [],
      ...given,
    });
  const partly = by(545, first);
  const { id: receiptId } = await bookReceipt(
    tx,
    partly,
    await enter(partly, overdue, {
      way: 'CASH',
      amountFen: 20_000,
      items: [{ billId: overdue.bill.id, amountFen: 20_000 }],
    }),
  );
  // The office asks for its invoice; the same call as its page makes.
  await applyInvoice({ payables: [billPayable], pay: new Map() })(by(552, first) as Context, {
    data: { payOrderId: null, receiptId, kind: 'GENERAL', title: '', email: 'caiwu@example.com' },
  });
  const ahead = by(560, first);
  await bookReceipt(
    tx,
    ahead,
    await enter(ahead, small, { way: 'CARD', amountFen: 56_000, voucherNo: 'POS-0318' }),
  );
  const wrong = by(575, first);
  const booked = await bookReceipt(tx, wrong, await enter(wrong, other, { way: 'CASH', amountFen: 8_000 }));
  const back = by(600, first);
  await reverseReceipt(tx, back, booked, { reversalBy: first, reason: '收错企业，已退还现金' });
  const doubted = by(610, first);
  const declined = await enter(doubted, other, { way: 'CHEQUE', amountFen: 600_000, voucherNo: '30105521' });
  await moveReceipt(tx, by(640, second), declined, 'drop', { reason: '支票印鉴不清，请重开' });
  const card = by(650, second);
  const much = await bookReceipt(tx, card, await enter(card, small, { way: 'CARD', amountFen: 800_000 }));
  await moveReceipt(tx, by(700, second), much, 'askReverse', {
    reversalBy: second,
    reason: '刷卡重复，银行已退',
  });
  const waiting = by(720, second);
  await enter(waiting, large, {
    way: 'CHEQUE',
    amountFen: 650_000,
    voucherNo: '30105587',
    items: [{ billId: large.bill.id, amountFen: Math.min(650_000, large.bill.principalFen) }],
  });
  await insertLine(context, line, at(730));
}
