import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bills } from '../../billing/bill/bill.table.ts';
import { creditNotes } from '../../billing/charge/charge.table.ts';
import { units } from '../../building/building.table.ts';
import { insertUnit } from '../../building/testing/insert-building.ts';
import { creditOf } from '../../payment/account.public.ts';
import { contracts } from '../lease.table.ts';
import { useActPark } from '../testing/act-park.ts';

const { park, at, insert, bill, look, enter, actOf, fire, madeBy, eventsOf } = useActPark();

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
  const more = await insertUnit(park.db, { buildingId: at.buildingId, no: 'B8', areaX100: 10_000 });
  await park.db.update(units).set({ areaX100: 10_000 }).where(eq(units.id, at.unitId));
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
