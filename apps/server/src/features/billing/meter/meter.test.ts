import { feeCodes } from '@portal/contract/billing/terms';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upload } from '../../../platform/files/testing/upload-form.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { units } from '../../building/building.table.ts';
import { insertUnit } from '../../building/testing/insert-building.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { bills } from '../bill/bill.table.ts';
import { insertBill, insertLetUnit, insertMeter, insertReading } from '../testing/insert-meter.ts';
import { prepareFees } from './fees.ts';
import { anomalies, feeItems, meters, readings, tariffs } from './meter.table.ts';

const read = 'POST /api/propertyManage/meter/read';
const submit = 'POST /api/propertyManage/meter/submitReading';
const detail = 'GET /api/propertyManage/meter/queryDetail';

let portal: TestApp;
let now = testNow;
let staff: string;
let tenant: string;
let stranger: string;
let enterpriseId: string;
let otherId: string;
let unitId: string;
let meterId: string;
let meterNo: string;

beforeAll(async () => {
  portal = await openTestApp(() => now);
  enterpriseId = await insertEnterprise(portal.db, { name: '满庭芳花卉' });
  otherId = await insertEnterprise(portal.db, { name: '照夜白园艺' });
  const operator = await insertUser(portal.db, {
    userType: '900',
    operatorRoles: ['OP_PROPERTY', 'OP_FINANCE'],
  });
  staff = await portal.logIn({
    userId: operator.id,
    userType: '900',
    operatorRoles: ['OP_PROPERTY', 'OP_FINANCE'],
  });
  const [one, two] = [await insertUser(portal.db), await insertUser(portal.db)];
  const owner = { userType: '200' as const, memberRole: 'OWNER' as const, auditStatus: '2' as const };
  tenant = await portal.logIn({ userId: one.id, enterpriseId, ...owner });
  stranger = await portal.logIn({ userId: two.id, enterpriseId: otherId, ...owner });
  unitId = await insertLetUnit(portal.db, enterpriseId);
  await prepareFees(portal.db);
});
beforeEach(async () => {
  meterId = await insertMeter(portal.db, { unitId, enterpriseId });
  meterNo = `S-${meterId.slice(-6)}`;
});
afterEach(async () => {
  now = testNow;
  await portal.db.delete(bills);
  await portal.db.delete(anomalies);
  await portal.db.delete(readings);
  await portal.db.delete(meters);
  await portal.db.delete(tariffs);
});
afterAll(() => portal.close());

const shown = (readingX100: number, more: object = {}) => ({
  meterNo,
  period: '2026-11',
  readingX100,
  ...more,
});
const enter = (readingX100: number, more: object = {}) =>
  portal.call(read, { data: shown(readingX100, more) }, staff);
const faultsOf = async (answer: Promise<{ header: { retCode: string }; data: unknown }>) => {
  const { header, data } = await answer;
  return [header.retCode, Object.keys((data as { fields?: object }).fields ?? {})];
};
const meterRow = async (id = meterId) => (await portal.db.select().from(meters).where(eq(meters.id, id)))[0];

describe('readings by staff', () => {
  it('give the usage since the previous reading', async () => {
    await insertReading(portal.db, { meterId, period: '2026-10', readingX100: 11_000 });
    const { data } = await enter(13_500);
    expect(data.usageX100).toBe(2_500);
    expect(await meterRow()).toMatchObject({ lastX100: 13_500, lastPeriod: '2026-11' });
  });

  it('can be corrected until the month is billed', async () => {
    await enter(13_500);
    expect((await enter(12_000)).data.usageX100).toBe(2_000);
    expect(await portal.db.$count(readings)).toBe(1);
    await insertBill(portal.db, {
      enterpriseId,
      meterId,
      sourceId: meterId,
      period: '2026-11',
      feeCode: 'WATER',
    });
    expect(await faultsOf(enter(12_500))).toEqual([retCodes.FIELD_REFUSED, ['data.readingX100']]);
  });

  it('below the previous one are refused unless the meter rolled over', async () => {
    await insertReading(portal.db, { meterId, period: '2026-10', readingX100: 9_999_900 });
    expect((await enter(100)).header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect((await enter(100, { isRolledOver: true })).data.usageX100).toBe(200);
  });

  it.each([
    ['a month to come', { period: '2026-12' }],
    ['a month before one that is read', { period: '2026-09' }],
    ['more digits than the meter has', { readingX100: 10_000_000 }],
  ])('of %s are refused', async (_what, more) => {
    await insertReading(portal.db, { meterId, period: '2026-10', readingX100: 11_000 });
    expect((await enter(12_000, more)).header.retCode).toBe(retCodes.FIELD_REFUSED);
  });

  it('of time-of-use meters need registers that add up', async () => {
    const initialTou = { peakX100: 3_000, flatX100: 4_000, valleyX100: 3_000 };
    const id = await insertMeter(portal.db, {
      unitId,
      meterNo: 'D-1',
      kind: 'ELECTRICITY',
      multiplier: 40,
      initialTou,
    });
    const of = (peakX100: number | null) =>
      enter(10_600, { meterNo: 'D-1', peakX100, flatX100: 4_200, valleyX100: 3_300 });
    expect((await of(null)).header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect((await of(3_000)).header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect((await of(3_100)).data.usageX100).toBe(24_000);
    const [row] = await portal.db.select().from(readings).where(eq(readings.meterId, id));
    expect(row?.touUsage).toEqual({ peakX100: 4_000, flatX100: 8_000, valleyX100: 12_000 });
  });

  it('entered concurrently for a meter leave one', async () => {
    const answers = await Promise.all([enter(12_000), enter(12_500), enter(13_000)]);
    expect(answers.every(({ header }) => header.retCode === retCodes.SUCCESS)).toBe(true);
    expect(await portal.db.$count(readings)).toBe(1);
  });
});

describe('a replacement', () => {
  it('closes the old meter with a last reading and starts the new one at its own', async () => {
    const data = {
      period: '2026-11',
      readingX100: 10_700,
      newMeterNo: 'S-NEW',
      newReadingX100: 50,
      digits: 6,
    };
    const replace = 'POST /api/propertyManage/meter/replace';
    const answer = await portal.call(replace, { id: meterId, version: 1, data }, staff);
    expect(answer.header.retCode).toBe(retCodes.SUCCESS);
    const old = await meterRow();
    expect(old).toMatchObject({ status: 'REPLACED', replacedById: answer.data.meterId });
    expect((await enter(150, { meterNo: 'S-NEW' })).data.usageX100).toBe(100);
    const version = old?.version;
    const again = await portal.call(
      replace,
      { id: meterId, version, data: { ...data, newMeterNo: 'S-3' } },
      staff,
    );
    expect(again.header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  });
});

describe('readings by tenants', () => {
  const photoOf = async (token: string) => {
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const form = { purpose: 'METER_PHOTO', visibility: 'owner' };
    return (await upload(portal.app, token, [{ name: 'meter.png', content: picture }], form)).data.fileId;
  };

  it('need a photo of their own and wait to be checked', async () => {
    const photoFileId = await photoOf(tenant);
    const send = (data: object) =>
      portal.call(submit, { data: { meterId, readingX100: 12_000, ...data } }, tenant);
    expect((await send({ photoFileId: '' })).header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect((await send({ photoFileId: await photoOf(stranger) })).header.retCode).toBe(
      retCodes.FIELD_REFUSED,
    );
    const { data } = await send({ photoFileId });
    const [row] = await portal.db.select().from(readings);
    expect(row).toMatchObject({ id: data.readingId, status: 'RAW', source: 'SELF', usageX100: 2_000 });
    const operate = 'POST /api/propertyManage/meter/operateReading';
    const check = { id: data.readingId, event: 'check', version: 1 };
    expect((await portal.call(operate, check, staff)).header.retCode).toBe(retCodes.SUCCESS);
    expect((await send({ photoFileId })).header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect((await portal.call(operate, { ...check, version: 2 }, staff)).header.retCode).toBe(
      retCodes.TRANSITION_REFUSED,
    );
  });

  it('leave the meter unchanged if discarded', async () => {
    const { data } = await portal.call(
      submit,
      { data: { meterId, readingX100: 12_000, photoFileId: await photoOf(tenant) } },
      tenant,
    );
    const drop = { id: data.readingId, event: 'reject', version: 1 };
    await portal.call('POST /api/propertyManage/meter/operateReading', drop, staff);
    expect(await meterRow()).toMatchObject({ lastX100: 10_000, lastPeriod: '' });
  });

  it('are not found for other tenants’ meters', async () => {
    const data = { meterId, readingX100: 12_000, photoFileId: await photoOf(stranger) };
    expect((await portal.call(submit, { data }, stranger)).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await portal.call(detail, { id: meterId }, stranger)).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await portal.call('GET /api/propertyManage/meter/queryList', {}, stranger)).data.rows).toEqual(
      [],
    );
  });
});

describe('an anomaly', () => {
  it('is found above 1.5 times last year’s usage and drafts a report to confirm', async () => {
    await insertReading(portal.db, { meterId, enterpriseId, period: '2025-11', readingX100: 11_000 });
    await insertReading(portal.db, { meterId, enterpriseId, period: '2026-10', readingX100: 20_000 });
    await enter(21_500);
    expect(await portal.db.$count(anomalies)).toBe(0);
    await enter(21_501);
    const [row] = (await portal.call('GET /api/propertyManage/meter/queryList', {}, tenant)).data.rows;
    expect(row?.anomalies).toMatchObject([
      { kind: 'HIGH_USAGE', state: 'OPEN', actions: ['confirm', 'dismiss'] },
    ]);
    expect(row?.anomalies[0]?.draft).toContain('15.01');
    const operate = 'POST /api/propertyManage/meter/operateAnomaly';
    const confirm = { id: row?.anomalies[0]?.anomalyId, event: 'confirm', version: 1 };
    expect((await portal.call(operate, confirm, stranger)).header.retCode).toBe(retCodes.NOT_FOUND);
    const { data } = await portal.call(operate, confirm, tenant);
    expect(data).toMatchObject({ state: 'CONFIRMED', ticketNo: expect.stringMatching(/^BX/) });
    const ticket = await portal.call(
      'GET /api/propertyManage/repair/queryDetail',
      { id: data.ticketId ?? '' },
      tenant,
    );
    expect(ticket.data).toMatchObject({ no: data.ticketNo, typeCode: 'WATER', state: 'SUBMITTED' });
    expect(ticket.data.description).toContain(meterNo);
    const again = await portal.call(operate, { ...confirm, version: 2 }, tenant);
    expect(again.header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('is found if water flows at night', async () => {
    await enter(10_100, { nightX100: 1 });
    expect(await portal.db.select().from(anomalies)).toMatchObject([{ kind: 'NIGHT_FLOW', nightX100: 1 }]);
  });
});

describe('a tenant’s meter', () => {
  it('can be added only for a unit the tenant leases', async () => {
    const vacant = await insertUnit(portal.db, {
      buildingId: (await portal.db.select().from(units))[0]?.buildingId ?? '',
    });
    await insertMeter(portal.db, { unitId: vacant, meterNo: 'S-V' });
    await insertMeter(portal.db, { unitId, meterNo: 'S-M' });
    const bind = (no: string, token = tenant) =>
      portal.call('POST /api/propertyManage/meter/bind', { data: { meterNo: no } }, token);
    expect((await bind('S-V')).header.retCode).toBe(retCodes.EXPLAINED_BY_PAGE);
    expect((await bind('S-M', stranger)).header.retCode).toBe(retCodes.EXPLAINED_BY_PAGE);
    expect((await bind('S-M')).header.retCode).toBe(retCodes.SUCCESS);
  });

  it('shows the tenant’s own months, not those of earlier tenants', async () => {
    await insertReading(portal.db, {
      meterId,
      enterpriseId: otherId,
      period: '2026-09',
      readingX100: 11_000,
    });
    await insertReading(portal.db, { meterId, enterpriseId, period: '2026-10', readingX100: 12_000 });
    const { data } = await portal.call(detail, { id: meterId }, tenant);
    expect(data.months.map(({ period }) => period)).toEqual(['2026-10']);
  });

  it('has a spreadsheet of its months, only for its enterprise', async () => {
    await insertReading(portal.db, { meterId, enterpriseId, period: '2026-10', readingX100: 12_000 });
    const send = async (token: string) =>
      portal.app.inject({ url: `/api/propertyManage/meter/export?id=${meterId}`, headers: { token } });
    const sent = await send(tenant);
    expect(sent.headers['content-type']).toContain('spreadsheetml');
    expect((await send(stranger)).json<{ header: { retCode: string } }>().header.retCode).toBe(
      retCodes.NOT_FOUND,
    );
  });

  it('is compared per square metre with others of its kind, once there are five', async () => {
    await insertReading(portal.db, { meterId, enterpriseId, period: '2026-10', readingX100: 12_000 });
    const [own] = await portal.db.select().from(units).where(eq(units.id, unitId));
    const billOf = (of: string, unit: string, principalFen: number) =>
      insertBill(portal.db, {
        enterpriseId: of,
        unitId: unit,
        feeCode: 'WATER',
        principalFen,
        ...(of === enterpriseId ? { meterId } : {}),
      });
    await billOf(enterpriseId, unitId, 30_000);
    const seen = async () => (await portal.call(detail, { id: meterId }, tenant)).data.perM2;
    for (const fen of [10_000, 11_000, 12_000, 13_000]) {
      const no = `P-${fen}`;
      const peer = await insertEnterprise(portal.db, { name: no });
      const unit = await insertUnit(portal.db, { buildingId: own?.buildingId ?? '', no, areaX100: 10_000 });
      await billOf(peer, unit, fen);
    }
    expect(await seen()).toMatchObject({ period: '2026-10', peersFen: null, peers: 4 });
    const last = await insertEnterprise(portal.db, { name: '第五家' });
    const unit = await insertUnit(portal.db, {
      buildingId: own?.buildingId ?? '',
      no: 'P-5',
      areaX100: 10_000,
    });
    await billOf(last, unit, 90_000);
    const ownFen = Math.round((30_000 * 100) / (own?.areaX100 ?? 1));
    expect(await seen()).toEqual({ period: '2026-10', ownFen, peersFen: 120, peers: 5 });
  });
});

describe('fees', () => {
  const save = (data: object) => portal.call('POST /api/propertyManage/fee/saveTariff', { data }, staff);
  const price = { unitPriceE4: 35_000, tiers: null, tou: null };

  it('have one tariff a day, of what is metered', async () => {
    const one = { feeCode: 'WATER', effectiveFrom: '2026-12-01', price };
    expect((await save(one)).header.retCode).toBe(retCodes.SUCCESS);
    expect((await save(one)).header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect((await save({ ...one, feeCode: 'PROPERTY' })).header.retCode).toBe(retCodes.FIELD_REFUSED);
  });

  it('need ascending tiers', async () => {
    const tiered = (bounds: (number | null)[]) => ({
      feeCode: 'WATER',
      effectiveFrom: '2026-12-02',
      price: { ...price, tiers: bounds.map((uptoX100) => ({ uptoX100, unitPriceE4: 1 })) },
    });
    for (const bounds of [[null], [100, 200], [200, 100, null], [null, null]])
      expect((await save(tiered(bounds))).header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect((await save(tiered([100, 200, null]))).header.retCode).toBe(retCodes.SUCCESS);
  });

  it('are inserted once, however often the server starts', async () => {
    await prepareFees(portal.db);
    expect(await portal.db.$count(feeItems)).toBe(feeCodes.length);
  });
});
