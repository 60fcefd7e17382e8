import { retCodes } from '@portal/contract/ret-code';
import { asc, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { insertContract } from '../../lease/testing/insert-contract.ts';
import { bills, runExceptions } from '../bill/bill.table.ts';
import { runBills } from '../bill/run-bills.ts';
import {
  codeOf,
  deps,
  enterpriseId,
  finance,
  otherId,
  portal,
  start,
  useBillPark,
} from '../testing/bill-park.ts';
import { insertMeter, insertReading, insertTariff } from '../testing/insert-meter.ts';
import { insertOwnFee } from '../testing/insert-own-fee.ts';
import { meterShares } from './charge.table.ts';

useBillPark();

const saveShare = 'POST /api/propertyManage/meterShare/save';

interface Home {
  no: string;
  areaX100: number;
  /** Undefined for a vacant unit. */
  tenant?: string;
}

/** A building with units, and a water meter of the park's own that used 100 m³ at 3.50: 350.00 in all. */
async function insertHouse(homes: readonly Home[], usageX100 = 10_000) {
  await insertTariff(portal.db);
  await insertOwnFee(portal.db, {
    code: 'COMMON_WATER',
    basis: 'SHARED',
    names: { zh: '公共用水', en: '', es: '', ja: '' },
    unit: 'm³',
    unitPriceE4: null,
    taxPpm: 30_000,
  });
  const buildingId = await insertBuilding(portal.db);
  const hall = await insertUnit(portal.db, { buildingId, no: '设备间' });
  const meterId = await insertMeter(portal.db, { unitId: hall, meterNo: 'W-COMMON' });
  if (usageX100 > 0)
    await insertReading(portal.db, { meterId, period: '2026-10', readingX100: 10_000 + usageX100 });
  const unitIds: string[] = [];
  for (const { no, areaX100, tenant } of homes) {
    const unitId = await insertUnit(portal.db, { buildingId, no, areaX100 });
    if (tenant) await insertContract(portal.db, { enterpriseId: tenant, unitIds: [unitId] });
    unitIds.push(unitId);
  }
  return { meterId, hall, unitIds };
}

const share = async (
  meterId: string,
  method: string,
  units: readonly { unitId: string; weight: number }[],
  more: object = {},
) =>
  portal.call(
    saveShare,
    { data: { meterId, feeCode: 'COMMON_WATER', method, units, enabled: true, ...more } },
    await finance(),
  );

const weighed = (unitIds: readonly string[], ...weights: number[]) =>
  unitIds.map((unitId, at) => ({ unitId, weight: weights[at] ?? 1 }));

async function bill() {
  await start(['COMMON_WATER']);
  await runBills(deps());
  return portal.db.select().from(bills).orderBy(asc(bills.roomNo));
}

const fieldsOf = async (answer: Promise<{ header: { retCode: string }; data: unknown }>) => {
  const { header, data } = await answer;
  expect(header.retCode).toBe(retCodes.FIELD_REFUSED);
  return Object.keys((data as { fields: object }).fields);
};

describe('a shared meter', () => {
  it('is split by area over tenants, with the split on each bill, and the fen add up', async () => {
    const { meterId, unitIds } = await insertHouse([
      { no: '301', areaX100: 3_333, tenant: enterpriseId },
      { no: '302', areaX100: 3_333, tenant: otherId },
      { no: '303', areaX100: 3_333, tenant: enterpriseId },
    ]);
    await share(meterId, 'AREA', weighed(unitIds));
    const rows = await bill();
    expect(rows.map(({ principalFen }) => principalFen)).toEqual([11_667, 11_667, 11_666]);
    expect(rows[0]).toMatchObject({
      enterpriseId,
      feeCode: 'COMMON_WATER',
      taxFen: 340,
      ownFee: { names: { zh: '公共用水' } },
      lines: [
        {
          name: 'W-COMMON',
          usageX100: 10_000,
          fromX100: 10_000,
          toX100: 20_000,
          share: { ofFen: 35_000, weight: 3_333, ofWeight: 9_999, amountFen: 11_667 },
          formulaText: '350.00 × 33.33 ÷ 99.99 = 116.67',
        },
      ],
    });
    expect(rows[1]?.enterpriseId).toBe(otherId);
  });

  it('is split by fixed shares; the part of a vacant unit is the park’s', async () => {
    const { meterId, unitIds } = await insertHouse([
      { no: '301', areaX100: 10_000, tenant: enterpriseId },
      { no: '302', areaX100: 10_000 },
      { no: '303', areaX100: 10_000, tenant: otherId },
    ]);
    await share(meterId, 'SHARES', weighed(unitIds, 50, 30, 20));
    expect((await bill()).map(({ principalFen, roomNo }) => [roomNo, principalFen])).toEqual([
      ['301', 17_500],
      ['303', 7_000],
    ]);
    const [row] = await portal.db.select().from(meterShares);
    const preview = await portal.call(
      'GET /api/propertyManage/meterShare/preview',
      { id: row?.id, period: '2026-10' },
      await finance(),
    );
    // What is shown before is what is billed.
    expect(preview.data).toMatchObject({
      ofFen: 35_000,
      parts: [
        { amountFen: 17_500, isBilled: true },
        { amountFen: 10_500, isBilled: false, enterpriseName: '' },
        { amountFen: 7_000, isBilled: true },
      ],
    });
  });

  it('is split by headcount', async () => {
    const { meterId, unitIds } = await insertHouse([
      { no: '301', areaX100: 10_000, tenant: enterpriseId },
      { no: '302', areaX100: 90_000, tenant: otherId },
    ]);
    await share(meterId, 'HEADCOUNT', weighed(unitIds, 7, 2));
    const rows = await bill();
    expect(rows.map(({ principalFen }) => principalFen)).toEqual([27_222, 7_778]);
    expect(rows[0]?.lines[0]?.formulaText).toBe('350.00 × 7 ÷ 9 = 272.22');
  });

  it('is billed once a month, and not as a meter of its own', async () => {
    const { meterId, unitIds } = await insertHouse([{ no: '301', areaX100: 10_000, tenant: enterpriseId }]);
    await share(meterId, 'AREA', weighed(unitIds));
    await start(['WATER', 'COMMON_WATER']);
    await runBills(deps());
    expect(await portal.db.select().from(bills)).toMatchObject([
      { feeCode: 'COMMON_WATER', principalFen: 35_000 },
    ]);
  });

  it('without a reading or a price is an exception of the run', async () => {
    const { meterId, unitIds } = await insertHouse(
      [{ no: '301', areaX100: 10_000, tenant: enterpriseId }],
      0,
    );
    await share(meterId, 'AREA', weighed(unitIds));
    expect(await bill()).toEqual([]);
    expect(await portal.db.select().from(runExceptions)).toMatchObject([
      { kind: 'NO_READING', meterNo: 'W-COMMON' },
    ]);
  });

  it('keeps a unit’s row when it is left out, and lists who bears what', async () => {
    const { meterId, unitIds } = await insertHouse([
      { no: '301', areaX100: 10_000, tenant: enterpriseId },
      { no: '302', areaX100: 10_000, tenant: otherId },
    ]);
    const { shareId: id, version } = (await share(meterId, 'AREA', weighed(unitIds))).data as {
      shareId: string;
      version: number;
    };
    const [first = ''] = unitIds;
    const data = {
      meterId,
      feeCode: 'COMMON_WATER',
      method: 'SHARES',
      units: weighed([first], 3),
      enabled: true,
    };
    expect((await portal.call(saveShare, { id, version, data }, await finance())).header.retCode).toBe(
      retCodes.SUCCESS,
    );
    const list = await portal.call('GET /api/propertyManage/meterShare/queryList', {}, await finance());
    expect(list.data.rows).toMatchObject([
      {
        meterNo: 'W-COMMON',
        feeLabel: '公共用水',
        methodLabel: '固定份额',
        data: { units: [{ unitId: first, weight: 3 }] },
        units: [{ enterpriseName: '满庭芳花卉' }],
      },
    ]);
    expect(await codeOf(portal.call(saveShare, { id, version, data }, await finance()))).toBe(
      retCodes.VERSION_CONFLICT,
    );
  });

  it('is refused at the field that is wrong', async () => {
    const { meterId, unitIds } = await insertHouse([{ no: '301', areaX100: 10_000, tenant: enterpriseId }]);
    const [unitId = ''] = unitIds;
    const own = await insertMeter(portal.db, { unitId, meterNo: 'W-301', enterpriseId });
    await insertOwnFee(portal.db, { code: 'CLEARING' });
    const units = weighed(unitIds);
    expect(await fieldsOf(share(own, 'AREA', units))).toEqual(['data.meterId']);
    expect(await fieldsOf(share(meterId, 'AREA', units, { feeCode: 'CLEARING' }))).toEqual(['data.feeCode']);
    expect(await fieldsOf(share(meterId, 'AREA', [...units, ...units]))).toEqual(['data.units.1.unitId']);
    expect(await fieldsOf(share(meterId, 'AREA', weighed([ulid()])))).toEqual(['data.units.0.unitId']);
    const codes = await Promise.all([1, 2].map(() => codeOf(share(meterId, 'AREA', units))));
    expect(codes.sort()).toEqual([retCodes.SUCCESS, retCodes.FIELD_REFUSED].sort());
    expect(await portal.db.$count(meterShares, eq(meterShares.meterId, meterId))).toBe(1);
  });
});
