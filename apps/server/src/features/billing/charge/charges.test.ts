import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { contracts } from '../../lease/lease.table.ts';
import { insertContract } from '../../lease/testing/insert-contract.ts';
import { bills } from '../bill/bill.table.ts';
import { runBills } from '../bill/run-bills.ts';
import { feeItems } from '../meter/meter.table.ts';
import {
  codeOf,
  deps,
  enterpriseId,
  finance,
  member,
  operate,
  portal,
  runOf,
  start,
  startCall,
  useBillPark,
} from '../testing/bill-park.ts';
import { insertBill } from '../testing/insert-meter.ts';
import { insertOwnFee } from '../testing/insert-own-fee.ts';
import { charges } from './charge.table.ts';

useBillPark();

const saveFee = 'POST /api/propertyManage/fee/saveOwn';
const saveCharge = 'POST /api/propertyManage/charge/save';
const endCharge = 'POST /api/propertyManage/charge/end';

const parking = { zh: '货车月卡', en: 'Truck parking', es: 'Aparcamiento de camiones', ja: 'トラック駐車' };

const feeContent = (given: object = {}) => ({
  code: 'TRUCK_PARKING',
  names: parking,
  category: '停车',
  basis: 'MONTHLY',
  unit: '辆',
  unitPriceE4: 3_000_000,
  taxPpm: 90_000,
  ledgerAccount: '6051.03',
  alwaysSecond: false,
  enabled: true,
  ...given,
});

const fieldsOf = async (answer: Promise<{ header: { retCode: string }; data: unknown }>) => {
  const { header, data } = await answer;
  expect(header.retCode).toBe(retCodes.FIELD_REFUSED);
  return Object.keys((data as { fields: object }).fields);
};

const call = async (key: typeof saveFee | typeof saveCharge | typeof endCharge, input: object) =>
  portal.call(key, input as Record<string, unknown>, await finance());

/** A contract from 2026-01-01 to 2027-12-31. */
const insertLease = async (given: object = {}) => {
  const unitId = await insertUnit(portal.db, { buildingId: await insertBuilding(portal.db), no: '301' });
  return insertContract(portal.db, { enterpriseId, unitIds: [unitId], ...given });
};

const parkingFee = () => insertOwnFee(portal.db, feeContent() as Parameters<typeof insertOwnFee>[1]);

/** Three parking spaces at 300.00 a month. */
const chargeOf = (contractId: string, given: object = {}) => ({
  data: {
    contractId,
    feeCode: 'TRUCK_PARKING',
    note: '云H·D0172 等三辆',
    quantityX100: 300,
    unitPriceE4: 3_000_000,
    from: '2026-10-01',
    to: null,
    ...given,
  },
});

const bill = async (feeCodes = ['TRUCK_PARKING']) => {
  const id = await start(feeCodes);
  await runBills(deps());
  return id;
};

describe('the forecast', () => {
  const coming = async () => {
    const { rows } = (await portal.call('GET /api/propertyManage/bill/queryComing', {}, await member())).data;
    return rows.filter(({ feeCode }) => feeCode === 'TRUCK_PARKING');
  };
  const nextOf = async (id: string) =>
    (await portal.call('GET /api/propertyManage/contract/queryDetail', { id }, await member())).data
      .nextPayment;

  it('counts charges, by days, with their name, until their last day', async () => {
    await parkingFee();
    const id = await insertLease();
    // 900.00 a month, in January for 15 of 31 days: 435.48.
    expect((await call(saveCharge, chargeOf(id, { to: '2027-01-15' }))).header.retCode).toBe(
      retCodes.SUCCESS,
    );
    expect(await coming()).toMatchObject([
      { day: '2026-12-16', period: '2026-11', feeLabel: '货车月卡', amountFen: 90_000, billId: null },
      { day: '2027-01-16', period: '2026-12', amountFen: 90_000 },
      { day: '2027-02-16', period: '2027-01', amountFen: 43_548 },
    ]);
  });

  it('equals what the run bills, and is no forecast afterwards', async () => {
    await parkingFee();
    const id = await insertLease({ rentFenPerMonth: 0 });
    await call(saveCharge, chargeOf(id, { from: '2026-10-20' }));
    const [expected] = await coming();
    await bill();
    const [drafted] = await portal.db.select().from(bills).where(eq(bills.feeCode, 'TRUCK_PARKING'));
    expect(drafted).toMatchObject({ period: '2026-10', principalFen: 34_839 });
    expect(expected).toMatchObject({ period: '2026-11', amountFen: 90_000 });
    await portal.db
      .update(bills)
      .set({ period: '2026-11', status: 'UNPAID', issueDate: '2026-11-21', dueDate: '2026-12-06' });
    expect((await coming()).map(({ period, billId }) => [period, billId === null])).toEqual([
      ['2026-11', false],
      ['2026-12', true],
      ['2027-01', true],
    ]);
  });

  it('adds charges to the next payment of a contract, and names them', async () => {
    await parkingFee();
    const id = await insertLease();
    const before = await nextOf(id);
    await call(saveCharge, chargeOf(id));
    const after = await nextOf(id);
    expect(after).toMatchObject({ period: before?.period, dueDay: before?.dueDay });
    expect(after?.amountFen).toBe((before?.amountFen ?? 0) + 90_000);
    expect(after?.fees).toEqual([...(before?.fees ?? []), '货车月卡']);
  });

  it('expects charges after their month, also where rent is billed before it', async () => {
    await parkingFee();
    const id = await insertLease({ billAheadDays: 5, dueDay: 5 });
    await call(saveCharge, chargeOf(id));
    const rows = await coming();
    expect(rows.map(({ day, period }) => [day, period])).toEqual([
      ['2026-12-05', '2026-11'],
      ['2027-01-05', '2026-12'],
      ['2027-02-05', '2027-01'],
    ]);
    expect(await nextOf(id)).toMatchObject({ dueDay: '2026-12-05' });
  });

  it('counts nothing of a fee item that is out of use, or of a charge that was taken back', async () => {
    await parkingFee();
    const id = await insertLease();
    await call(saveCharge, chargeOf(id));
    await portal.db.update(charges).set({ to: '2026-09-30' });
    expect(await coming()).toEqual([]);
    await portal.db.update(charges).set({ to: null });
    await portal.db.update(feeItems).set({ enabled: false }).where(eq(feeItems.code, 'TRUCK_PARKING'));
    expect(await coming()).toEqual([]);
  });
});

describe('fee items of the park’s own', () => {
  it('have a code, names, a unit, tax and an account, and are listed with the bills of the year', async () => {
    const saved = await call(saveFee, { data: feeContent() });
    expect(saved.header.retCode).toBe(retCodes.SUCCESS);
    const list = async () =>
      (await portal.call('GET /api/propertyManage/fee/queryOwnList', {}, await finance())).data.rows;
    const [fee] = await list();
    expect(fee).toMatchObject({ name: '货车月卡', billsThisYear: 0, data: feeContent() });
    const changed = {
      id: fee?.feeId,
      version: fee?.version,
      data: feeContent({ unitPriceE4: 3_200_000, enabled: false }),
    };
    expect((await call(saveFee, changed)).header.retCode).toBe(retCodes.SUCCESS);
    expect((await list())[0]?.data).toMatchObject({ unitPriceE4: 3_200_000, enabled: false });
    expect(await codeOf(call(saveFee, changed))).toBe(retCodes.VERSION_CONFLICT);
    // The fixed fees keep their list.
    const fixed = await portal.call('GET /api/propertyManage/fee/queryManageList', {}, await finance());
    expect(fixed.data.rows).toHaveLength(5);
  });

  it('are refused with a code that is taken or malformed, or that bills refer to', async () => {
    const { feeId: id, version } = (await call(saveFee, { data: feeContent() })).data as {
      feeId: string;
      version: number;
    };
    for (const code of ['TRUCK_PARKING', 'WATER', 'RENT'])
      expect(await fieldsOf(call(saveFee, { data: feeContent({ code }) }))).toEqual(['data.code']);
    for (const code of ['停车', 'x', 'truck', '1A'])
      expect(await codeOf(call(saveFee, { data: feeContent({ code }) }))).toBe(retCodes.PARAMETER_INVALID);
    expect(await fieldsOf(call(saveFee, { id, version, data: feeContent({ code: 'OTHER' }) }))).toEqual([
      'data.code',
    ]);
    expect(await fieldsOf(call(saveFee, { id, version, data: feeContent({ basis: 'ONCE' }) }))).toEqual([
      'data.basis',
    ]);
    const names = { zh: '', en: '', es: '', ja: '' };
    expect(await codeOf(call(saveFee, { data: feeContent({ code: 'NAMELESS', names }) }))).toBe(
      retCodes.PARAMETER_INVALID,
    );
    const [water] = await portal.db.select().from(feeItems).where(eq(feeItems.code, 'WATER'));
    expect(
      await codeOf(
        call(saveFee, { id: water?.id, version: water?.version, data: feeContent({ code: 'WATER' }) }),
      ),
    ).toBe(retCodes.NOT_FOUND);
  });

  it('are saved once under a code, even at the same moment', async () => {
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(call(saveFee, { data: feeContent() }))));
    expect(codes.sort()).toEqual([retCodes.SUCCESS, retCodes.FIELD_REFUSED, retCodes.FIELD_REFUSED].sort());
  });

  it('are read by the property office, and saved by the finance office alone', async () => {
    const property = await portal.logIn({ userType: '900', operatorRoles: ['OP_PROPERTY'] });
    expect(await codeOf(portal.call('GET /api/propertyManage/fee/queryOwnList', {}, property))).toBe(
      retCodes.SUCCESS,
    );
    expect(await codeOf(portal.call(saveFee, { data: feeContent() }, property))).toBe(retCodes.SECURITY_STOP);
    expect(await codeOf(portal.call(saveFee, { data: feeContent() }, await member()))).toBe(
      retCodes.SECURITY_STOP,
    );
  });
});

describe('periodic charges', () => {
  it('of 3 spaces × 300.00 are billed by the run as 900.00, with the name and rate of their fee', async () => {
    await parkingFee();
    const contractId = await insertLease();
    await call(saveCharge, chargeOf(contractId));
    const run = await runOf(await bill());
    expect(run).toMatchObject({
      bills: 1,
      totalFen: 90_000,
      feeLabels: ['货车月卡'],
      fees: [{ feeCode: 'TRUCK_PARKING', feeLabel: '货车月卡', bills: 1, missing: 0, totalFen: 90_000 }],
    });
    const [row] = await portal.db.select().from(bills);
    expect(row).toMatchObject({
      feeCode: 'TRUCK_PARKING',
      sourceId: contractId,
      principalFen: 90_000,
      taxFen: 7_431,
      roomNo: '301',
      lateFeePpmPerDay: 500,
      ownFee: { names: parking, unit: '辆' },
      lines: [{ name: '云H·D0172 等三辆', amountFen: 90_000, formulaText: '3 × 300 = 900.00' }],
    });
    await operate(run.runId, 'issue');
    await runBills(deps());
    const detail = await portal.call(
      'GET /api/propertyManage/bill/queryDetail',
      { id: row?.id },
      await member(),
    );
    expect(detail.data).toMatchObject({ feeLabel: '货车月卡', unit: '辆', state: 'UNPAID' });
    expect(detail.data.lines[0]?.partLabel).toBe('云H·D0172 等三辆，2026-10-01 至 2026-10-31');
  });

  it('are prorated by the days, several in one bill, and a run bills a month once', async () => {
    await parkingFee();
    const contractId = await insertLease();
    await call(saveCharge, chargeOf(contractId, { to: '2026-10-15' }));
    await call(saveCharge, chargeOf(contractId, { quantityX100: 500, from: '2026-10-16' }));
    await bill();
    const amounts = async () =>
      (await portal.db.select().from(bills)).map(({ principalFen }) => principalFen);
    expect(await amounts()).toEqual([43_548 + 77_419]);
    const again = await portal.call(
      startCall,
      { data: { period: '2026-10', feeCodes: ['TRUCK_PARKING'] } },
      await finance(),
    );
    expect(again.header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect(await amounts()).toHaveLength(1);
  });

  it('end with the contract', async () => {
    await parkingFee();
    const contractId = await insertLease();
    await call(saveCharge, chargeOf(contractId));
    await portal.db
      .update(contracts)
      .set({ endedOn: '2026-10-10', status: 'EXPIRED' })
      .where(eq(contracts.id, contractId));
    await bill();
    expect(await portal.db.select().from(bills)).toMatchObject([{ principalFen: 29_032 }]);
  });

  it('are ended on a day that no bill goes beyond, or taken back before they begin', async () => {
    await parkingFee();
    const contractId = await insertLease();
    const end = async (to: string) => {
      const [charge] = await portal.db.select().from(charges);
      return call(endCharge, { id: charge?.id, version: charge?.version, data: { to } });
    };
    await call(saveCharge, chargeOf(contractId));
    await bill();
    expect(await fieldsOf(end('2026-10-30'))).toEqual(['data.to']);
    expect(await fieldsOf(end('2026-09-29'))).toEqual(['data.to']);
    expect((await end('2026-10-31')).header.retCode).toBe(retCodes.SUCCESS);
    await portal.db.delete(bills);
    expect((await end('2026-09-30')).header.retCode).toBe(retCodes.SUCCESS);
    const list = await portal.call(
      'GET /api/propertyManage/charge/queryList',
      { id: contractId },
      await finance(),
    );
    expect(list.data.rows).toMatchObject([
      { isTakenBack: true, canEnd: false, monthFen: 90_000, feeLabel: '货车月卡' },
    ]);
    expect(await codeOf(end('2026-12-31'))).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('are refused at the field that is wrong', async () => {
    await parkingFee();
    await insertOwnFee(portal.db, { code: 'CLEARING' });
    const contractId = await insertLease();
    const over = await insertLease({ status: 'EXPIRED', from: '2024-01-01', to: '2024-12-31' });
    const refused = (given: object, id = contractId) => fieldsOf(call(saveCharge, chargeOf(id, given)));
    expect(await refused({ feeCode: 'CLEARING' })).toEqual(['data.feeCode']);
    expect(await refused({ feeCode: 'RENT' })).toEqual(['data.feeCode']);
    expect(await refused({ from: '2025-12-31' })).toEqual(['data.from']);
    expect(await refused({ from: '2028-01-01' })).toEqual(['data.from']);
    expect(await refused({ to: '2026-09-30' })).toEqual(['data.to']);
    expect(await refused({}, ulid())).toEqual(['data.contractId']);
    expect(await refused({}, over)).toEqual(['data.contractId']);
    await call(saveCharge, chargeOf(contractId));
    await bill();
    // A month that is billed can't get more; it is billed by hand.
    expect(await refused({ from: '2026-10-20' })).toEqual(['data.from']);
    expect((await call(saveCharge, chargeOf(contractId, { from: '2026-11-01' }))).header.retCode).toBe(
      retCodes.SUCCESS,
    );
  });

  it('that began in past months without a bill are billed by the next run, each month once', async () => {
    await parkingFee();
    const contractId = await insertLease();
    // The park bills since August; the charge from July is entered in November, after those runs.
    await insertBill(portal.db, { enterpriseId, period: '2026-08' });
    expect((await call(saveCharge, chargeOf(contractId, { from: '2026-07-20' }))).header.retCode).toBe(
      retCodes.SUCCESS,
    );
    expect(
      (await call(saveCharge, chargeOf(contractId, { from: '2026-09-11', to: '2026-09-20' }))).header.retCode,
    ).toBe(retCodes.SUCCESS);
    const drafted = async () =>
      (
        await portal.db
          .select({ period: bills.period, fen: bills.principalFen, status: bills.status })
          .from(bills)
          .where(eq(bills.feeCode, 'TRUCK_PARKING'))
          .orderBy(bills.period, bills.status)
      ).map(({ period, fen, status }) => [period, fen, status]);
    const run = await runOf(await bill());
    // July was settled before the portal. September adds 900.00 for 10 of 30 days.
    expect(await drafted()).toEqual([
      ['2026-08', 90_000, 'DRAFT'],
      ['2026-09', 90_000 + 30_000, 'DRAFT'],
      ['2026-10', 90_000, 'DRAFT'],
    ]);
    expect(run).toMatchObject({ bills: 3, totalFen: 300_000, total: 1, done: 1 });
    // What the finance office discards is not drafted again, nor is what was issued.
    const [august] = await portal.db
      .select()
      .from(bills)
      .where(and(eq(bills.feeCode, 'TRUCK_PARKING'), eq(bills.period, '2026-08')));
    await portal.db
      .update(bills)
      .set({ status: 'VOID' })
      .where(eq(bills.id, august?.id ?? ''));
    await operate(run.runId, 'issue');
    await runBills(deps());
    await portal.call(
      startCall,
      { data: { period: '2026-11', feeCodes: ['TRUCK_PARKING'] } },
      await finance(),
    );
    await runBills(deps());
    expect(await drafted()).toEqual([
      ['2026-08', 90_000, 'VOID'],
      ['2026-09', 120_000, 'UNPAID'],
      ['2026-10', 90_000, 'UNPAID'],
      ['2026-11', 90_000, 'DRAFT'],
    ]);
  });

  it('of late months are drafted once by two runs at the same moment', async () => {
    await parkingFee();
    const contractId = await insertLease();
    await insertBill(portal.db, { enterpriseId, period: '2026-08' });
    await call(saveCharge, chargeOf(contractId, { from: '2026-08-01' }));
    for (const period of ['2026-10', '2026-09'])
      await portal.call(startCall, { data: { period, feeCodes: ['TRUCK_PARKING'] } }, await finance());
    await Promise.all([runBills(deps()), runBills(deps())]);
    const drafted = await portal.db.select().from(bills).where(eq(bills.feeCode, 'TRUCK_PARKING'));
    expect(drafted.map(({ period }) => period).sort((one, other) => one.localeCompare(other))).toEqual([
      '2026-08',
      '2026-09',
      '2026-10',
    ]);
  });

  it('aren’t billed by a run for fees that are off or billed by hand', async () => {
    await insertOwnFee(portal.db, { code: 'CLEARING' });
    await insertOwnFee(portal.db, { code: 'NETWORK', basis: 'MONTHLY', enabled: false });
    for (const code of ['CLEARING', 'NETWORK', 'NOWHERE'])
      expect(
        await fieldsOf(
          portal.call(startCall, { data: { period: '2026-10', feeCodes: [code] } }, await finance()),
        ),
      ).toEqual(['data.feeCodes']);
  });
});
