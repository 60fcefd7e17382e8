import { asc, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../platform/china-time.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { linesOf } from '../../billing/bill/contract-lines.ts';
import { charges } from '../../billing/charge/charge.table.ts';
import { units } from '../../building/building.table.ts';
import { insertUnit } from '../../building/testing/insert-building.ts';
import { enterpriseMembers } from '../../enterprise/admission/enterprise-member.table.ts';
import { contractOfUnit } from '../lease.public.ts';
import { contracts } from '../lease.table.ts';
import { useActPark } from '../testing/act-park.ts';
import { settleActs } from './settle-acts.ts';

// Noon of 21 November 2026 in Shanghai.
const today = '2026-11-21';

const { park, at, insert, insertParking, rowOf, inForce, bill, look, enter, actOf, fire, madeBy, fieldsOf } =
  useActPark();

describe('kinds of act', () => {
  it('units come in by the day, with rent and property fee: 4,155.35 and 514.06', async () => {
    const own = await insertUnit(park.db, { buildingId: at.buildingId, no: 'B5', areaX100: 70_000 });
    const more = await insertUnit(park.db, { buildingId: at.buildingId, no: 'B6', areaX100: 83_000 });
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
    const back = await insertUnit(park.db, { buildingId: at.buildingId, no: 'B7', areaX100: 10_000 });
    const id = await insert({ payCycle: 1, propertyFeeFenPerM2Month: 120 }, [at.unitId, back]);
    await bill(id, 'PROPERTY', '2026-12');
    const act = { kind: 'UNITS' as const, from: '2026-12-17', giveUnitIds: [back] };
    expect((await look(id, act)).data).toMatchObject({ creditFen: 5_806, billFen: 0 });
    await enter(id, act);
    expect(await contractOfUnit(park.db, back, '2026-12-17')).toBeUndefined();
    // One unit at least has to stay.
    expect(await fieldsOf(look(id, { ...act, from: '2026-12-20', giveUnitIds: [at.unitId] }))).toEqual([
      '100002',
      ['data.giveUnitIds'],
    ]);
    park.now = new Date('2026-12-16T16:00:00Z');
    await settleActs(park);
    const [unit] = await park.db.select().from(units).where(eq(units.id, back));
    expect(unit).toMatchObject({ state: 'VACANT', enterpriseId: null });
  });

  it('a unit that another contract has is refused at its field, and by the database', async () => {
    const theirs = await insertUnit(park.db, { buildingId: at.buildingId, no: 'C1' });
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
    expect((await contractOfUnit(park.db, at.unitId, '2029-12-31'))?.id).toBe(id);
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
  const more = await insertUnit(park.db, { buildingId: at.buildingId });
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
    const id = await insert({ payCycle: 1 }, [await insertUnit(park.db, { buildingId: at.buildingId })]);
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
