import type { MessageEventCode } from '@portal/contract/message-events';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { insertProof } from '../../lease/testing/move-out-park.ts';
import { messages } from '../../message/message.table.ts';
import { payItems } from '../../payment/payment.table.ts';
import { payableFen } from '../bill/bill.view.ts';
import { lockBills, payBill } from '../bill/pay-bill.public.ts';
import { settleDue } from '../bill/settle-due.ts';
import { billPayable } from '../bill.payable.ts';
import {
  codeOf,
  context,
  deps,
  enterpriseId,
  finance,
  later,
  member,
  operators,
  otherId,
  portal,
  rowOf,
  setNow,
  useBillPark,
} from '../testing/bill-park.ts';
import { insertBill } from '../testing/insert-meter.ts';
import { billPlans } from './plan.table.ts';
import { nextDay } from './plan-lines.ts';

// Today is 2026-11-21; the bill of 1,000 yuan is due on 2026-11-25.
useBillPark();

const lines = [
  { day: '2026-12-05', amountFen: 40_000 },
  { day: '2026-12-20', amountFen: 30_000 },
  { day: '2027-01-05', amountFen: 30_000 },
];
const propose = async (id: string, given: object = {}, by = 0) =>
  portal.call(
    'POST /api/propertyManage/billPlan/propose',
    {
      id,
      version: (await rowOf(id)).version,
      data: { lines, stopsLateFee: true, reason: '资金周转困难', ...given },
    },
    await finance(by),
  );
const planRow = async (id: string) => {
  const [row] = await portal.db.select().from(billPlans).where(eq(billPlans.id, id));
  if (!row) throw new Error('no such plan');
  return row;
};
const answer = async (id: string, event: string, who = member('OWNER')) =>
  portal.call(
    'POST /api/propertyManage/billPlan/answer',
    { id, event, version: (await planRow(id)).version },
    await who,
  );
const operate = async (id: string, event: string) =>
  portal.call(
    'POST /api/propertyManage/billPlan/operate',
    { id, event, version: (await planRow(id)).version },
    await finance(),
  );
const fieldsOf = ({ data }: { data: unknown }) => Object.keys((data as { fields?: object }).fields ?? {});
const pay = (billId: string, amountFen: number, onDay: string) =>
  inTransaction(portal.db, async (tx) => {
    const [bill] = await lockBills(tx, [billId]);
    if (bill)
      await payBill(tx, context(), { bill, amountFen, onDay, lateFirst: false, field: 'data.amountFen' });
  });
const sentOf = async (eventCode: MessageEventCode) =>
  portal.db.$count(messages, eq(messages.eventCode, eventCode));

async function agreed(given: object = {}) {
  const billId = await insertBill(portal.db, { enterpriseId });
  const { planId } = (await propose(billId, given)).data;
  expect(await codeOf(answer(planId, 'agree'))).toBe(retCodes.SUCCESS);
  return { billId, planId };
}

describe('a plan of instalments', () => {
  it('is proposed to the debtor, shown to both, and agreed', async () => {
    const billId = await insertBill(portal.db, { enterpriseId });
    const { planId } = (await propose(billId)).data;
    expect(await sentOf('BILL_PLAN_PROPOSED')).toBe(1);
    const own = 'GET /api/propertyManage/bill/queryDetail';
    const seen = async () => (await portal.call(own, { id: billId }, await member())).data.plan;
    expect(await seen()).toMatchObject({
      planId,
      state: 'PROPOSED',
      actions: ['agree', 'refuse'],
      stopsLateFee: true,
    });
    expect(await rowOf(billId)).toMatchObject({ planDueOn: null });
    expect(await codeOf(answer(planId, 'agree', member('OWNER', otherId)))).toBe(retCodes.NOT_FOUND);
    expect(await codeOf(answer(planId, 'agree'))).toBe(retCodes.SUCCESS);
    expect(await seen()).toMatchObject({ state: 'AGREED', actions: [] });
    expect(await rowOf(billId)).toMatchObject({ planDueOn: '2026-12-05', status: 'UNPAID' });
    const managed = 'GET /api/propertyManage/bill/queryManageDetail';
    const { data } = await portal.call(managed, { id: billId }, await finance());
    expect(data.plan).toMatchObject({ state: 'AGREED', actions: ['end'] });
    expect(data.actions).not.toContain('plan');
    expect(await codeOf(answer(planId, 'refuse'))).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('falls due line by line', async () => {
    const { billId, planId } = await agreed();
    setNow(later(12));
    await settleDue(deps());
    // 2026-12-03: the bill's own due date has passed, the first line's has not.
    expect((await rowOf(billId)).status).toBe('UNPAID');
    setNow(later(15));
    await settleDue(deps());
    expect((await rowOf(billId)).status).toBe('OVERDUE');
    expect(await sentOf('BILL_OVERDUE')).toBe(1);
    await pay(billId, 40_000, '2026-12-06');
    await settleDue(deps());
    expect(await rowOf(billId)).toMatchObject({ status: 'UNPAID', planDueOn: '2026-12-20' });
    await pay(billId, 60_000, '2026-12-06');
    await settleDue(deps());
    expect(await rowOf(billId)).toMatchObject({ status: 'PAID', planDueOn: null });
    expect((await planRow(planId)).status).toBe('KEPT');
  });

  it('lets the late fee run or not, as agreed', async () => {
    const stopped = await agreed();
    const running = await agreed({ stopsLateFee: false });
    const day = later(24);
    // 20 days after the due date at 0.05 % a day.
    expect(payableFen(await rowOf(stopped.billId), day)).toBe(100_000);
    expect(payableFen(await rowOf(running.billId), day)).toBe(101_000);
  });

  it('that is ended leaves the days in between without a late fee', async () => {
    const { billId, planId } = await agreed();
    setNow(later(24));
    expect(await codeOf(operate(planId, 'end'))).toBe(retCodes.SUCCESS);
    expect(payableFen(await rowOf(billId), later(24))).toBe(100_000);
    expect(payableFen(await rowOf(billId), later(34))).toBe(100_500);
    await settleDue(deps());
    expect(await rowOf(billId)).toMatchObject({ status: 'OVERDUE', planDueOn: null, planFrozenOn: null });
    expect(await sentOf('BILL_PLAN_ENDED')).toBe(1);
  });

  it('keeps the late fee stopped when an order is given up', async () => {
    const { billId } = await agreed();
    setNow(later(10));
    await inTransaction(portal.db, async (tx) => billPayable.hold?.(tx, context(), [billId], 'order'));
    await inTransaction(portal.db, async (tx) => billPayable.release?.(tx, context(), [billId], 'order'));
    expect(payableFen(await rowOf(billId), later(24))).toBe(100_000);
  });

  it('is refused by the debtor or withdrawn by the office', async () => {
    const billId = await insertBill(portal.db, { enterpriseId });
    const first = (await propose(billId)).data.planId;
    expect(await codeOf(propose(billId))).toBe(retCodes.TRANSITION_REFUSED);
    expect(await codeOf(operate(first, 'end'))).toBe(retCodes.TRANSITION_REFUSED);
    expect(await codeOf(answer(first, 'refuse'))).toBe(retCodes.SUCCESS);
    const second = (await propose(billId)).data.planId;
    expect(await codeOf(operate(second, 'withdraw'))).toBe(retCodes.SUCCESS);
    expect(await codeOf(answer(second, 'agree'))).toBe(retCodes.TRANSITION_REFUSED);
    expect(await rowOf(billId)).toMatchObject({ planDueOn: null, status: 'UNPAID' });
  });

  it('adds up to what is owed, on days that follow each other', async () => {
    const billId = await insertBill(portal.db, { enterpriseId });
    const [one, two, three] = lines as [(typeof lines)[0], (typeof lines)[0], (typeof lines)[0]];
    const faultOf = async (some: object[]) => fieldsOf(await propose(billId, { lines: some }));
    expect(await faultOf([one, two])).toEqual(['data.lines']);
    expect(await faultOf([{ ...one, amountFen: 100_000 }])).toEqual(['data.lines']);
    expect(await faultOf([one, { ...two, day: one.day }, three])).toEqual(['data.lines.1.day']);
    expect(await faultOf([{ ...one, day: '2026-11-20' }, two, three])).toEqual(['data.lines.0.day']);
    expect(await faultOf([{ ...one, amountFen: 0 }, two, three])).toEqual(['data.lines.0.amountFen']);
    const deposit = await insertBill(portal.db, { enterpriseId, feeCode: 'DEPOSIT' });
    expect(await codeOf(propose(deposit))).toBe(retCodes.TRANSITION_REFUSED);
    const paid = await insertBill(portal.db, { enterpriseId, status: 'PAID' });
    expect(await codeOf(propose(paid))).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('is agreed once, and open once, however many act at once', async () => {
    const billId = await insertBill(portal.db, { enterpriseId });
    const proposals = await Promise.all([codeOf(propose(billId)), codeOf(propose(billId, {}, 1))]);
    expect(proposals.filter((code) => code === retCodes.SUCCESS)).toHaveLength(1);
    const [plan] = await portal.db.select().from(billPlans);
    const acts = await Promise.all([
      codeOf(answer(plan?.id ?? '', 'agree')),
      codeOf(operate(plan?.id ?? '', 'withdraw')),
    ]);
    expect(acts.filter((code) => code === retCodes.SUCCESS)).toHaveLength(1);
  });
});

it('the next line is the first that is not paid in full', () => {
  expect(nextDay(lines, 0)).toBe('2026-12-05');
  expect(nextDay(lines, 39_999)).toBe('2026-12-05');
  expect(nextDay(lines, 40_000)).toBe('2026-12-20');
  expect(nextDay(lines, 100_000)).toBeNull();
});

describe('a plan signed on paper', () => {
  const scan = async (by = 0) => insertProof(portal.db, operators[by] ?? '');
  const sign = async (id: string, data?: object) =>
    portal.call(
      'POST /api/propertyManage/billPlan/operate',
      { id, event: 'sign', version: (await planRow(id)).version, ...(data ? { data } : {}) },
      await finance(),
    );

  it('takes effect without the debtor, who is notified and reads the scan', async () => {
    const billId = await insertBill(portal.db, { enterpriseId });
    const { planId } = (await propose(billId)).data;
    expect(fieldsOf(await sign(planId))).toEqual(['data.fileId']);
    expect(fieldsOf(await sign(planId, { fileId: await scan(1) }))).toEqual(['data.fileId']);
    const fileId = await scan();
    expect((await sign(planId, { fileId })).header.retCode).toBe(retCodes.SUCCESS);
    expect(await rowOf(billId)).toMatchObject({ planDueOn: '2026-12-05', status: 'UNPAID' });
    expect(await sentOf('BILL_PLAN_SIGNED')).toBe(1);
    const own = 'GET /api/propertyManage/bill/queryDetail';
    const { plan } = (await portal.call(own, { id: billId }, await member())).data;
    expect(plan).toMatchObject({ state: 'AGREED', actions: [], paper: { fileId } });
    expect((await sign(planId, { fileId })).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('is signed or answered, not both', async () => {
    const billId = await insertBill(portal.db, { enterpriseId });
    const { planId } = (await propose(billId)).data;
    const fileId = await scan();
    const [signed, refused] = await Promise.all([sign(planId, { fileId }), answer(planId, 'refuse')]);
    const codes = [signed.header.retCode, refused.header.retCode];
    expect(codes.filter((code) => code === retCodes.SUCCESS)).toHaveLength(1);
  });
});

describe('an instalment', () => {
  const create = async (billId: string, totalFen: number, isPart = true) =>
    portal.call(
      'POST /api/payManage/order/create',
      { data: { kind: 'BILL', ids: [billId], totalFen, isPart } },
      await member(),
    );
  const settle = (billId: string, amountFen: number, payOrderId: string) =>
    inTransaction(portal.db, async (tx) =>
      billPayable.settle(tx, context(), [{ bizId: billId, amountFen, isPart: true }], payOrderId),
    );
  const nextOf = async (billId: string) =>
    (await portal.call('GET /api/propertyManage/bill/queryDetail', { id: billId }, await member())).data.plan
      ?.next;

  it('is ordered alone, for exactly what is left of the next line', async () => {
    const { billId } = await agreed();
    expect(await nextOf(billId)).toEqual({ day: '2026-12-05', amountFen: 40_000, lateFen: 0 });
    expect((await create(billId, 30_000)).header.retCode).toBe(retCodes.AMOUNT_CHANGED);
    const { data } = await create(billId, 40_000);
    expect(await rowOf(billId)).toMatchObject({ status: 'PAYING', payOrderId: data.payOrderId });
    // Asked again, it is the same order; the whole bill has to wait.
    expect((await create(billId, 40_000)).data.payOrderId).toBe(data.payOrderId);
    expect((await create(billId, 100_000, false)).header.retCode).toBe(retCodes.IN_OTHER_ORDER);
    await settle(billId, 40_000, data.payOrderId);
    expect(await rowOf(billId)).toMatchObject({ status: 'UNPAID', paidFen: 40_000, payOrderId: null });
    expect(await nextOf(billId)).toEqual({ day: '2026-12-20', amountFen: 30_000, lateFen: 0 });
    await portal.db.delete(payItems);
  });

  it('includes the late fee that has run, and leaves the next lines as agreed', async () => {
    const { billId, planId } = await agreed({ stopsLateFee: false });
    setNow(later(24));
    // 20 days late at 0.05 % of 1,000.
    expect(await nextOf(billId)).toEqual({ day: '2026-12-05', amountFen: 41_000, lateFen: 1_000 });
    await settle(billId, 41_000, 'order');
    expect(await rowOf(billId)).toMatchObject({ paidFen: 41_000, paidLateFen: 1_000 });
    expect(await nextOf(billId)).toEqual({ day: '2026-12-20', amountFen: 30_000, lateFen: 0 });
    setNow(later(29));
    // Five more days on 600.00.
    expect(await nextOf(billId)).toEqual({ day: '2026-12-20', amountFen: 30_150, lateFen: 150 });
    await settleDue(deps());
    expect(await rowOf(billId)).toMatchObject({ planDueOn: '2026-12-20' });
    await settle(billId, 30_150, 'order');
    setNow(later(34));
    // 5 days on 300.00: 0.75.
    expect(await nextOf(billId)).toEqual({ day: '2027-01-05', amountFen: 30_075, lateFen: 75 });
    await settle(billId, 30_075, 'order');
    expect(await rowOf(billId)).toMatchObject({ status: 'PAID', paidFen: 101_225, paidLateFen: 1_225 });
    await settleDue(deps());
    expect((await planRow(planId)).status).toBe('KEPT');
  });

  it('that is refunded is owed again', async () => {
    const { billId } = await agreed();
    await settle(billId, 40_000, 'order');
    await inTransaction(portal.db, async (tx) =>
      billPayable.refund(tx, context(), [{ bizId: billId, amountFen: 40_000 }]),
    );
    expect(await rowOf(billId)).toMatchObject({ status: 'UNPAID', paidFen: 0, refundedFen: 0 });
    expect(await nextOf(billId)).toMatchObject({ day: '2026-12-05', amountFen: 40_000 });
  });

  it('needs an agreed plan, and the whole bill can still be paid', async () => {
    const billId = await insertBill(portal.db, { enterpriseId });
    expect((await create(billId, 40_000)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    await propose(billId);
    expect((await create(billId, 40_000)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    const other = await agreed();
    expect((await create(other.billId, 100_000, false)).header.retCode).toBe(retCodes.SUCCESS);
    await portal.db.delete(payItems);
  });
});
