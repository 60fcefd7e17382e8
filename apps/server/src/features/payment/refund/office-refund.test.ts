import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { fileGroups, fileItems } from '../../../platform/files/file.table.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { creditOf, moveToCredit } from '../account.public.ts';
import { refundOrders } from '../payment.table.ts';
import {
  apply,
  call,
  clerk,
  clerks,
  create,
  decide,
  detail,
  expectBalanced,
  minute,
  movedFor,
  now,
  paid,
  payAt,
  portal,
  priceFen,
  setNow,
  settle,
  toPay,
  useCashierPark,
  wait,
} from '../testing/cashier-park.ts';

useCashierPark();

const open = 'POST /api/payManage/refund/openManage';
const managed = 'GET /api/payManage/order/queryManageDetail';
const reason = '同一笔会议室重复付款';
const payee = { name: '瑶林花坊', bank: '演示银行花谷支行', number: '6222 0000 0458' };

const refund = async (data: object, nth = 0, isSecure = true) =>
  portal.call(open, { data: { reason, ...data } }, await clerk(nth, isSecure));
const decideAs = async (nth: number, id: string, event: string, more: object = {}) => {
  const [row] = await portal.db.select().from(refundOrders).where(eq(refundOrders.id, id));
  return portal.call(decide, { id, event, version: row?.version, ...more }, await clerk(nth));
};
const carryOut = async () => {
  await settle();
  setNow(now + 5 * minute);
  await settle();
};

async function proofOf(nth: number): Promise<string> {
  const id = ulid();
  await portal.db
    .insert(fileGroups)
    .values({ id, ownerUserId: clerks[nth] ?? '', purpose: 'REFUND_PROOF', visibility: 'owner' });
  await portal.db.insert(fileItems).values({
    fileId: id,
    index: 0,
    name: '账户说明.pdf',
    mime: 'application/pdf',
    bytes: 3,
    sha256: 'abc',
    storageKey: null,
  });
  return id;
}

describe('a refund by the finance office', () => {
  it('goes to the channel the payment came from, in parts, never above what was paid', async () => {
    const { id } = await paid();
    const before = await portal.call(managed, { id }, await clerk(0));
    expect(before.data).toMatchObject({ refundableFen: priceFen, actions: ['refund'] });
    expect(await codeOf(refund({ payOrderId: id, amountFen: 0 }))).toBe('100001');
    expect(await codeOf(refund({ payOrderId: id, amountFen: 5_000, reason: '' }))).toBe('100001');
    expect(await codeOf(refund({ payOrderId: id, amountFen: 5_000 }, 0, false))).toBe('200009');
    expect((await refund({ payOrderId: id, amountFen: 5_000 })).data).toMatchObject({
      source: 'OFFICE',
      state: 'APPROVED',
      channel: 'MOCK',
    });
    expect(await codeOf(refund({ payOrderId: id, amountFen: 7_001 }))).toBe(retCodes.REFUND_OVER_PAID);
    await carryOut();
    expect(await movedFor(id)).toEqual({ 'CHANNEL:MOCK': 7_000, 'SOLD:ROOM': -7_000 });
    await refund({ payOrderId: id, amountFen: 7_000 }, 1);
    await carryOut();
    const { data } = await portal.call(managed, { id }, await clerk(0));
    expect(data).toMatchObject({ refundedFen: priceFen, refundableFen: 0, actions: [] });
    await expectBalanced();
  });

  it('asked for at the same moment as the payer’s: one of them, never more than was paid', async () => {
    const { id } = await paid();
    const answers = await Promise.all([
      refund({ payOrderId: id, amountFen: 8_000 }),
      call(apply, { data: { payOrderId: id, amountFen: 8_000, reason: '会议改到线上，不用会议室了' } }),
    ]);
    expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', retCodes.REFUND_OVER_PAID]);
  });

  it('from the park’s threshold on, needs a second person, and can be taken back by the first', async () => {
    const totalFen = 600_000;
    const booking = await toPay({ amountFen: totalFen });
    const { data: order } = await call(create, { data: { kind: 'ROOM', ids: [booking], totalFen } });
    await payAt(order.payOrderId, 'SUCCESS');
    await wait(4_000);
    const ask = (nth = 0) => refund({ payOrderId: order.payOrderId, amountFen: 500_000 }, nth, false);
    const first = (await ask()).data;
    expect(first).toMatchObject({ state: 'APPLIED', needsTwo: false, actions: ['withdraw'] });
    expect(await codeOf(decideAs(0, first.refundId, 'approve'))).toBe(retCodes.SECOND_APPROVER_NEEDED);
    expect(await codeOf(decideAs(1, first.refundId, 'withdraw'))).toBe('300002');
    expect((await decideAs(0, first.refundId, 'withdraw')).data).toMatchObject({ state: 'WITHDRAWN' });
    const second = (await ask(1)).data;
    expect((await decideAs(0, second.refundId, 'approve')).data).toMatchObject({ state: 'APPROVED' });
    await carryOut();
    expect((await call(detail, { id: order.payOrderId })).data.refundedFen).toBe(500_000);
    await expectBalanced();
  });

  it('to another account needs proof and two persons, and leaves the bank', async () => {
    const { id } = await paid();
    const to = { payOrderId: id, amountFen: 2_000, payee };
    expect(await codeOf(refund(to))).toBe('100002');
    expect(await codeOf(refund({ ...to, proofFileId: await proofOf(1) }))).toBe('100002');
    const bad = { ...to, payee: { ...payee, number: '账号' }, proofFileId: await proofOf(0) };
    expect(await codeOf(refund(bad))).toBe('100001');
    const { data } = await refund({ ...to, proofFileId: await proofOf(0) });
    expect(data).toMatchObject({ state: 'APPLIED', channel: 'BANK_TRANSFER', payee });
    expect(await codeOf(decideAs(0, data.refundId, 'approve'))).toBe(retCodes.SECOND_APPROVER_NEEDED);
    await decideAs(1, data.refundId, 'approve');
    await settle();
    expect((await decideAs(0, data.refundId, 'confirm')).data).toMatchObject({ state: 'SUCCESS' });
    expect(await movedFor(id)).toEqual({
      'CHANNEL:MOCK': priceFen,
      'CHANNEL:BANK_TRANSFER': -2_000,
      'SOLD:ROOM': 2_000 - priceFen,
    });
    await expectBalanced();
  });
});

describe('credit', () => {
  /** Credit of a tenant, from a payment of 120.00. */
  async function credited(): Promise<string> {
    await paid();
    const enterpriseId = ulid();
    const ctx = { ...systemContext({ ...portal, clock: { now: () => new Date(now) } }) };
    await inTransaction(portal.db, (tx) =>
      moveToCredit(tx, ctx, { enterpriseId, amountFen: priceFen, kind: 'ROOM', causeId: ulid(), note: '' }),
    );
    return enterpriseId;
  }
  const payOut = async (enterpriseId: string, amountFen: number, nth = 0) =>
    refund({ enterpriseId, amountFen, payee, proofFileId: await proofOf(nth) }, nth);

  it('is paid back to a named account, and can be used only once', async () => {
    const enterpriseId = await credited();
    expect(await codeOf(refund({ enterpriseId, amountFen: 1_000 }))).toBe('100002');
    expect(await codeOf(refund({ amountFen: 1_000, payee }))).toBe('100002');
    const answers = await Promise.all([payOut(enterpriseId, 8_000), payOut(enterpriseId, 8_000, 1)]);
    expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', retCodes.REFUND_OVER_PAID]);
    expect(await creditOf(portal.db, enterpriseId)).toBe(priceFen - 8_000);
    const nth = answers.findIndex(({ header }) => header.retCode === '000000');
    const id = answers[nth]?.data.refundId ?? '';
    const other = nth === 0 ? 1 : 0;
    expect(await codeOf(decideAs(nth, id, 'approve'))).toBe(retCodes.SECOND_APPROVER_NEEDED);
    await decideAs(other, id, 'approve');
    await settle();
    expect((await decideAs(other, id, 'confirm')).data).toMatchObject({
      state: 'SUCCESS',
      payerName: payee.name,
    });
    expect(await creditOf(portal.db, enterpriseId)).toBe(priceFen - 8_000);
    await expectBalanced();
  });

  it('returns when its refund is rejected', async () => {
    const enterpriseId = await credited();
    const { data } = await payOut(enterpriseId, priceFen);
    expect(await creditOf(portal.db, enterpriseId)).toBe(0);
    expect((await decideAs(1, data.refundId, 'reject', { reason: '账户不是本企业' })).data.state).toBe(
      'REJECTED',
    );
    expect(await creditOf(portal.db, enterpriseId)).toBe(priceFen);
  });
});

it('the database refuses money for another account that one person decided', async () => {
  const alone = {
    id: ulid(),
    no: 'TK-alone',
    channelNo: 'TK-alone',
    source: 'OFFICE' as const,
    status: 'APPROVED' as const,
    amountFen: 100,
    items: [],
    reason,
    payee,
    applicantId: 'one',
    approverIds: ['one'],
  };
  const refused = await portal.db
    .insert(refundOrders)
    .values(alone)
    .then(
      () => null,
      ({ cause }) => cause.constraint,
    );
  expect(refused).toBe('refund_order_payee_two');
});
