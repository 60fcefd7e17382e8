import type { FixedFee } from '@portal/contract/billing/terms';
import { blankLeaseAct, type LeaseActContent } from '@portal/contract/lease/act';
import {
  type LeaseActState,
  leaseActLifecycle,
  type OfficeActEvent,
  officeActEvents,
} from '@portal/contract/lease/act-lifecycle';
import { and, asc, eq, like } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../platform/china-time.ts';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { linesOf } from '../../billing/bill/contract-lines.ts';
import { calculateBill } from '../../billing/bill/draft-bills.ts';
import { charges, creditNotes } from '../../billing/charge/charge.table.ts';
import { feeItems } from '../../billing/meter/meter.table.ts';
import { insertBill } from '../../billing/testing/insert-meter.ts';
import { units } from '../../building/building.table.ts';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { cases } from '../../case/case.table.ts';
import { enterpriseMembers } from '../../enterprise/admission/enterprise-member.table.ts';
import { insertMember, logInMember } from '../../enterprise/testing/insert-member.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { messages } from '../../message/message.table.ts';
import { creditOf } from '../../payment/account.public.ts';
import { contractOfUnit, inForceOf } from '../lease.public.ts';
import { heldUnitsOf } from '../lease.queries.ts';
import { contracts, contractUnits } from '../lease.table.ts';
import { insertContract } from '../testing/insert-contract.ts';
import { leaseActs } from './lease-act.table.ts';
import { settleActs } from './settle-acts.ts';

const preview = 'POST /api/propertyManage/leaseAct/preview';
const submit = 'POST /api/propertyManage/leaseAct/submit';
const operate = 'POST /api/propertyManage/leaseAct/operate';
const answer = 'POST /api/propertyManage/leaseAct/answer';
const ownList = 'GET /api/propertyManage/leaseAct/queryList';
const manageDetail = 'GET /api/propertyManage/leaseAct/queryManageDetail';
const manageList = 'GET /api/propertyManage/leaseAct/queryManageList';

// Noon of 21 November 2026 in Shanghai.
const today = '2026-11-21';
const dayMs = 86_400_000;

const park = usePark(
  {
    owned: 'owner',
    stranger: 'owner',
    officer: ['OP_PROPERTY'],
    colleague: ['OP_PROPERTY'],
    treasurer: ['OP_FINANCE'],
    both: ['OP_PROPERTY', 'OP_FINANCE'],
  },
  { empties: [leaseActs, bills, charges, contractUnits, contracts, messages, cases, units] },
);
let buildingId: string;
let unitId: string;
let paper: string;

beforeAll(async () => {
  buildingId = await insertBuilding(park.db, { name: '1号温室' });
});
beforeEach(async () => {
  unitId = await insertUnit(park.db, { buildingId });
  paper = await insertPaper(park.officer.user.id);
});

async function insertPaper(ownerUserId: string): Promise<string> {
  const id = ulid();
  await park.db.insert(fileGroups).values({ id, purpose: 'CONTRACT', visibility: 'owner', ownerUserId });
  return id;
}

/** A contract since September whose rent is paid by the half year, with nothing but its bills to come. */
const insert = (given: Partial<typeof contracts.$inferInsert> = {}, of = [unitId]) =>
  insertContract(park.db, {
    enterpriseId: park.owned.enterpriseId,
    unitIds: of,
    from: '2026-09-01',
    to: '2028-08-31',
    rentFenPerMonth: 712_250,
    payCycle: 6,
    freeDays: 0,
    depositFen: 0,
    propertyFeeFenPerM2Month: 0,
    ...given,
  });

/** A fee item of the park's own, which contracts have by the month. */
const insertParking = () =>
  park.db
    .insert(feeItems)
    .values({
      id: ulid(),
      code: 'PARKING',
      taxPpm: 90_000,
      names: { zh: '车位费', en: '', es: '', ja: '' },
      basis: 'MONTHLY',
      unit: '个',
    })
    .onConflictDoNothing();

const rowOf = async (id: string) => {
  const [row] = await park.db.select().from(contracts).where(eq(contracts.id, id));
  if (!row) throw new Error('no such contract');
  return row;
};

const inForce = async (id: string) =>
  inForceOf(await rowOf(id), (await heldUnitsOf(park.db, [id])).get(id) ?? []);

/** Bills a month of a contract as a run does. */
async function bill(
  id: string,
  feeCode: FixedFee,
  period: string,
  given: Partial<typeof bills.$inferInsert> = {},
) {
  const contract = await inForce(id);
  const unmetered = { fromX100: null, toX100: null, multiplier: 1 };
  const calculated = calculateBill(linesOf(contract, feeCode, period), unmetered, 90_000);
  return insertBill(park.db, {
    ...calculated,
    enterpriseId: contract.enterpriseId,
    sourceId: id,
    contractId: id,
    feeCode,
    period,
    status: 'PAID',
    paidFen: calculated.principalFen,
    ...given,
  });
}

const content = (given: Partial<LeaseActContent>): LeaseActContent => ({
  kind: 'RENT',
  from: '2026-12-11',
  basis: 'SIGNED',
  reason: '补充协议二',
  ...blankLeaseAct,
  fileId: paper,
  ...given,
});

const look = (contractId: string, given: Partial<LeaseActContent>) =>
  park.call(preview, { contractId, data: content(given) }, park.officer.token);

const enter = async (contractId: string, given: Partial<LeaseActContent>, token = park.officer.token) => {
  const { version } = await rowOf(contractId);
  return park.call(submit, { contractId, version, data: content(given) }, token);
};

const actOf = async (id: string) => {
  const [row] = await park.db.select().from(leaseActs).where(eq(leaseActs.id, id));
  if (!row) throw new Error('no such act');
  return row;
};

const fire = async (
  id: string,
  event: 'approve' | 'return' | 'sign' | 'withdraw',
  given: { reason?: string; fileId?: string } = {},
  token = event === 'approve' || event === 'return' ? park.treasurer.token : park.officer.token,
) => park.call(operate, { id, event, version: (await actOf(id)).version, ...given }, token);

const consent = async (id: string, event: 'agree' | 'refuse', reason = '', token = park.owned.token) =>
  park.call(answer, { id, event, version: (await actOf(id)).version, reason }, token);

/** Bills by hand that an act made. */
const madeBy = (id: string) =>
  park.db
    .select()
    .from(bills)
    .where(like(bills.sourceId, `leaseAct:${id}:%`))
    .orderBy(asc(bills.feeCode));

const fieldsOf = async (call: Promise<{ header: { retCode: string }; data: unknown }>) => {
  const { header, data } = await call;
  return [header.retCode, Object.keys((data as { fields?: object }).fields ?? {})];
};

const eventsOf = async (userId: string) =>
  (await park.db.select().from(messages).where(eq(messages.userId, userId))).map(
    ({ eventCode }) => eventCode,
  );

describe('a change inside a paid half-year', () => {
  const insertPaid = async () => {
    const id = await insert();
    await bill(id, 'RENT', '2026-09');
    return id;
  };

  it('bills the difference, 953.51, and nothing else', async () => {
    const id = await insertPaid();
    const { data } = await look(id, { pctX100: 500 });
    expect(data).toMatchObject({
      billFen: 95_351,
      creditFen: 0,
      rentBeforeFen: 712_250,
      rentAfterFen: 747_863,
      dueDay: '2026-12-26',
      needsSecond: false,
    });
    expect(data.rows.filter(({ kind }) => kind === 'DIFFERENCE')).toMatchObject([
      { term: { from: '2026-12-11', to: '2026-12-31' }, afterFen: 24_125 },
      { term: { from: '2027-01-01', to: '2027-01-31' }, afterFen: 35_613 },
      { term: { from: '2027-02-01', to: '2027-02-28' }, afterFen: 35_613 },
    ]);
    // The half-year that is paid is neither changed nor billed again; the next one is billed at the new rent.
    expect(data.rows).toContainEqual(
      expect.objectContaining({ kind: 'BILLED', beforeFen: 4_273_500, afterFen: 4_273_500 }),
    );
    expect(data.rows).toContainEqual(
      expect.objectContaining({ kind: 'NEXT', day: '2027-03-01', beforeFen: 4_273_500, afterFen: 4_487_178 }),
    );
    const { data: entered } = await enter(id, { pctX100: 500 });
    expect(entered.state).toBe('BOOKED');
    const made = await madeBy(entered.actId);
    expect(made).toMatchObject([
      { feeCode: 'RENT', contractId: id, principalFen: 95_351, status: 'UNPAID', dueDate: '2026-12-26' },
    ]);
    expect(made[0]?.lines.map(({ amountFen }) => amountFen)).toEqual([24_125, 35_613, 35_613]);
    expect(await park.db.$count(bills)).toBe(2);
    // What was agreed before stays with the act.
    expect(await actOf(entered.actId)).toMatchObject({
      before: { rentFenPerMonth: 712_250 },
      after: { rentFenPerMonth: 747_863 },
    });
    expect(await eventsOf(park.owned.user.id)).toContain('LEASE_ACT_BOOKED');
  });

  it('credits the same when it falls', async () => {
    const id = await insert({ rentFenPerMonth: 747_863 });
    const billId = await bill(id, 'RENT', '2026-09');
    const credit = await creditOf(park.db, park.owned.enterpriseId);
    const { data } = await look(id, { rentFenPerMonth: 712_250 });
    expect(data).toMatchObject({ billFen: 0, creditFen: 95_351 });
    const { data: entered } = await enter(id, { rentFenPerMonth: 712_250 });
    expect(entered.state).toBe('BOOKED');
    expect(await madeBy(entered.actId)).toEqual([]);
    expect((await actOf(entered.actId)).amountFen).toBe(-95_351);
    const [note] = await park.db.select().from(creditNotes).where(eq(creditNotes.billId, billId));
    expect(note).toMatchObject({ billId, amountFen: 95_351, loweredFen: 0, creditedFen: 95_351 });
    expect(await creditOf(park.db, park.owned.enterpriseId)).toBe(credit + 95_351);
  });

  it('lowers a bill that is not paid', async () => {
    const id = await insert({ rentFenPerMonth: 747_863 });
    const billId = await bill(id, 'RENT', '2026-09', { status: 'UNPAID', paidFen: 0 });
    await enter(id, { rentFenPerMonth: 712_250 });
    const [row] = await park.db.select().from(bills).where(eq(bills.id, billId));
    expect(row?.adjustFen).toBe(-95_351);
  });

  it('comes to the fen of the design: 30,961.00 and 5 %, 4,144.78 and a deposit of 4,644.15 more', async () => {
    const id = await insert({
      from: '2023-09-01',
      rentFenPerMonth: 3_096_100,
      depositFen: 9_288_300,
      propertyFeeFenPerM2Month: 120,
    });
    await bill(id, 'RENT', '2026-09');
    const { data } = await look(id, { pctX100: 500, depositFen: 9_752_715 });
    expect(data).toMatchObject({
      billFen: 414_478,
      depositFen: 464_415,
      rentAfterFen: 3_250_905,
      needsSecond: true,
    });
    const afterOf = (kind: string) => data.rows.filter((row) => row.kind === kind).map((row) => row.afterFen);
    expect(afterOf('DIFFERENCE')).toEqual([104_868, 154_805, 154_805]);
    expect(afterOf('NEXT')).toEqual([19_505_430]);
    expect(afterOf('DEPOSIT')).toEqual([9_752_715]);
    // The property fee does not change with the rent.
    expect(afterOf('SAME')).toEqual([12_000]);
  });

  it('builds on a change that was made before', async () => {
    const id = await insertPaid();
    await enter(id, { pctX100: 500 });
    const { data } = await look(id, { from: '2027-01-01', rentFenPerMonth: 757_863 });
    expect(data).toMatchObject({ billFen: 20_000, rentBeforeFen: 747_863 });
  });

  it('calculates drafts again instead of billing their difference', async () => {
    const id = await insert({ payCycle: 1 });
    const billId = await bill(id, 'RENT', '2026-12', { status: 'DRAFT', paidFen: 0 });
    const { data } = await look(id, { pctX100: 500 });
    expect(data).toMatchObject({
      billFen: 0,
      rows: expect.arrayContaining([expect.objectContaining({ kind: 'DRAFT' })]),
    });
    await enter(id, { pctX100: 500 });
    const [row] = await park.db.select().from(bills).where(eq(bills.id, billId));
    expect(row).toMatchObject({ status: 'DRAFT', principalFen: 736_375 });
    expect(row?.lines.map(({ amountFen }) => amountFen)).toEqual([229_758, 506_617]);
  });
});

describe('leaving after a change inside a paid cycle', () => {
  const moveOut = 'GET /api/propertyManage/moveOut/queryDetail';

  /** Lets a contract end on a day, with the handover done, and returns what the settlement gives back. */
  async function leave(id: string, leaveOn: string) {
    park.now = new Date(`${leaveOn}T04:00:00Z`);
    await park.db
      .update(contracts)
      .set({ status: 'TERMINATING', leaveOn, handover: '完好' })
      .where(eq(contracts.id, id));
    const token = await park.logIn({
      userId: park.treasurer.user.id,
      userType: '900',
      operatorRoles: ['OP_FINANCE'],
    });
    const { data } = await park.call(moveOut, { id }, token);
    const linesOfGroup = (of: string) => data.groups.find(({ group }) => group === of)?.lines ?? [];
    return {
      backs: linesOfGroup('HAND')
        .filter(({ kind }) => kind === 'BACK')
        .map(({ amountFen, formulaText }) => [amountFen, formulaText]),
      open: linesOfGroup('OPEN').map(({ amountFen }) => amountFen),
      finals: linesOfGroup('FINAL').map(({ amountFen }) => amountFen),
    };
  }

  it('gives the days of the difference back with those of the rent: 11,338.57 after 15 January', async () => {
    const id = await insert();
    await bill(id, 'RENT', '2026-09');
    const { data } = await enter(id, { pctX100: 500 });
    await park.db
      .update(bills)
      .set({ status: 'PAID', paidFen: 95_351 })
      .where(like(bills.sourceId, `leaseAct:${data.actId}:%`));
    const ahead = (await look(id, { kind: 'END', from: '2027-01-15' })).data.rows.filter(
      ({ kind }) => kind === 'AHEAD',
    );
    // As much as 7,478.63 × 16 ÷ 31 and a whole month of it.
    expect(ahead.reduce((sum, { afterFen }) => sum + afterFen, 0)).toBe(385_994 + 747_863);
    expect(await leave(id, '2027-01-15')).toEqual({
      backs: [
        [367_613, '1 × 7122.5 × 16 ÷ 31 = 3676.13'],
        [712_250, '1 × 7122.5 = 7122.50'],
        [18_381, '1 × 356.13 × 16 ÷ 31 = 183.81'],
        [35_613, '1 × 356.13 = 356.13'],
      ],
      open: [],
      finals: [],
    });
  });

  it('takes an unpaid difference, and gives its days after the last one back', async () => {
    const id = await insert();
    await bill(id, 'RENT', '2026-09');
    await enter(id, { pctX100: 500 });
    const { backs, open } = await leave(id, '2026-12-26');
    // The bill is due that day, so nothing is late.
    expect(open).toEqual([95_351]);
    // Five days of December and two months.
    expect(backs.map(([fen]) => fen)).toEqual([114_879, 712_250, 712_250, 5_744, 35_613, 35_613]);
  });

  it('does not give back what a credit note gave back before', async () => {
    const id = await insert({ rentFenPerMonth: 747_863 });
    await bill(id, 'RENT', '2026-09');
    await enter(id, { rentFenPerMonth: 712_250 });
    expect((await leave(id, '2027-01-15')).backs).toEqual([
      [367_613, '1 × 7478.63 × 16 ÷ 31 = 3859.94 − 183.81 → 3676.13'],
      [712_250, '1 × 7478.63 = 7478.63 − 356.13 → 7122.50'],
    ]);
  });

  it('neither bills the months of an extension twice nor keeps their days', async () => {
    const id = await insert({ to: '2026-12-31', status: 'EXPIRING' });
    await bill(id, 'RENT', '2026-09');
    const act = { kind: 'EXTEND' as const, from: '2027-01-01', to: '2029-12-31' };
    const { data } = await enter(id, act);
    await fire(data.actId, 'approve');
    const { backs, open, finals } = await leave(id, '2027-02-10');
    expect({ backs, finals }).toEqual({
      backs: [[457_875, '1 × 7122.5 × 18 ÷ 28 = 4578.75']],
      finals: [],
    });
    expect(open).toHaveLength(1);
  });
});

it('bills area and price that change together by what the preview shows', async () => {
  const more = await insertUnit(park.db, { buildingId, no: 'B8', areaX100: 10_000 });
  await park.db.update(units).set({ areaX100: 10_000 }).where(eq(units.id, unitId));
  const id = await insert({ rentFenPerMonth: 0, payCycle: 1, propertyFeeFenPerM2Month: 120 });
  await bill(id, 'PROPERTY', '2026-12');
  const act = {
    kind: 'UNITS' as const,
    from: '2026-12-01',
    takeUnitIds: [more],
    propertyFeeFenPerM2Month: 130,
  };
  // 200 m² at 1.30 less 100 m² at 1.20.
  expect((await look(id, act)).data).toMatchObject({ billFen: 14_000, creditFen: 0 });
  const { data } = await enter(id, act);
  const [made] = await madeBy(data.actId);
  expect(made).toMatchObject({ principalFen: 14_000 });
  expect(made?.lines.map(({ formulaText }) => formulaText)).toEqual([
    '200 × 1.3 = 260.00',
    '100 × −1.2 = −120.00',
  ]);
});

describe('kinds of act', () => {
  it('units come in by the day, with rent and property fee: 4,155.35 and 514.06', async () => {
    const own = await insertUnit(park.db, { buildingId, no: 'B5', areaX100: 70_000 });
    const more = await insertUnit(park.db, { buildingId, no: 'B6', areaX100: 83_000 });
    const id = await insert(
      {
        payCycle: 1,
        rentFenPerMonth: 675_100,
        propertyFeeFenPerM2Month: 120,
        from: '2024-01-01',
        to: '2027-12-31',
      },
      [own],
    );
    for (const feeCode of ['RENT', 'PROPERTY'] as const) await bill(id, feeCode, '2026-12');
    const act = {
      kind: 'UNITS' as const,
      from: '2026-12-16',
      takeUnitIds: [more],
      rentFenPerMonth: 1_480_200,
      depositFen: 2_415_300,
    };
    const { data } = await look(id, act);
    expect(data.rows.filter(({ kind }) => kind === 'DIFFERENCE')).toMatchObject([
      { feeCode: 'PROPERTY', afterFen: 51_406 },
      { feeCode: 'RENT', afterFen: 415_535 },
    ]);
    expect(data).toMatchObject({ billFen: 466_941, depositFen: 2_415_300, needsSecond: true });
    const { data: entered } = await enter(id, act);
    expect(entered.state).toBe('TO_CHECK');
    await fire(entered.actId, 'approve');
    expect((await actOf(entered.actId)).status).toBe('BOOKED');
    const made = await madeBy(entered.actId);
    expect(Object.fromEntries(made.map((row) => [row.feeCode, row.principalFen]))).toEqual({
      DEPOSIT: 2_415_300,
      PROPERTY: 51_406,
      RENT: 415_535,
    });
    expect(made).toHaveLength(3);
    const unitOf = async () => (await park.db.select().from(units).where(eq(units.id, more)))[0];
    expect(await unitOf()).toMatchObject({ state: 'RESERVED', enterpriseId: null });
    expect(await contractOfUnit(park.db, more, '2026-12-15')).toBeUndefined();
    expect((await contractOfUnit(park.db, more, '2026-12-16'))?.id).toBe(id);
    park.now = new Date('2026-12-15T16:00:00Z');
    await settleActs(park);
    expect(await unitOf()).toMatchObject({ state: 'LEASED', enterpriseId: park.owned.enterpriseId });
  });

  it('units go back by the day and are free from then on', async () => {
    const back = await insertUnit(park.db, { buildingId, no: 'B7', areaX100: 10_000 });
    const id = await insert({ payCycle: 1, propertyFeeFenPerM2Month: 120 }, [unitId, back]);
    await bill(id, 'PROPERTY', '2026-12');
    const act = { kind: 'UNITS' as const, from: '2026-12-17', giveUnitIds: [back] };
    expect((await look(id, act)).data).toMatchObject({ creditFen: 5_806, billFen: 0 });
    await enter(id, act);
    expect(await contractOfUnit(park.db, back, '2026-12-17')).toBeUndefined();
    // One unit at least has to stay.
    expect(await fieldsOf(look(id, { ...act, from: '2026-12-20', giveUnitIds: [unitId] }))).toEqual([
      '100002',
      ['data.giveUnitIds'],
    ]);
    park.now = new Date('2026-12-16T16:00:00Z');
    await settleActs(park);
    const [unit] = await park.db.select().from(units).where(eq(units.id, back));
    expect(unit).toMatchObject({ state: 'VACANT', enterpriseId: null });
  });

  it('a unit that another contract has is refused at its field, and by the database', async () => {
    const theirs = await insertUnit(park.db, { buildingId, no: 'C1' });
    await insert({ enterpriseId: park.stranger.enterpriseId, to: '2026-12-31' }, [theirs]);
    const id = await insert();
    const act = { kind: 'UNITS' as const, takeUnitIds: [theirs] };
    expect(await fieldsOf(look(id, { ...act, from: '2026-12-31' }))).toEqual([
      '100002',
      ['data.takeUnitIds'],
    ]);
    expect(await codeOf(look(id, { ...act, from: '2027-01-01' }))).toBe('000000');
  });

  it('an extension bills the rest of a cycle that was billed up to the old end', async () => {
    const id = await insert({
      from: '2024-09-01',
      to: '2026-12-31',
      rentFenPerMonth: 2_267_091,
      payCycle: 6,
      status: 'EXPIRING',
    });
    await bill(id, 'RENT', '2026-09');
    const act = { kind: 'EXTEND' as const, from: '2027-01-01', to: '2029-12-31', pctX100: 300 };
    const { data } = await look(id, act);
    // 22,670.91 × 1.03, for the two months that the half-year of September still has.
    expect(data).toMatchObject({ rentAfterFen: 2_335_104, billFen: 4_670_208 });
    expect(await fieldsOf(look(id, { ...act, to: '2026-12-31' }))).toEqual(['100002', ['data.to']]);
    expect(await fieldsOf(look(id, { ...act, from: '2026-12-31' }))).toEqual(['100002', ['data.from']]);
    const { data: entered } = await enter(id, act);
    await fire(entered.actId, 'approve');
    expect(await rowOf(id)).toMatchObject({ status: 'ACTIVE', to: '2029-12-31' });
    expect((await contractOfUnit(park.db, unitId, '2029-12-31'))?.id).toBe(id);
  });

  it('another cycle begins where the paid one ends', async () => {
    const id = await insert();
    await bill(id, 'RENT', '2026-09');
    const act = { kind: 'CYCLE' as const, payCycle: 3 as const };
    expect(await fieldsOf(look(id, { ...act, from: '2027-02-01' }))).toEqual(['100002', ['data.from']]);
    const { data } = await look(id, { ...act, from: '2027-03-01' });
    expect(data).toMatchObject({ billFen: 0, creditFen: 0 });
    await enter(id, { ...act, from: '2027-03-01' });
    const contract = await inForce(id);
    const months = (period: string) => linesOf(contract, 'RENT', period).length;
    expect(['2026-09', '2026-12', '2027-03', '2027-06', '2027-07'].map(months)).toEqual([6, 0, 3, 3, 0]);
  });

  it('a correction of the past credits what was billed too much: 2,194.50', async () => {
    const id = await insert({ from: '2026-01-01', payCycle: 1, rentFenPerMonth: 438_900 });
    await bill(id, 'RENT', '2026-06');
    const act = { kind: 'CORRECT' as const, from: '2026-06-16', until: '2026-06-30', rentFenPerMonth: 0 };
    const { data } = await look(id, act);
    // More than ninety days late, so it takes two persons whatever it moves.
    expect(data).toMatchObject({ creditFen: 219_450, billFen: 0, needsSecond: true });
    const { data: entered } = await enter(id, act);
    expect(entered.state).toBe('TO_CHECK');
    await fire(entered.actId, 'approve');
    const { steps } = await inForce(id);
    expect(steps.map(({ from, rentFenPerMonth }) => [from, rentFenPerMonth])).toEqual([
      ['2026-01-01', 438_900],
      ['2026-06-16', 0],
      ['2026-07-01', 438_900],
    ]);
    expect(await fieldsOf(enter(id, { ...act, fileId: '' }))).toEqual(['100001', ['data.fileId']]);
  });

  it('terms up to the end of the contract replace those that were agreed for later days', async () => {
    const later = { from: '2027-06-01', rentFenPerMonth: 900_000, propertyFeeFenPerM2Month: 120 };
    const id = await insert({ amendments: [{ ...later, requestId: '', actId: '' }] });
    const { to } = await rowOf(id);
    await enter(id, { kind: 'RENT', from: '2027-03-01', until: to, rentFenPerMonth: 800_000 });
    const { steps } = await inForce(id);
    expect(steps.map(({ from, rentFenPerMonth }) => [from, rentFenPerMonth]).slice(1)).toEqual([
      ['2027-03-01', 800_000],
    ]);
  });

  it('three parking spaces come and go by the day', async () => {
    await insertParking();
    const id = await insert();
    const added = { kind: 'CHARGE' as const, from: '2026-12-01', feeCode: 'PARKING', quantityX100: 300 };
    const act = { ...added, unitPriceE4: 3_000_000 };
    expect(await fieldsOf(look(id, added))).toEqual(['100001', ['data.unitPriceE4']]);
    expect(await fieldsOf(look(id, { ...act, feeCode: 'NONE' }))).toEqual(['100002', ['data.feeCode']]);
    const { data } = await look(id, act);
    expect(data).toMatchObject({ billFen: 0 });
    expect(data.rows).toContainEqual(
      expect.objectContaining({ kind: 'MONTHLY', feeLabel: '车位费', beforeFen: 0, afterFen: 90_000 }),
    );
    await enter(id, act);
    const [charge] = await park.db.select().from(charges).where(eq(charges.contractId, id));
    expect(charge).toMatchObject({ from: '2026-12-01', to: null, quantityX100: 300 });
    // Billed and paid for December, it ends on the 16th.
    await bill(id, 'RENT', '2026-09', {
      feeCode: 'PARKING',
      period: '2026-12',
      principalFen: 90_000,
      paidFen: 90_000,
    });
    const ended = { kind: 'UNCHARGE' as const, from: '2026-12-16', chargeId: charge?.id ?? '' };
    expect((await look(id, ended)).data).toMatchObject({ creditFen: 43_548 });
    await enter(id, ended);
    expect((await park.db.select().from(charges).where(eq(charges.contractId, id)))[0]?.to).toBe(
      '2026-12-16',
    );
    expect(await fieldsOf(look(id, { ...ended, from: '2026-12-17' }))).toEqual(['100002', ['data.from']]);
  });

  it('charges of past months without a bill show what the next run bills', async () => {
    await insertParking();
    const id = await insert();
    await bill(id, 'RENT', '2026-09');
    const act = { kind: 'CHARGE' as const, from: '2026-09-16', feeCode: 'PARKING', quantityX100: 300 };
    const { data } = await look(id, { ...act, unitPriceE4: 3_000_000 });
    // 900.00 a month, in September for 15 of 30 days. Nothing is booked now.
    expect(data).toMatchObject({ billFen: 0, creditFen: 0 });
    expect(data.rows.filter(({ kind }) => kind === 'LATE')).toMatchObject([
      {
        feeLabel: '车位费',
        term: { from: '2026-09-16', to: '2026-09-30' },
        beforeFen: 0,
        afterFen: 45_000,
      },
      { term: { from: '2026-10-01', to: '2026-10-31' }, beforeFen: 0, afterFen: 90_000 },
    ]);
    await enter(id, { ...act, unitPriceE4: 3_000_000 });
    const [charge] = await park.db.select().from(charges).where(eq(charges.contractId, id));
    const ended = { kind: 'UNCHARGE' as const, from: '2026-10-10', chargeId: charge?.id ?? '' };
    expect((await look(id, ended)).data.rows.filter(({ kind }) => kind === 'LATE')).toMatchObject([
      { beforeFen: 90_000, afterFen: 29_032 },
    ]);
  });

  it('an end by agreement goes on to the settlement', async () => {
    const id = await insert({ depositFen: 2_136_750 });
    await bill(id, 'RENT', '2026-09');
    const act = { kind: 'END' as const, from: '2027-01-31' };
    const { data } = await look(id, act);
    expect(data).toMatchObject({
      billFen: 0,
      creditFen: 0,
      settlementFen: 2_136_750 + 712_250,
      needsSecond: true,
    });
    const { data: entered } = await enter(id, act);
    await fire(entered.actId, 'approve');
    expect(await rowOf(id)).toMatchObject({ status: 'TERMINATING', leaveOn: '2027-01-31' });
  });

  it('a new tenant gets the rest of the term as a contract of its own', async () => {
    const id = await insert({ escalations: [{ from: '2027-09-01', pctX100: 300 }] });
    const act = { kind: 'PAYER' as const, from: '2027-01-01', enterpriseId: park.stranger.enterpriseId };
    expect(await fieldsOf(look(id, { ...act, enterpriseId: park.owned.enterpriseId }))).toEqual([
      '100002',
      ['data.enterpriseId'],
    ]);
    const { data: entered } = await enter(id, act);
    await fire(entered.actId, 'approve');
    expect(await rowOf(id)).toMatchObject({ status: 'TERMINATING', leaveOn: '2026-12-31' });
    const [next] = await park.db
      .select()
      .from(contracts)
      .where(eq(contracts.enterpriseId, park.stranger.enterpriseId));
    expect(next).toMatchObject({
      status: 'DRAFT',
      from: '2027-01-01',
      to: '2028-08-31',
      rentFenPerMonth: 712_250,
      escalations: [{ from: '2027-09-01' }],
    });
    // The days are cut, so that both have the unit one after the other.
    const { version } = await rowOf(next?.id ?? '');
    const send = { id: next?.id ?? '', event: 'send' as const, version, data: {} };
    expect(
      await codeOf(park.call('POST /api/propertyManage/contract/operate', send, park.officer.token)),
    ).toBe('000000');
  });
});

it('a contract that is taken over passes its charges on from that day', async () => {
  await insertParking();
  const id = await insert();
  const charge = {
    contractId: id,
    feeCode: 'PARKING',
    note: '云H·D0172',
    quantityX100: 300,
    unitPriceE4: 3_000_000,
  };
  const [over, running, coming] = [ulid(), ulid(), ulid()];
  await park.db.insert(charges).values([
    { ...charge, id: over, from: '2026-09-01', to: '2026-12-31' },
    { ...charge, id: running, from: '2026-09-01', to: null },
    { ...charge, id: coming, quantityX100: 100, from: '2027-03-16', to: '2027-06-30' },
  ]);
  const act = { kind: 'PAYER' as const, from: '2027-01-01', enterpriseId: park.stranger.enterpriseId };
  const { data } = await look(id, act);
  expect(data.rows.filter(({ kind }) => kind === 'CARRIED')).toMatchObject([
    {
      feeLabel: '车位费',
      term: { from: '2027-01-01', to: '2028-08-31' },
      formulaText: '3 × 300',
      beforeFen: 90_000,
      afterFen: 90_000,
      day: '2027-01-01',
    },
    { term: { from: '2027-03-16', to: '2027-06-30' }, afterFen: 30_000, day: '2027-03-16' },
  ]);
  const { data: entered } = await enter(id, act);
  await fire(entered.actId, 'approve');
  const [next] = await park.db
    .select()
    .from(contracts)
    .where(eq(contracts.enterpriseId, park.stranger.enterpriseId));
  const passedOn = await park.db
    .select()
    .from(charges)
    .where(eq(charges.contractId, next?.id ?? ''))
    .orderBy(asc(charges.from));
  expect(passedOn).toMatchObject([
    { note: '云H·D0172', quantityX100: 300, unitPriceE4: 3_000_000, from: '2027-01-01', to: null },
    { quantityX100: 100, from: '2027-03-16', to: '2027-06-30' },
  ]);
  // The former tenant's charges stay as they were; its last day ends them.
  expect(await park.db.$count(charges, eq(charges.contractId, id))).toBe(3);
});

it('is taken over when the units that were agreed are there', async () => {
  const id = await insert();
  const more = await insertUnit(park.db, { buildingId });
  await enter(id, { kind: 'UNITS', from: '2027-02-01', takeUnitIds: [more], rentFenPerMonth: 800_000 });
  const act = { kind: 'PAYER' as const, enterpriseId: park.stranger.enterpriseId };
  expect(await fieldsOf(look(id, { ...act, from: '2027-02-01' }))).toEqual(['100002', ['data.from']]);
  const { data: entered } = await enter(id, { ...act, from: '2027-02-02' });
  await fire(entered.actId, 'approve');
  expect((await actOf(entered.actId)).status).toBe('BOOKED');
});

describe('an ending for default', () => {
  const served = {
    kind: 'DEFAULT' as const,
    basis: 'ENTITLED' as const,
    servedOn: today,
    from: '2026-12-06',
  };
  const insertOwing = async () => {
    const id = await insert({ payCycle: 1 }, [await insertUnit(park.db, { buildingId })]);
    const billId = await bill(id, 'RENT', '2026-09', {
      status: 'OVERDUE',
      paidFen: 0,
      dueDate: addDays(today, -60),
    });
    return { id, billId };
  };

  it('needs a bill that is sixty days overdue, and fifteen days after the notice', async () => {
    const id = await insert();
    expect(await fieldsOf(look(id, served))).toEqual(['100002', ['data.kind']]);
    const owing = await insertOwing();
    expect(await fieldsOf(look(owing.id, { ...served, from: '2026-12-05' }))).toEqual([
      '100002',
      ['data.from'],
    ]);
    expect(await fieldsOf(look(owing.id, { ...served, servedOn: addDays(today, 1) }))).toEqual([
      '100002',
      ['data.servedOn'],
    ]);
    expect(await fieldsOf(look(owing.id, { ...served, basis: 'CONSENT' }))).toEqual([
      '100001',
      ['data.basis'],
    ]);
    expect(await codeOf(look(owing.id, served))).toBe('000000');
  });

  it('ends the contract of an enterprise whose owner is gone, on its day', async () => {
    const { id } = await insertOwing();
    const isTheirs = eq(enterpriseMembers.enterpriseId, park.owned.enterpriseId);
    const members = await park.db.select().from(enterpriseMembers).where(isTheirs);
    await park.db.delete(enterpriseMembers).where(isTheirs);
    const { data: entered } = await enter(id, served);
    expect(entered.state).toBe('TO_CHECK');
    await fire(entered.actId, 'approve');
    expect((await actOf(entered.actId)).status).toBe('READY');
    await settleActs(park);
    expect((await rowOf(id)).status).toBe('ACTIVE');
    park.now = new Date('2026-12-05T16:00:00Z');
    await settleActs(park);
    expect((await actOf(entered.actId)).status).toBe('BOOKED');
    expect(await rowOf(id)).toMatchObject({ status: 'TERMINATING', leaveOn: '2026-12-06' });
    await park.db.insert(enterpriseMembers).values(members);
  });

  it('stops if everything overdue is paid by then', async () => {
    const { id, billId } = await insertOwing();
    const { data: entered } = await enter(id, served);
    await fire(entered.actId, 'approve');
    await park.db.update(bills).set({ status: 'PAID', paidFen: 712_250 }).where(eq(bills.id, billId));
    park.now = new Date('2026-12-05T16:00:00Z');
    await settleActs(park);
    expect((await actOf(entered.actId)).status).toBe('STOPPED');
    expect((await rowOf(id)).status).toBe('ACTIVE');
  });
});

describe('consent', () => {
  const asked = { basis: 'CONSENT' as const, fileId: '', pctX100: 500 };

  it('is given by the owner alone, and books the act', async () => {
    const id = await insert();
    await bill(id, 'RENT', '2026-09');
    const { data: entered } = await enter(id, asked);
    expect(entered.state).toBe('TO_CONSENT');
    expect(await eventsOf(park.owned.user.id)).toEqual(['LEASE_ACT_TO_CONSENT']);
    expect((await rowOf(id)).amendments).toEqual([]);
    const admin = await insertMember(park, park.owned.enterpriseId, 'ADMIN');
    expect(await codeOf(consent(entered.actId, 'agree', '', admin.token))).toBe('300002');
    expect(await codeOf(consent(entered.actId, 'agree', '', park.stranger.token))).toBe('500404');
    const { data: own } = await park.call(ownList, { contractId: id }, park.owned.token);
    expect(own.rows).toMatchObject([
      { actions: ['agree', 'refuse'], preview: { billFen: 95_351 }, askedByName: '' },
    ]);
    expect((await consent(entered.actId, 'agree')).data.state).toBe('BOOKED');
    expect(await madeBy(entered.actId)).toMatchObject([{ principalFen: 95_351 }]);
  });

  it('is refused with a reason, which the officer reads', async () => {
    const id = await insert();
    const { data: entered } = await enter(id, asked);
    expect(await codeOf(consent(entered.actId, 'refuse'))).toBe('100002');
    expect((await consent(entered.actId, 'refuse', '与谈定的不同')).data.state).toBe('REFUSED');
    expect(await eventsOf(park.officer.user.id)).toEqual(['LEASE_ACT_DECIDED']);
    const { data } = await park.call(manageDetail, { id: entered.actId }, park.officer.token);
    expect(data).toMatchObject({ refusedFor: '与谈定的不同', actions: [] });
  });

  it('is reminded of three days before it lapses, once', async () => {
    const id = await insert();
    const { data: entered } = await enter(id, asked);
    park.wait(12 * dayMs - 1);
    await settleActs(park);
    expect(await eventsOf(park.owned.user.id)).toEqual(['LEASE_ACT_TO_CONSENT']);
    park.wait(1);
    await settleActs(park);
    await settleActs(park);
    expect(await eventsOf(park.owned.user.id)).toEqual(['LEASE_ACT_TO_CONSENT', 'LEASE_ACT_TO_CONSENT']);
    park.wait(3 * dayMs);
    const owner = await logInMember(park, park.owned.user, 'OWNER');
    expect(await codeOf(consent(entered.actId, 'agree', '', owner))).toBe('500012');
    await settleActs(park);
    expect((await actOf(entered.actId)).status).toBe('LAPSED');
  });

  it('can be replaced by the signed paper', async () => {
    const id = await insert();
    const { data: entered } = await enter(id, asked);
    expect(await codeOf(fire(entered.actId, 'sign'))).toBe('100002');
    expect(await codeOf(fire(entered.actId, 'sign', { fileId: await insertPaper(park.owned.user.id) }))).toBe(
      '100002',
    );
    await fire(entered.actId, 'sign', { fileId: paper });
    expect(await actOf(entered.actId)).toMatchObject({ status: 'BOOKED', basis: 'SIGNED', fileId: paper });
  });
});

describe('the second person', () => {
  // 500,000 fen and more.
  const much = { rentFenPerMonth: 1_212_250, from: '2026-12-01' };
  const insertPaid = async () => {
    const id = await insert();
    await bill(id, 'RENT', '2026-09');
    return id;
  };

  it('is somebody else of the finance office', async () => {
    const id = await insertPaid();
    paper = await insertPaper(park.both.user.id);
    const { data: entered } = await enter(id, much, park.both.token);
    expect(entered.state).toBe('TO_CHECK');
    expect(await codeOf(fire(entered.actId, 'approve', {}, park.both.token))).toBe('500012');
    expect(await codeOf(fire(entered.actId, 'approve', {}, park.officer.token))).toBe('300002');
    expect(await madeBy(entered.actId)).toEqual([]);
    const { data } = await fire(entered.actId, 'approve');
    expect(data).toMatchObject({ state: 'BOOKED', preview: { billFen: 1_500_000 } });
    expect(await madeBy(entered.actId)).toMatchObject([{ principalFen: 1_500_000 }]);
  });

  it('is demanded by the database too', async () => {
    const id = await insertPaid();
    const { data: entered } = await enter(id, much);
    const book = (decidedBy: string | null) =>
      park.db.update(leaseActs).set({ status: 'BOOKED', decidedBy }).where(eq(leaseActs.id, entered.actId));
    await expect(book(null)).rejects.toThrow();
    await expect(book(park.officer.user.id)).rejects.toThrow();
  });

  it('returns with a reason, and the contract stays', async () => {
    const id = await insertPaid();
    const { data: entered } = await enter(id, much);
    expect(await codeOf(fire(entered.actId, 'return'))).toBe('100002');
    await fire(entered.actId, 'return', { reason: '协议第 2 条是 5%' });
    expect(await actOf(entered.actId)).toMatchObject({ status: 'REFUSED', refusedFor: '协议第 2 条是 5%' });
    expect((await rowOf(id)).amendments).toEqual([]);
  });

  it('books only what was entered', async () => {
    const id = await insertPaid();
    const { data: entered } = await enter(id, much);
    await park.db
      .update(bills)
      .set({ status: 'VOID' })
      .where(and(eq(bills.sourceId, id)));
    expect(await codeOf(fire(entered.actId, 'approve'))).toBe('500012');
    expect((await rowOf(id)).amendments).toEqual([]);
    expect(await codeOf(fire(entered.actId, 'withdraw'))).toBe('000000');
    const { data } = await park.call(manageList, { contractId: id }, park.treasurer.token);
    expect(data).toMatchObject({ counts: { ALL: 1, WITHDRAWN: 1 }, rows: [{ actId: entered.actId }] });
  });
});

describe('two clerks', () => {
  it('who act on one contract at once: the second is refused', async () => {
    const id = await insert();
    await bill(id, 'RENT', '2026-09');
    const { version } = await rowOf(id);
    const theirs = await insertPaper(park.colleague.user.id);
    const act = (fileId: string, token: string) =>
      codeOf(park.call(submit, { contractId: id, version, data: content({ pctX100: 500, fileId }) }, token));
    const codes = await Promise.all([act(paper, park.officer.token), act(theirs, park.colleague.token)]);
    expect(codes.sort()).toEqual(['000000', '500409']);
    expect(await park.db.$count(leaseActs)).toBe(1);
    expect(await park.db.$count(bills, eq(bills.status, 'UNPAID'))).toBe(1);
  });

  it('cannot have two acts open on one contract', async () => {
    const id = await insert();
    const asked = { basis: 'CONSENT' as const, fileId: '', pctX100: 500 };
    const { version } = await rowOf(id);
    const act = (token: string) =>
      codeOf(park.call(submit, { contractId: id, version, data: content(asked) }, token));
    const codes = await Promise.all([act(park.officer.token), act(park.colleague.token)]);
    expect(codes.sort()).toEqual(['000000', '500024']);
  });

  it('who approve at once book it once', async () => {
    const id = await insert();
    await bill(id, 'RENT', '2026-09');
    const { data: entered } = await enter(id, { rentFenPerMonth: 1_212_250 });
    const codes = await Promise.all([
      codeOf(fire(entered.actId, 'approve')),
      codeOf(fire(entered.actId, 'approve', {}, park.both.token)),
    ]);
    expect(codes.sort()).toEqual(['000000', '500409']);
    expect(await madeBy(entered.actId)).toHaveLength(1);
  });
});

describe('wrong input', () => {
  it('is answered at its field', async () => {
    const id = await insert();
    expect(await fieldsOf(look(id, {}))).toEqual(['100001', ['data.rentFenPerMonth']]);
    expect(await fieldsOf(enter(id, { pctX100: 1, fileId: '' }))).toEqual(['100001', ['data.fileId']]);
    expect(await fieldsOf(enter(id, { pctX100: 1, reason: '' }))).toEqual(['100001', ['data.reason']]);
    // Amounts can be seen without reason and paper.
    expect(await codeOf(look(id, { pctX100: 1 }))).toBe('000000');
    expect(await fieldsOf(look(id, { pctX100: 1, from: '2028-09-01' }))).toEqual(['100002', ['data.from']]);
    expect(await fieldsOf(look(id, { pctX100: 1, until: '2026-12-10' }))).toEqual(['100001', ['data.until']]);
    expect(await fieldsOf(look(id, { pctX100: 1, until: '2028-09-01' }))).toEqual(['100002', ['data.until']]);
    expect(await fieldsOf(look(id, { kind: 'EXTEND' }))).toEqual(['100001', ['data.to']]);
    expect(await fieldsOf(look(id, { kind: 'CYCLE' }))).toEqual(['100001', ['data.payCycle']]);
    expect(await fieldsOf(look(id, { kind: 'PAYER' }))).toEqual(['100001', ['data.enterpriseId']]);
    expect(await fieldsOf(look(id, { kind: 'UNITS' }))).toEqual(['100001', ['data.takeUnitIds']]);
    expect(await fieldsOf(enter(id, { pctX100: 1, fileId: await insertPaper(park.owned.user.id) }))).toEqual([
      '100002',
      ['data.fileId'],
    ]);
    const rich = await insert({ depositFen: 100_000 }, [await insertUnit(park.db, { buildingId })]);
    expect(await fieldsOf(look(rich, { pctX100: 1, depositFen: 99_999 }))).toEqual([
      '100002',
      ['data.depositFen'],
    ]);
  });

  it('is refused for a contract that is not running, or one seen in an earlier version', async () => {
    expect(await codeOf(look(await insert({ status: 'TERMINATING' }), { pctX100: 1 }))).toBe('500012');
    expect(await codeOf(look(ulid(), { pctX100: 1 }))).toBe('500404');
    const id = await insert({}, [await insertUnit(park.db, { buildingId })]);
    const call = park.call(
      submit,
      { contractId: id, version: 9, data: content({ pctX100: 1 }) },
      park.officer.token,
    );
    expect(await codeOf(call)).toBe('500409');
    const owner = await logInMember(park, park.owned.user, 'OWNER');
    expect(await codeOf(park.call(ownList, { contractId: id }, park.stranger.token))).toBe('500404');
    expect((await park.call(ownList, { contractId: id }, owner)).data.rows).toEqual([]);
  });
});

describeTransitions<LeaseActState, OfficeActEvent, LeaseActState>({
  states: leaseActLifecycle.states,
  events: officeActEvents,
  planned: (state, event) => leaseActLifecycle.transitions[state][event],
  next: (state, event) => nextState(leaseActLifecycle.transitions, state, event),
  fire: async (state, event, planned) => {
    const id = await insert();
    // One that waits for its day, so that no event books it at once.
    const { data: entered } = await enter(id, { basis: 'CONSENT', fileId: '', pctX100: 500 });
    const waits = { ...(await actOf(entered.actId)).content, kind: 'DEFAULT' as const, servedOn: today };
    const set = { status: state, kind: 'DEFAULT' as const, content: waits, needsSecond: true };
    await park.db
      .update(leaseActs)
      .set({ ...set, decidedBy: park.treasurer.user.id })
      .where(eq(leaseActs.id, entered.actId));
    const { header } = await fire(entered.actId, event, { reason: '协议有误', fileId: paper });
    expect(header.retCode).toBe(planned ? '000000' : '500012');
    expect((await actOf(entered.actId)).status).toBe(planned ?? state);
  },
});
