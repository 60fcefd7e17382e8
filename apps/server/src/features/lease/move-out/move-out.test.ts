import { eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { insertBill, insertMeter, insertReading, insertTariff } from '../../billing/testing/insert-meter.ts';
import { units } from '../../building/building.table.ts';
import { insertUnit } from '../../building/testing/insert-building.ts';
import { insertMember } from '../../enterprise/testing/insert-member.ts';
import { contributions } from '../../features.ts';
import { creditOf, moveToCredit } from '../../payment/account.public.ts';
import { settlePayments } from '../../payment/settle-payments.ts';
import { settleConsents } from '../consent/settle-consents.ts';
import { contracts, contractUnits } from '../lease.table.ts';
import { billOf, insertPaidBill, insertProof, termLine } from '../testing/move-out-park.ts';
import { useMoveOuts } from '../testing/use-move-outs.ts';
import { moveOutItems, moveOuts } from './move-out.table.ts';

const detail = 'GET /api/propertyManage/moveOut/queryDetail';
const saveItem = 'POST /api/propertyManage/moveOut/saveItem';
const dropItem = 'POST /api/propertyManage/moveOut/dropItem';
const decideRefund = 'POST /api/payManage/refund/operateManage';
const account = { name: '一川风绣球园艺有限公司', bank: '演示银行花谷支行', number: '6222 0000 0458' };

const { park, at, as, secure, leaving, view, send, fire, refunds, paidDeposit } = useMoveOuts();

describe('a deposit held since before the portal', () => {
  /** The park of the design, a year after its deposits were imported. */
  async function story() {
    park.now = new Date('2026-12-16T02:12:00Z');
    await park.db.update(units).set({ areaX100: 312_500 }).where(eq(units.id, at.unitId));
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
    const electric = await insertMeter(park.db, { unitId: at.unitId, meterNo: 'D-GH2-A3', ...isElectric });
    const water = await insertMeter(park.db, { unitId: at.unitId, meterNo: 'S-GH2-A3' });
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
      insertBill(park.db, {
        enterpriseId: at.enterpriseId,
        contractId: id,
        feeCode,
        status: 'OVERDUE',
        ...given,
      });
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
        enterpriseId: at.enterpriseId,
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
        enterpriseId: at.enterpriseId,
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
    const read = { period: '2026-12', readAt, enterpriseId: at.enterpriseId, photoFileId: ulid() };
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
    expect(await creditOf(park.db, at.enterpriseId)).toBe(0);
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
      enterpriseId: at.enterpriseId,
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
    expect(await creditOf(park.db, at.enterpriseId)).toBe(100_000);
    expect(await billOf(park.db, objected)).toMatchObject({ status: 'OBJECTED' });
  });

  it.each([
    ['DRAFT', 'BILL_DRAFT'],
    ['PAYING', 'BILL_PAYING'],
  ] as const)('so does one that is %s', async (status, kind) => {
    const id = await leaving();
    await insertBill(park.db, { enterpriseId: at.enterpriseId, contractId: id, status });
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

it('a last reading is entered with its photo', async () => {
  const id = await leaving();
  await insertMeter(park.db, { unitId: at.unitId, meterNo: 'S-301' });
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
  await park.db
    .update(units)
    .set({ state: 'LEASED', enterpriseId: at.enterpriseId })
    .where(eq(units.id, at.unitId));
  const id = await leaving();
  await paidDeposit(id, 100_000);
  const settlement = [{ label: '押金', amountFen: 100_000, formulaText: '' }];
  const { token } = await insertMember(park, at.enterpriseId, 'OWNER');
  const seen = async () =>
    (await park.call('GET /api/propertyManage/contract/queryDetail', { id }, token)).data;
  expect(await seen()).toMatchObject({ settlement, refundFen: null });
  await send(id, {}, await secure('first'));
  expect(await seen()).toMatchObject({ settlement, refundFen: 100_000, state: 'TERMINATED' });
  const [unit] = await park.db.select().from(units).where(eq(units.id, at.unitId));
  expect(unit).toMatchObject({ state: 'VACANT', enterpriseId: null });
  const [held] = await park.db.select().from(contractUnits).where(eq(contractUnits.contractId, id));
  expect(held?.to).toBe('2026-11-20');
});

it('never holds a unit that was to come in after the last day, and frees it', async () => {
  const later = await insertUnit(park.db, { buildingId: at.buildingId, state: 'RESERVED' });
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
