import { defaultMoneyRules } from '@portal/contract/payment/money-rules-terms';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookings } from '../../platform/booking/booking.table.ts';
import { checkLedger } from './ledger/check-ledger.ts';
import { ledgerChecks, ledgerEntries } from './ledger/ledger.table.ts';
import { moneyRules } from './money-rules.table.ts';
import { payAttempts, payOrders, refundOrders } from './payment.table.ts';
import {
  apply,
  call,
  clerk,
  create,
  decide,
  detail,
  expectBalanced,
  minute,
  movedFor,
  now,
  openOrder,
  paid,
  payAt,
  portal,
  priceFen,
  setNow,
  settle,
  toPay,
  useCashierPark,
  wait,
} from './testing/cashier-park.ts';

useCashierPark();

describe('refunds', () => {
  const decideAs = async (nth: number, id: string, event: string, more: object = {}) => {
    const [row] = await portal.db.select().from(refundOrders).where(eq(refundOrders.id, id));
    return portal.call(decide, { id, event, version: row?.version, ...more }, await clerk(nth));
  };

  it('are requested, approved and paid back, never more than was paid', async () => {
    const { id } = await paid();
    const ask = (amountFen: number) =>
      call(apply, { data: { payOrderId: id, amountFen, reason: '会议改到线上，不用会议室了' } });
    expect((await ask(priceFen + 1)).header.retCode).toBe(retCodes.REFUND_OVER_PAID);
    const answers = await Promise.all([ask(8_000), ask(8_000)]);
    expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', retCodes.REFUND_OVER_PAID]);
    const refund = answers.find(({ header }) => header.retCode === '000000')?.data.refundId ?? '';
    const { data } = await decideAs(0, refund, 'approve');
    expect(data).toMatchObject({ state: 'APPROVED', needsTwo: false });
    await settle();
    setNow(now + 5 * minute);
    await settle();
    expect((await call(detail, { id })).data).toMatchObject({ refundedFen: 8_000, refundableFen: 4_000 });
    expect(await movedFor(id)).toEqual({ 'CHANNEL:MOCK': 4_000, 'SOLD:ROOM': -4_000 });
    await expectBalanced();
  });

  it('need a recently verified session to approve, but only a reason to reject', async () => {
    const { id } = await paid();
    const data = { payOrderId: id, amountFen: priceFen, reason: '会议取消了' };
    const { refundId } = (await call(apply, { data })).data;
    const token = await clerk(0, false);
    const approve = () => portal.call(decide, { id: refundId, event: 'approve', version: 1 }, token);
    expect((await approve()).header.retCode).toBe(retCodes.SECURE_LOGIN_NEEDED);
    const input = { id: refundId, event: 'reject', version: 1, reason: '会议已经开过' };
    expect((await portal.call(decide, input, token)).data.state).toBe('REJECTED');
  });

  it('are rejected with a reason, or withdrawn', async () => {
    const { id } = await paid();
    const ask = async () =>
      (await call(apply, { data: { payOrderId: id, amountFen: priceFen, reason: '会议取消了' } })).data;
    const first = await ask();
    expect((await decideAs(0, first.refundId, 'reject')).header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect((await decideAs(0, first.refundId, 'reject', { reason: '会议已经开过' })).data.state).toBe(
      'REJECTED',
    );
    const second = await ask();
    const withdraw = 'POST /api/payManage/refund/withdraw';
    const { data } = await call(withdraw, { id: second.refundId, version: second.version });
    expect(data.state).toBe('WITHDRAWN');
    expect((await decideAs(0, second.refundId, 'approve')).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('of 5,000 yuan or more need two people', async () => {
    const booking = await toPay({ amountFen: 600_000 });
    const { data } = await call(create, { data: { kind: 'ROOM', ids: [booking], totalFen: 600_000 } });
    await payAt(data.payOrderId, 'SUCCESS');
    await wait(4_000);
    const asked = await call(apply, {
      data: { payOrderId: data.payOrderId, amountFen: 500_000, reason: '重复支付了一次' },
    });
    const refund = asked.data.refundId;
    expect((await decideAs(0, refund, 'approve')).data).toMatchObject({ state: 'APPLIED', needsTwo: true });
    expect((await decideAs(0, refund, 'approve')).header.retCode).toBe(retCodes.SECOND_APPROVER_NEEDED);
    expect((await decideAs(1, refund, 'approve')).data.state).toBe('APPROVED');
  });

  it('need two people from the amount that the park has set', async () => {
    const rules = { ...defaultMoneyRules, secondPersonFromFen: 10_000 };
    await portal.db.insert(moneyRules).values({ ...rules, id: 'rules' });
    const booking = await toPay();
    const id = await openOrder([booking]);
    await payAt(id, 'SUCCESS');
    await wait(4_000);
    const data = { payOrderId: id, amountFen: 10_000, reason: '会议取消了' };
    const { refundId } = (await call(apply, { data })).data;
    expect((await decideAs(0, refundId, 'approve')).data).toMatchObject({ state: 'APPLIED', needsTwo: true });
    await portal.db.update(moneyRules).set({ secondPersonFromFen: 10_001 });
    expect((await decideAs(1, refundId, 'approve')).data).toMatchObject({
      state: 'APPROVED',
      needsTwo: false,
    });
    await portal.db.delete(moneyRules);
  });

  it('that fail at the channel are retried by the finance office', async () => {
    const booking = await toPay();
    const id = await openOrder([booking]);
    await payAt(id, 'REFUND_FAILS');
    await wait(4_000);
    const { data } = await call(apply, {
      data: { payOrderId: id, amountFen: priceFen, reason: '会议取消了' },
    });
    await decideAs(0, data.refundId, 'approve');
    await settle();
    setNow(now + 5 * minute);
    await settle();
    const [row] = await portal.db.select().from(refundOrders).where(eq(refundOrders.id, data.refundId));
    expect(row?.status).toBe('FAILED');
    expect((await decideAs(1, data.refundId, 'retry')).data.state).toBe('APPROVED');
    await expectBalanced();
  });

  it('for a cancelled booking follow its rule: all, half or nothing', async () => {
    const operate = 'POST /api/propertyManage/booking/operate';
    const cancelAt = async (hoursBefore: number) => {
      const { id, booking } = await paid();
      const [row] = await portal.db.select().from(bookings).where(eq(bookings.id, booking));
      setNow((row?.startAt.getTime() ?? 0) - hoursBefore * 60 * minute);
      const { header } = await call(operate, {
        id: booking,
        event: 'cancel',
        version: row?.version,
        data: {},
      });
      expect(header.retCode).toBe('000000');
      await settle();
      setNow(now + 5 * minute);
      await settle();
      return (await call(detail, { id })).data.refundedFen;
    };
    expect(await cancelAt(24)).toBe(priceFen);
    expect(await cancelAt(3)).toBe(priceFen / 2);
    expect(await cancelAt(1)).toBe(0);
    await expectBalanced();
  });
});

describe('invariant 2: refunds never exceed what was paid', () => {
  it('even if a booking is cancelled while its payer requests a refund', async () => {
    const { id, booking } = await paid();
    const data = { payOrderId: id, amountFen: 8_000, reason: '会议改到线上，不用会议室了' };
    expect((await call(apply, { data })).header.retCode).toBe('000000');
    const [row] = await portal.db.select().from(bookings).where(eq(bookings.id, booking));
    setNow((row?.startAt.getTime() ?? 0) - 48 * 60 * minute);
    const cancelled = { id: booking, event: 'cancel', version: row?.version, data: {} };
    const { header } = await call('POST /api/propertyManage/booking/operate', cancelled);
    expect(header.retCode).toBe('000000');
    const asked = await portal.db.select().from(refundOrders).where(eq(refundOrders.payOrderId, id));
    expect(asked.map(({ source, amountFen }) => `${source} ${amountFen}`).sort()).toEqual([
      'PAYER 8000',
      'RULE 4000',
    ]);
    expect((await call(detail, { id })).data.refundableFen).toBe(0);
  });
});

describe('the ledger', () => {
  it('is append-only and balanced', async () => {
    const { id } = await paid();
    const [entry] = await portal.db.select().from(ledgerEntries).limit(1);
    const change = (work: PromiseLike<unknown>) =>
      Promise.resolve(work).then(
        () => 'done',
        () => 'refused',
      );
    expect(await change(portal.db.update(ledgerEntries).set({ amountFen: 1 }))).toBe('refused');
    expect(await change(portal.db.delete(ledgerEntries))).toBe('refused');
    const one = { transferId: entry?.transferId ?? '', position: 9, account: 'SUSPENSE', amountFen: 1 };
    expect(await change(portal.db.insert(ledgerEntries).values(one))).toBe('refused');
    expect(await movedFor(id)).toEqual({ 'CHANNEL:MOCK': priceFen, 'SOLD:ROOM': -priceFen });
  });

  it('reports what does not match', async () => {
    const { id } = await paid();
    const [attempt] = await portal.db.select().from(payAttempts).where(eq(payAttempts.payOrderId, id));
    const set = (paidFen: number) =>
      portal.db
        .update(payAttempts)
        .set({ paidFen })
        .where(eq(payAttempts.id, attempt?.id ?? ''));
    await set(priceFen + 1);
    expect(await checkLedger(portal.db, new Date(now))).toBe(false);
    const balance = await portal.call('GET /api/payManage/ledger/queryBalance', {}, await clerk(0));
    expect(balance.data.check).toMatchObject({ isBalanced: false });
    expect(balance.data.check?.findings[0]).toMatch(/^演示收银台：账面/);
    await set(priceFen);
    await expectBalanced();
    expect(await portal.db.$count(ledgerChecks)).toBeGreaterThan(1);
    expect(await portal.db.$count(payOrders)).toBeGreaterThan(5);
  });
});
