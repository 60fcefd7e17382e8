import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../testing/code-of.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { charges, creditNotes } from '../../billing/charge/charge.table.ts';
import { insertBill, insertMeter, insertReading, insertTariff } from '../../billing/testing/insert-meter.ts';
import { insertOwnFee } from '../../billing/testing/insert-own-fee.ts';
import { creditOf } from '../../payment/account.public.ts';
import { payItems, payOrders } from '../../payment/payment.table.ts';
import { billOf, insertPaidBill, insertProof, termLine } from '../testing/move-out-park.ts';
import { useMoveOuts } from '../testing/use-move-outs.ts';
import { moveOuts } from './move-out.table.ts';

const saveItem = 'POST /api/propertyManage/moveOut/saveItem';
const account = { name: '一川风绣球园艺有限公司', bank: '演示银行花谷支行', number: '6222 0000 0458' };

const { park, at, as, secure, leaving, view, send, fire, refunds, rowOf, paidDeposit } = useMoveOuts();

describe('a deposit that an order paid', () => {
  /** 10,845.00 deposit, 189.79 of the property fee for the last ten days, 6,663.13 of rent unpaid, 2,000.00 not billed. */
  async function story() {
    const id = await leaving({ rentFenPerMonth: 300_000 });
    const deposit = await paidDeposit(id, 1_084_500);
    const standing = { enterpriseId: at.enterpriseId, sourceId: id, contractId: id };
    const property = await insertPaidBill(
      park.db,
      {
        ...standing,
        feeCode: 'PROPERTY',
        period: '2026-11',
        lines: [termLine(5_693_700, 56_937, ['2026-11-01', '2026-11-30', 30, 30])],
      },
      56_937,
    );
    const rent = await insertBill(park.db, {
      ...standing,
      feeCode: 'RENT',
      period: '2026-10',
      principalFen: 666_313,
      dueDate: '2026-11-25',
    });
    return { id, deposit, property, rent };
  }

  it('pays what is unpaid and not billed; 10,845.00 + 189.79 − 6,663.13 − 2,000.00 goes back', async () => {
    const { id, deposit, property, rent } = await story();
    const before = await view(id);
    expect(before).toMatchObject({
      lastDay: '2026-11-20',
      inHandFen: 1_084_500 + 18_979,
      takenFen: 666_313 + 200_000,
      netFen: 237_166,
      payoutFen: 0,
      needsTwo: true,
      blockers: [],
    });
    expect(before.groups.map(({ group, totalFen }) => [group, totalFen])).toEqual([
      ['HAND', 1_103_479],
      ['OPEN', 666_313],
      ['FINAL', 200_000],
    ]);
    expect((await send(id)).data).toMatchObject({ moveOut: { state: 'PROPOSED' }, actions: ['withdraw'] });
    expect(await codeOf(fire(id, 'approve', await secure('first')))).toBe('500047');
    expect(await codeOf(fire(id, 'approve', await as('second')))).toBe('200009');
    const { data } = await fire(id, 'approve', await secure('second'));
    // What is booked is what was shown.
    expect(data).toMatchObject({ groups: before.groups, netFen: 237_166, moveOut: { state: 'SETTLED' } });
    expect(await rowOf(id)).toMatchObject({
      status: 'TERMINATED',
      refundFen: 237_166,
      endedOn: '2026-11-20',
    });
    expect(await billOf(park.db, rent)).toMatchObject({ status: 'PAID', paidFen: 666_313 });
    const finals = await park.db.select().from(bills).where(eq(bills.period, '2026-11'));
    expect(finals.find(({ feeCode }) => feeCode === 'RENT')).toMatchObject({
      status: 'PAID',
      principalFen: 200_000,
    });
    // Prepaid days were used first, so the refund comes from the deposit's order alone.
    expect(await refunds()).toMatchObject([{ amountFen: 237_166, status: 'APPROVED', source: 'RULE' }]);
    expect(await billOf(park.db, property)).toMatchObject({ refundedFen: 18_979 });
    expect(await billOf(park.db, deposit)).toMatchObject({ refundedFen: 1_084_500 - 237_166 });
    expect(await creditOf(park.db, at.enterpriseId)).toBe(0);
  });

  it('can’t be refunded a second time by its payer', async () => {
    const { id } = await story();
    await send(id);
    await fire(id, 'approve', await secure('second'));
    const [order] = await park.db.select().from(payOrders).where(eq(payOrders.totalFen, 1_084_500));
    const data = { payOrderId: order?.id, amountFen: 1, reason: '再退一次看看' };
    expect(
      await codeOf(park.call('POST /api/payManage/refund/openManage', { data }, await secure('first'))),
    ).toBe('500045');
  });

  it('two officers who settle it at once: one wins', async () => {
    const { id } = await story();
    const answers = await Promise.all([send(id), send(id, {}, await as('second'))]);
    expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', '500012']);
    const [row] = await park.db.select().from(moveOuts);
    const [one, other] = row?.firstBy === park.first.user.id ? ['first', 'second'] : ['second', 'first'];
    expect(one).not.toBe(other);
    const token = await secure(other as 'first');
    const decided = await Promise.all([fire(id, 'approve', token), fire(id, 'approve', token)]);
    const codes = decided.map(({ header }) => header.retCode);
    expect(codes.filter((code) => code === '000000')).toHaveLength(1);
    expect(await refunds()).toHaveLength(1);
  });

  it('is calculated again when a payment comes in between; late fees wait for the second person', async () => {
    const { id, rent } = await story();
    await park.db.update(bills).set({ dueDate: '2026-11-11', status: 'OVERDUE' }).where(eq(bills.id, rent));
    const before = await view(id);
    // 6,663.13 × 10 days × 0.05 %
    expect(before.takenFen).toBe(666_313 + 3_331 + 200_000);
    await send(id);
    park.wait(3 * 86_400_000);
    expect((await view(id)).takenFen).toBe(before.takenFen);
    await park.db.update(bills).set({ paidFen: 100 }).where(eq(bills.id, rent));
    expect(await codeOf(fire(id, 'approve', await secure('second')))).toBe('500044');
    await park.db.update(bills).set({ paidFen: 0 }).where(eq(bills.id, rent));
    expect(await codeOf(fire(id, 'return', await as('second')))).toBe('100002');
    expect((await fire(id, 'return', await as('second'), '收款单没有入账')).data).toMatchObject({
      moveOut: null,
      returnedFor: '收款单没有入账',
    });
    // Thirteen days by now.
    expect((await view(id)).takenFen).toBe(666_313 + 4_331 + 200_000);
    await send(id);
    expect((await fire(id, 'approve', await secure('second'))).data).toMatchObject({
      moveOut: { state: 'SETTLED' },
    });
    expect(await billOf(park.db, rent)).toMatchObject({ status: 'PAID', settledLateFen: 4_331 });
  });

  it('deductions above it leave the rest owed, and nothing is refunded', async () => {
    const { id } = await story();
    const data = { contractId: id, kind: 'DEDUCTION', name: '拆除隔断', amountFen: 549_206 };
    expect(await codeOf(park.call(saveItem, { data: { ...data, amountFen: 0 } }, await as('surveyor')))).toBe(
      '100002',
    );
    await park.call(saveItem, { data }, await as('surveyor'));
    expect((await view(id)).netFen).toBe(-312_040);
    await send(id);
    const { data: done } = await fire(id, 'approve', await secure('second'));
    expect(done).toMatchObject({ netFen: -312_040, refunds: [] });
    const open = await park.db.select().from(bills).where(eq(bills.status, 'UNPAID'));
    expect(open).toMatchObject([{ feeCode: 'DAMAGE', principalFen: 549_206, paidFen: 549_206 - 312_040 }]);
    expect(await refunds()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ refundFen: -312_040, deductFen: 549_206 });
  });
});

it('a partly refunded deposit is settled for what is left of it', async () => {
  const id = await leaving();
  const deposit = await paidDeposit(id, 300_000);
  const orderId = (await park.db.select().from(payItems).where(eq(payItems.bizId, deposit)))[0]?.payOrderId;
  const data = { payOrderId: orderId, amountFen: 50_000, reason: '多收了半个月的押金' };
  await park.call('POST /api/payManage/refund/openManage', { data }, await secure('first'));
  expect((await view(id)).netFen).toBe(250_000);
  await send(id, {}, await secure('first'));
  expect(await refunds()).toMatchObject([{ amountFen: 50_000 }, { amountFen: 250_000 }]);
});

it('charges of the contract are billed up to the last day, and billed days after it come back', async () => {
  const id = await leaving();
  const standing = {
    feeCode: 'PARKING',
    contractId: id,
    unitPriceE4: 3_000_000,
    from: '2026-01-01',
    to: null,
  };
  await insertOwnFee(park.db, { code: 'PARKING', basis: 'MONTHLY' });
  await park.db.insert(charges).values({ ...standing, id: ulid(), quantityX100: 300, note: '' });
  // October is billed and unpaid, November is not billed: three spaces of 300.00 for 20 of 30 days.
  await insertBill(park.db, {
    enterpriseId: at.enterpriseId,
    sourceId: id,
    contractId: id,
    feeCode: 'PARKING',
    period: '2026-10',
    principalFen: 90_000,
    lines: [termLine(3_000_000, 90_000, ['2026-10-01', '2026-10-31', 31, 31], 300)],
  });
  expect((await view(id)).groups).toMatchObject([
    { group: 'OPEN', totalFen: 90_000 },
    { group: 'FINAL', totalFen: 60_000 },
  ]);
});

describe('what comes back or is taken at leaving', () => {
  const settleAll = async (id: string) => {
    const proof = await insertProof(park.db, park.first.user.id);
    await send(id, { payee: account, fileId: proof });
    return fire(id, 'approve', await secure('second'));
  };
  const half = (fen: number) => [
    termLine(fen * 100, fen, ['2026-12-01', '2026-12-31', 31, 31]),
    termLine(fen * 100, fen, ['2027-01-01', '2027-01-31', 31, 31]),
  ];

  it('several months of one bill paid at the counter come back together', async () => {
    const id = await leaving();
    const rent = {
      enterpriseId: at.enterpriseId,
      sourceId: id,
      contractId: id,
      feeCode: 'RENT' as const,
      period: '2026-11',
    };
    await insertBill(park.db, {
      ...rent,
      status: 'PAID',
      principalFen: 200_000,
      paidFen: 200_000,
      settledLateFen: 0,
      lines: half(100_000),
    });
    expect(await view(id)).toMatchObject({ netFen: 200_000, payoutFen: 200_000 });
    expect((await settleAll(id)).data).toMatchObject({ moveOut: { state: 'SETTLED' } });
    expect(await refunds()).toMatchObject([{ amountFen: 200_000 }]);
  });

  it('days of an unpaid bill pay their own bill first, where the money does not reach for all', async () => {
    const id = await leaving();
    const open = {
      enterpriseId: at.enterpriseId,
      contractId: id,
      status: 'UNPAID' as const,
      dueDate: '2026-11-25',
    };
    const older = await insertBill(park.db, { ...open, dueDate: '2026-11-22', principalFen: 500_000 });
    const rent = await insertBill(park.db, {
      ...open,
      sourceId: id,
      feeCode: 'RENT',
      period: '2026-12',
      principalFen: 200_000,
      lines: half(100_000),
    });
    expect(await view(id)).toMatchObject({ inHandFen: 200_000, takenFen: 700_000, netFen: -500_000 });
    await send(id);
    expect((await fire(id, 'approve', await secure('second'))).data).toMatchObject({
      moveOut: { state: 'SETTLED' },
    });
    expect(await billOf(park.db, rent)).toMatchObject({
      status: 'PAID',
      paidFen: 200_000,
      refundedFen: 200_000,
    });
    expect(await billOf(park.db, older)).toMatchObject({ status: 'UNPAID', paidFen: 0 });
  });

  it('so do differences that an act has billed or credited of the days after the last one', async () => {
    const id = await leaving();
    const rent = {
      enterpriseId: at.enterpriseId,
      contractId: id,
      feeCode: 'RENT' as const,
      status: 'PAID' as const,
      settledLateFen: 0,
    };
    const billId = await insertBill(park.db, {
      ...rent,
      sourceId: id,
      period: '2026-11',
      principalFen: 200_000,
      paidFen: 200_000,
      refundedFen: 30_000,
      lines: half(100_000),
    });
    await insertBill(park.db, {
      ...rent,
      sourceId: 'leaseAct:1:RENT',
      period: '2026-11',
      principalFen: 5_000,
      paidFen: 5_000,
      lines: [termLine(500_000, 5_000, ['2026-12-01', '2026-12-31', 31, 31])],
    });
    await park.db.insert(creditNotes).values({
      id: ulid(),
      no: 'DX-1',
      enterpriseId: at.enterpriseId,
      contractId: id,
      billId,
      feeCode: 'RENT',
      lines: [termLine(3_000_000, 30_000, ['2027-01-01', '2027-01-31', 31, 31])],
      amountFen: 30_000,
      taxFen: 0,
      loweredFen: 0,
      creditedFen: 30_000,
      reason: '调租',
      source: 'leaseAct:2',
    });
    const [hand] = (await view(id)).groups;
    // 1,000.00 and 50.00 of December, 1,000.00 − 300.00 of January.
    expect(hand?.lines.map(({ amountFen }) => amountFen).toSorted((one, other) => one - other)).toEqual([
      5_000, 70_000, 100_000,
    ]);
  });

  it('a meter that was replaced before the last reading is billed too', async () => {
    const id = await leaving();
    await insertTariff(park.db);
    const old = await insertMeter(park.db, { unitId: at.unitId, meterNo: 'S-OLD', status: 'REPLACED' });
    const unread = await insertMeter(park.db, { unitId: at.unitId, meterNo: 'S-OLDER', status: 'REPLACED' });
    // A meter that its tenant has not entered names nobody.
    for (const given of [{ meterId: old, enterpriseId: at.enterpriseId }, { meterId: unread }])
      await insertReading(park.db, { ...given, period: '2026-11', readingX100: 11_200 });
    expect(await view(id)).toMatchObject({ takenFen: 8_400, meters: [], blockers: [] });
  });

  it('a last reading in a later month is priced by the last day, beside that of its month', async () => {
    const id = await leaving({ leaveOn: '2026-10-31' });
    await insertTariff(park.db);
    const meterId = await insertMeter(park.db, { unitId: at.unitId, meterNo: 'S-LATE' });
    await insertReading(park.db, { meterId, period: '2026-10', readingX100: 11_000 });
    await insertReading(park.db, {
      meterId,
      enterpriseId: at.enterpriseId,
      period: '2026-11',
      previousX100: 11_000,
      readingX100: 11_200,
      readAt: new Date('2026-11-02T04:00:00Z'),
      photoFileId: 'photo',
    });
    expect(await view(id)).toMatchObject({ lastDay: '2026-10-31', takenFen: 3_500 + 700, blockers: [] });
  });

  it('the late fee of what is short goes on once it is settled', async () => {
    const id = await leaving();
    await paidDeposit(id, 600_000);
    const overdue = {
      enterpriseId: at.enterpriseId,
      contractId: id,
      status: 'OVERDUE' as const,
      dueDate: '2026-11-11',
    };
    const bill = await insertBill(park.db, { ...overdue, principalFen: 800_000 });
    await send(id);
    expect(await billOf(park.db, bill)).toMatchObject({ lateFrozenOn: '2026-11-21' });
    await fire(id, 'approve', await secure('second'));
    expect(await billOf(park.db, bill)).toMatchObject({ status: 'OVERDUE', lateFrozenOn: null });
  });

  it('a plan of instalments keeps its day without a late fee', async () => {
    const id = await leaving();
    await paidDeposit(id, 1_000_000);
    const bill = await insertBill(park.db, {
      enterpriseId: at.enterpriseId,
      contractId: id,
      status: 'OVERDUE',
      dueDate: '2026-11-01',
      principalFen: 100_000,
      planFrozenOn: '2026-11-05',
      lateFrozenOn: '2026-11-05',
    });
    const { takenFen } = await view(id);
    await send(id);
    expect((await view(id)).takenFen).toBe(takenFen);
    await fire(id, 'withdraw', await as('first'));
    expect(await billOf(park.db, bill)).toMatchObject({ lateFrozenOn: '2026-11-05' });
    await send(id);
    expect((await fire(id, 'approve', await secure('second'))).data).toMatchObject({
      moveOut: { state: 'SETTLED' },
    });
  });
});
