import { eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { billChanges, bills } from '../../billing/bill/bill.table.ts';
import { charges, creditNotes } from '../../billing/charge/charge.table.ts';
import { prepareFees } from '../../billing/meter/fees.ts';
import { meters, readings, tariffs } from '../../billing/meter/meter.table.ts';
import { insertBill, insertMeter, insertReading, insertTariff } from '../../billing/testing/insert-meter.ts';
import { insertOwnFee } from '../../billing/testing/insert-own-fee.ts';
import { units } from '../../building/building.table.ts';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { insertMember } from '../../enterprise/testing/insert-member.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { contributions } from '../../features.ts';
import { messages } from '../../message/message.table.ts';
import { creditOf, moveToCredit } from '../../payment/account.public.ts';
import { payAttempts, payItems, payOrders, refundOrders } from '../../payment/payment.table.ts';
import { settlePayments } from '../../payment/settle-payments.ts';
import { settleConsents } from '../consent/settle-consents.ts';
import { contracts, contractUnits } from '../lease.table.ts';
import { insertContract } from '../testing/insert-contract.ts';
import { billOf, insertPaidBill, insertProof, termLine } from '../testing/move-out-park.ts';
import { moveOutItems, moveOuts } from './move-out.table.ts';

const detail = 'GET /api/propertyManage/moveOut/queryDetail';
const saveItem = 'POST /api/propertyManage/moveOut/saveItem';
const dropItem = 'POST /api/propertyManage/moveOut/dropItem';
const propose = 'POST /api/propertyManage/moveOut/propose';
const operate = 'POST /api/propertyManage/moveOut/operate';
const decideRefund = 'POST /api/payManage/refund/operateManage';

const park = usePark(
  { surveyor: ['OP_PROPERTY'], first: ['OP_FINANCE'], second: ['OP_FINANCE'] },
  {
    empties: [
      moveOutItems,
      moveOuts,
      refundOrders,
      payItems,
      payAttempts,
      payOrders,
      billChanges,
      bills,
      readings,
      meters,
      tariffs,
      charges,
      contractUnits,
      contracts,
      messages,
      units,
    ],
  },
);
let buildingId: string;
let unitId: string;
let enterpriseId: string;

beforeAll(async () => {
  buildingId = await insertBuilding(park.db, { name: '2号温室' });
  await prepareFees(park.db);
});
beforeEach(async () => {
  // Credit stays in the ledger, from which nothing is deleted.
  enterpriseId = await insertEnterprise(park.db, { name: `一川风绣球 ${ulid()}` });
  unitId = await insertUnit(park.db, { buildingId });
});

/** Logs in again, because sessions end while the clock moves. */
const as = (who: 'first' | 'second' | 'surveyor') =>
  park.logIn({
    userId: park[who].user.id,
    userType: '900',
    operatorRoles: [who === 'surveyor' ? 'OP_PROPERTY' : 'OP_FINANCE'],
  });
const secure = (who: 'first' | 'second') =>
  park.logIn(
    { userId: park[who].user.id, userType: '900', operatorRoles: ['OP_FINANCE'] },
    { isSecure: true },
  );
const leaving = (given: Partial<typeof contracts.$inferInsert> = {}) =>
  insertContract(park.db, {
    enterpriseId,
    unitIds: [unitId],
    status: 'TERMINATING',
    leaveOn: '2026-11-20',
    handover: '完好',
    payCycle: 1,
    freeDays: 0,
    rentFenPerMonth: 0,
    propertyFeeFenPerM2Month: 0,
    depositFen: 0,
    ...given,
  });
const view = async (id: string) => (await park.call(detail, { id }, await as('first'))).data;
const account = { name: '一川风绣球园艺有限公司', bank: '演示银行花谷支行', number: '6222 0000 0458' };
const send = async (contractId: string, more: object = {}, token?: string) => {
  const { netFen } = await view(contractId);
  return park.call(propose, { data: { contractId, netFen, ...more } }, token ?? (await as('first')));
};
const fire = async (id: string, event: 'approve' | 'return' | 'withdraw', token: string, reason = '') => {
  const { moveOut } = await view(id);
  return park.call(
    operate,
    { id: moveOut?.moveOutId ?? '', event, version: moveOut?.version ?? 0, reason },
    token,
  );
};
const refunds = () =>
  park.db.select().from(refundOrders).where(sql`source <> 'OFFSET'`).orderBy(refundOrders.amountFen);
const rowOf = async (id: string) => (await park.db.select().from(contracts).where(eq(contracts.id, id)))[0];

/** A deposit paid by an order, through a bill of its own. */
async function paidDeposit(contractId: string, fen: number): Promise<string> {
  const id = await insertPaidBill(
    park.db,
    { enterpriseId, contractId, feeCode: 'DEPOSIT', period: '2026-01' },
    fen,
  );
  await park.db
    .update(contracts)
    .set({ depositFen: fen, depositPaidFen: fen, depositBillIds: [id] })
    .where(eq(contracts.id, contractId));
  return id;
}

describe('a deposit that an order paid', () => {
  /** 10,845.00 deposit, 189.79 of the property fee for the last ten days, 6,663.13 of rent unpaid, 2,000.00 not billed. */
  async function story() {
    const id = await leaving({ rentFenPerMonth: 300_000 });
    const deposit = await paidDeposit(id, 1_084_500);
    const standing = { enterpriseId, sourceId: id, contractId: id };
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
    expect(await creditOf(park.db, enterpriseId)).toBe(0);
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

describe('a deposit held since before the portal', () => {
  /** The park of the design, a year after its deposits were imported. */
  async function story() {
    park.now = new Date('2026-12-16T02:12:00Z');
    await park.db.update(units).set({ areaX100: 312_500 }).where(eq(units.id, unitId));
    const id = await leaving({
      from: '2023-12-16',
      to: '2026-12-15',
      leaveOn: null,
      status: 'EXPIRED',
      rentFenPerMonth: 2_327_700,
      propertyFeeFenPerM2Month: 110,
      depositFen: 6_983_100,
      depositPaidFen: 6_983_100,
    });
    const isElectric = {
      kind: 'ELECTRICITY' as const,
      initialTou: { peakX100: 0, flatX100: 0, valleyX100: 0 },
    };
    const electric = await insertMeter(park.db, { unitId, meterNo: 'D-GH2-A3', ...isElectric });
    const water = await insertMeter(park.db, { unitId, meterNo: 'S-GH2-A3' });
    await insertTariff(park.db, { price: { unitPriceE4: 43_500, tiers: null, tou: null } });
    await insertTariff(park.db, {
      feeCode: 'ELECTRICITY',
      price: {
        unitPriceE4: 6_848,
        tiers: null,
        tou: { peakE4: 10_862, flatE4: 6_848, valleyE4: 3_126, hours: [] },
      },
    });
    const owed = (feeCode: 'ELECTRICITY' | 'WATER' | 'PROPERTY', given: object) =>
      insertBill(park.db, { enterpriseId, contractId: id, feeCode, status: 'OVERDUE', ...given });
    await owed('ELECTRICITY', {
      sourceId: electric,
      period: '2026-10',
      principalFen: 381_246,
      dueDate: '2026-11-13',
    });
    await owed('WATER', { sourceId: water, period: '2026-10', principalFen: 50_895, dueDate: '2026-11-13' });
    await owed('PROPERTY', {
      sourceId: id,
      period: '2026-10',
      principalFen: 1_031_250,
      dueDate: '2026-12-10',
      lines: [
        termLine(11_000, 343_750, ['2026-10-01', '2026-10-31', 31, 31], 312_500),
        termLine(11_000, 343_750, ['2026-11-01', '2026-11-30', 30, 30], 312_500),
        termLine(11_000, 343_750, ['2026-12-01', '2026-12-31', 31, 31], 312_500),
      ],
    });
    await owed('ELECTRICITY', {
      sourceId: electric,
      period: '2026-11',
      principalFen: 253_138,
      dueDate: '2026-12-13',
    });
    await owed('WATER', { sourceId: water, period: '2026-11', principalFen: 38_280, dueDate: '2026-12-13' });
    await insertPaidBill(
      park.db,
      {
        enterpriseId,
        sourceId: id,
        contractId: id,
        feeCode: 'RENT',
        period: '2026-11',
        lines: [termLine(232_770_000, 2_327_700, ['2026-11-01', '2026-11-30', 30, 30])],
      },
      2_327_700,
    );
    await inTransaction(park.db, (tx) =>
      moveToCredit(tx, systemContext(park), {
        enterpriseId,
        amountFen: 86_340,
        kind: 'BILL',
        causeId: ulid(),
        note: '',
      }),
    );
    for (const [name, amountFen] of [
      ['卷膜电机烧毁', 68_000],
      ['东侧防虫网破损', 16_800],
      ['门禁卡未交回', 6_000],
    ] as const)
      await park.call(
        saveItem,
        { data: { contractId: id, kind: 'DEDUCTION', name, amountFen } },
        await as(amountFen === 6_000 ? 'first' : 'surveyor'),
      );
    const readAt = new Date('2026-12-15T06:00:00Z');
    const read = { period: '2026-12', readAt, enterpriseId, photoFileId: ulid() };
    const readElectric = () =>
      insertReading(park.db, {
        ...read,
        meterId: electric,
        previousX100: 7_039_800,
        readingX100: 7_212_600,
        touUsage: { peakX100: 48_600, flatX100: 70_200, valleyX100: 54_000 },
      });
    const readWater = (photoFileId = read.photoFileId) =>
      insertReading(park.db, {
        ...read,
        photoFileId,
        meterId: water,
        previousX100: 412_700,
        readingX100: 416_600,
      });
    return { id, electric, water, readElectric, readWater };
  }

  it('waits for the last reading of every meter, with its photo', async () => {
    const { id, readElectric, readWater } = await story();
    expect((await view(id)).blockers).toMatchObject([{ kind: 'METER_UNREAD' }, { kind: 'METER_UNREAD' }]);
    await readElectric();
    await readWater('');
    expect((await view(id)).blockers).toMatchObject([{ kind: 'METER_UNREAD', text: /S-GH2-A3/ }]);
    const proof = await insertProof(park.db, park.first.user.id);
    expect(await codeOf(send(id, { payee: account, fileId: proof }))).toBe('500012');
  });

  it('72,468.59 in hand less 31,172.80 leaves 41,295.79, paid to a named account by two persons', async () => {
    const { id, readElectric, readWater } = await story();
    await readElectric();
    await readWater();
    const before = await view(id);
    expect(before).toMatchObject({
      lastDay: '2026-12-15',
      inHandFen: 7_246_859,
      takenFen: 3_117_280,
      netFen: 4_129_579,
      payoutFen: 4_129_579,
      needsTwo: true,
      blockers: [],
    });
    const amounts = Object.fromEntries(
      before.groups.map(({ group, totalFen, lines }) => [
        group,
        [totalFen, lines.map((line) => line.amountFen)],
      ]),
    );
    expect(amounts).toEqual({
      HAND: [7_246_859, [6_983_100, 86_340, 177_419]],
      OPEN: [1_765_467, expect.arrayContaining([387_536, 51_734, 1_034_343, 253_517, 38_337])],
      FINAL: [1_261_013, [1_126_306, 117_742, 16_965]],
      DEDUCTION: [90_800, [68_000, 16_800, 6_000]],
    });
    expect(await codeOf(send(id))).toBe('100002');
    expect(await codeOf(send(id, { payee: account }))).toBe('100002');
    const foreign = await insertProof(park.db, park.second.user.id);
    expect(await codeOf(send(id, { payee: account, fileId: foreign }))).toBe('100002');
    const proof = await insertProof(park.db, park.first.user.id);
    expect(await codeOf(send(id, { payee: account, fileId: proof, netFen: 4_129_580 }))).toBe('500044');
    await send(id, { payee: account, fileId: proof });
    const { data } = await fire(id, 'approve', await secure('second'));
    expect(data).toMatchObject({ moveOut: { state: 'SETTLED' }, refunds: [{ amountFen: 4_129_579 }] });
    const paid = await park.db.select().from(bills).where(eq(bills.status, 'PAID'));
    // Five open ones, three final ones, the deductions, and the rent of November.
    expect(paid).toHaveLength(10);
    expect(paid.find(({ feeCode }) => feeCode === 'PROPERTY')).toMatchObject({ refundedFen: 177_419 });
    expect(await creditOf(park.db, enterpriseId)).toBe(0);
    const [refund] = await refunds();
    expect(refund).toMatchObject({
      amountFen: 4_129_579,
      payOrderId: null,
      payee: account,
      status: 'APPROVED',
      applicantId: park.first.user.id,
      approverIds: [park.second.user.id],
    });
    const pay = () => settlePayments(park, { pay: park.pay, payables: contributions.payables });
    // It waits for the tenant, whose silence counts as consent after three days.
    await pay();
    expect(await refunds()).toMatchObject([{ status: 'APPROVED' }]);
    park.wait(3 * 86_400_000);
    await settleConsents(park);
    await pay();
    const [sent] = await refunds();
    expect(sent).toMatchObject({ status: 'PROCESSING', isByHand: true });
    const confirmed = await park.call(
      decideRefund,
      { id: sent?.id ?? '', event: 'confirm', version: sent?.version ?? 0 },
      await secure('first'),
    );
    expect(confirmed.data).toMatchObject({ state: 'SUCCESS', payee: account, channel: 'BANK_TRANSFER' });
    const { rows } = await park.db.execute<{ account: string; fen: number }>(sql`
      select account, sum(amount_fen)::int as fen from ledger_entry
      where account in ('OPENING', 'PAYOUT', 'CHANNEL:BANK_TRANSFER') group by 1 order by 1`);
    expect(rows).toEqual([
      { account: 'CHANNEL:BANK_TRANSFER', fen: -4_129_579 },
      { account: 'OPENING', fen: 6_983_100 },
      { account: 'PAYOUT', fen: 0 },
    ]);
  });
});

describe('a bill under objection', () => {
  it('keeps the settlement waiting until it is set aside by name, and its amount is held back', async () => {
    const id = await leaving();
    await paidDeposit(id, 400_000);
    const objected = await insertBill(park.db, {
      enterpriseId,
      contractId: id,
      status: 'OBJECTED',
      principalFen: 100_000,
      lateFrozenOn: '2026-11-21',
    });
    const before = await view(id);
    expect(before).toMatchObject({ blockers: [{ kind: 'BILL_OBJECTED' }], netFen: 400_000 });
    expect(await codeOf(send(id, {}, await secure('first')))).toBe('500012');
    const aside = { contractId: id, kind: 'SET_ASIDE', name: '水费有异议，11-30 前答复' };
    const put = async (billId: string | null) =>
      park.call(saveItem, { data: { ...aside, billId } }, await as('first'));
    expect(await codeOf(put(null))).toBe('100002');
    expect((await put(objected)).data).toMatchObject({ blockers: [], netFen: 300_000, needsTwo: false });
    const [item] = await park.db.select().from(moveOutItems);
    const dropped = await park.call(dropItem, { id: item?.id ?? '', version: 1 }, await as('first'));
    expect(dropped.data).toMatchObject({ items: [], netFen: 400_000 });
    await put(objected);
    // Below the park's threshold one person settles, who has to prove who they are.
    expect(await codeOf(send(id))).toBe('200009');
    expect((await send(id, {}, await secure('first'))).data).toMatchObject({ moveOut: { state: 'SETTLED' } });
    expect(await refunds()).toMatchObject([{ amountFen: 300_000 }]);
    expect(await creditOf(park.db, enterpriseId)).toBe(100_000);
    expect(await billOf(park.db, objected)).toMatchObject({ status: 'OBJECTED' });
  });

  it.each([
    ['DRAFT', 'BILL_DRAFT'],
    ['PAYING', 'BILL_PAYING'],
  ] as const)('so does one that is %s', async (status, kind) => {
    const id = await leaving();
    await insertBill(park.db, { enterpriseId, contractId: id, status });
    expect((await view(id)).blockers).toMatchObject([{ kind }]);
  });
});

describe('the database', () => {
  const constraintOf = (work: PromiseLike<unknown>) =>
    work.then(
      () => null,
      ({ cause }) => cause.constraint,
    );
  const settled = (contractId: string, given: object = {}) => ({
    id: ulid(),
    contractId,
    status: 'SETTLED' as const,
    lastDay: '2026-11-20',
    calculatedOn: '2026-11-21',
    lines: [],
    inHandFen: 5_418_100,
    takenFen: 0,
    netFen: 5_418_100,
    payoutFen: 0,
    needsTwo: false,
    firstBy: 'first',
    ...given,
  });

  it('refuses a settlement that names 54,181.00 without an order', async () => {
    const id = await leaving({ depositFen: 5_418_100 });
    expect(await constraintOf(park.db.insert(moveOuts).values(settled(id)))).toBe('move_out_paid');
  });

  it('refuses to terminate a contract without its settlement', async () => {
    const id = await leaving({ depositFen: 5_418_100 });
    const end = park.db
      .update(contracts)
      .set({ status: 'TERMINATED', refundFen: 5_418_100 })
      .where(eq(contracts.id, id));
    expect(await constraintOf(end)).toBe('contract_settled');
  });

  it('refuses one person where two are needed, and a sum that does not add up', async () => {
    const id = await leaving();
    const nothing = { inHandFen: 0, takenFen: 0, netFen: 0 };
    const alone = settled(id, { ...nothing, needsTwo: true, secondBy: 'first' });
    expect(await constraintOf(park.db.insert(moveOuts).values(alone))).toBe('lease_move_out_two');
    const wrong = settled(id, { ...nothing, netFen: 1 });
    expect(await constraintOf(park.db.insert(moveOuts).values(wrong))).toBe('lease_move_out_sum');
  });
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
    enterpriseId,
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
    const rent = { enterpriseId, sourceId: id, contractId: id, feeCode: 'RENT' as const, period: '2026-11' };
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
    const open = { enterpriseId, contractId: id, status: 'UNPAID' as const, dueDate: '2026-11-25' };
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
      enterpriseId,
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
      enterpriseId,
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
    const old = await insertMeter(park.db, { unitId, meterNo: 'S-OLD', status: 'REPLACED' });
    const unread = await insertMeter(park.db, { unitId, meterNo: 'S-OLDER', status: 'REPLACED' });
    // A meter that its tenant has not entered names nobody.
    for (const given of [{ meterId: old, enterpriseId }, { meterId: unread }])
      await insertReading(park.db, { ...given, period: '2026-11', readingX100: 11_200 });
    expect(await view(id)).toMatchObject({ takenFen: 8_400, meters: [], blockers: [] });
  });

  it('a last reading in a later month is priced by the last day, beside that of its month', async () => {
    const id = await leaving({ leaveOn: '2026-10-31' });
    await insertTariff(park.db);
    const meterId = await insertMeter(park.db, { unitId, meterNo: 'S-LATE' });
    await insertReading(park.db, { meterId, period: '2026-10', readingX100: 11_000 });
    await insertReading(park.db, {
      meterId,
      enterpriseId,
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
    const overdue = { enterpriseId, contractId: id, status: 'OVERDUE' as const, dueDate: '2026-11-11' };
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
      enterpriseId,
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

it('a last reading is entered with its photo', async () => {
  const id = await leaving();
  await insertMeter(park.db, { unitId, meterNo: 'S-301' });
  await insertTariff(park.db);
  const read = async (photoFileId: string) =>
    codeOf(
      park.call(
        'POST /api/propertyManage/meter/read',
        { data: { meterNo: 'S-301', period: '2026-11', readingX100: 11_000, photoFileId } },
        await as('surveyor'),
      ),
    );
  expect(await read(await insertProof(park.db, park.first.user.id))).toBe('100002');
  expect(await read('')).toBe('000000');
  expect((await view(id)).blockers).toMatchObject([{ kind: 'METER_UNREAD' }]);
  expect(await read(await insertProof(park.db, park.surveyor.user.id))).toBe('000000');
  expect((await view(id)).meters).toMatchObject([{ meterNo: 'S-301', readingX100: 11_000 }]);
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

it('nothing can be settled before the handover, nor by the property office', async () => {
  const id = await leaving({ handover: '' });
  expect((await view(id)).blockers).toMatchObject([{ kind: 'HANDOVER' }]);
  expect(await codeOf(send(id, {}, await secure('first')))).toBe('500012');
  const asSurveyor = (await park.call(detail, { id }, await as('surveyor'))).data;
  expect(asSurveyor.actions).toEqual(['addItem']);
  expect(await codeOf(send(id, {}, await as('surveyor')))).toBe('500403');
  await park.db.update(contracts).set({ status: 'ACTIVE' }).where(eq(contracts.id, id));
  expect(await codeOf(park.call(detail, { id }, await as('first')))).toBe('500404');
});

it('frees the units, and stands with the contract for both sides, before and after', async () => {
  await park.db.update(units).set({ state: 'LEASED', enterpriseId }).where(eq(units.id, unitId));
  const id = await leaving();
  await paidDeposit(id, 100_000);
  const settlement = [{ label: '押金', amountFen: 100_000, formulaText: '' }];
  const { token } = await insertMember(park, enterpriseId, 'OWNER');
  const seen = async () =>
    (await park.call('GET /api/propertyManage/contract/queryDetail', { id }, token)).data;
  expect(await seen()).toMatchObject({ settlement, refundFen: null });
  await send(id, {}, await secure('first'));
  expect(await seen()).toMatchObject({ settlement, refundFen: 100_000, state: 'TERMINATED' });
  const [unit] = await park.db.select().from(units).where(eq(units.id, unitId));
  expect(unit).toMatchObject({ state: 'VACANT', enterpriseId: null });
  const [held] = await park.db.select().from(contractUnits).where(eq(contractUnits.contractId, id));
  expect(held?.to).toBe('2026-11-20');
});

it('never holds a unit that was to come in after the last day, and frees it', async () => {
  const later = await insertUnit(park.db, { buildingId, state: 'RESERVED' });
  const id = await leaving();
  await park.db
    .insert(contractUnits)
    .values({ contractId: id, unitId: later, from: '2026-12-01', to: '2027-12-31', isHeld: true });
  await paidDeposit(id, 100_000);
  expect(await codeOf(send(id, {}, await secure('first')))).toBe('000000');
  const held = await park.db.select().from(contractUnits).where(eq(contractUnits.unitId, later));
  expect(held).toMatchObject([{ from: '2026-12-01', to: '2027-12-31', isHeld: false }]);
  const [unit] = await park.db.select().from(units).where(eq(units.id, later));
  expect(unit?.state).toBe('VACANT');
});
