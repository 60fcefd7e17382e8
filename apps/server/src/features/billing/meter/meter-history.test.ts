import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { repairTickets } from '../../repair/repair.table.ts';
import { insertLetUnit, insertMeter, insertReading } from '../testing/insert-meter.ts';
import { prepareFees } from './fees.ts';
import { meters, readings } from './meter.table.ts';

let portal: TestApp;
let staff: string;
let tenant: string;
let enterpriseId: string;
let unitId: string;
let meterId: string;
let meterNo: string;

beforeAll(async () => {
  portal = await openTestApp(() => testNow);
  enterpriseId = await insertEnterprise(portal.db, { name: '满庭芳花卉' });
  const operatorRoles = ['OP_PROPERTY' as const];
  const operator = await insertUser(portal.db, { userType: '900', operatorRoles });
  staff = await portal.logIn({ userId: operator.id, userType: '900', operatorRoles });
  const { id: userId } = await insertUser(portal.db);
  tenant = await portal.logIn({
    userId,
    enterpriseId,
    userType: '200',
    memberRole: 'OWNER',
    auditStatus: '2',
  });
  unitId = await insertLetUnit(portal.db, enterpriseId);
  await prepareFees(portal.db);
});
beforeEach(async () => {
  await portal.db.delete(repairTickets);
  meterId = await insertMeter(portal.db, { unitId, enterpriseId });
  meterNo = `S-${meterId.slice(-6)}`;
});
afterAll(() => portal.close());

describe('the history of a meter', () => {
  const history = 'GET /api/propertyManage/meter/queryHistory';

  it('covers both meters across a replacement and shows where a register rolled over', async () => {
    const newId = await insertMeter(portal.db, { unitId, enterpriseId, initialX100: 0 });
    const oldId = await insertMeter(portal.db, {
      unitId,
      enterpriseId,
      replacedById: newId,
      status: 'REPLACED',
    });
    await insertReading(portal.db, { meterId: oldId, period: '2026-08', readingX100: 12_000 });
    await insertReading(portal.db, { meterId: oldId, period: '2026-09', readingX100: 13_000 });
    await insertReading(portal.db, {
      meterId: newId,
      period: '2026-10',
      previousX100: 9_999_900,
      readingX100: 500,
      usageX100: 600,
      isRolledOver: true,
    });
    for (const id of [oldId, newId]) {
      const { rows } = (await portal.call(history, { id }, staff)).data;
      expect(rows.map(({ period, isRolledOver }) => [period, isRolledOver])).toEqual([
        ['2026-10', true],
        ['2026-09', false],
        ['2026-08', false],
      ]);
      expect(rows.map(({ replacedBy }) => replacedBy)).toEqual(['', `S-${newId.slice(-6)}`, '']);
    }
  });

  it('is not found for an unknown meter', async () => {
    const refused = await portal.call(history, { id: unitId }, staff);
    expect(refused.header.retCode).toBe(retCodes.NOT_FOUND);
  });
});

describe('requesting a new reading', () => {
  const ask = 'POST /api/propertyManage/meter/askAgain';
  const data = () => ({ data: { meterNo, period: '2026-10' } });

  it('creates one task per meter and month', async () => {
    const first = (await portal.call(ask, data(), staff)).data;
    const second = (await portal.call(ask, data(), staff)).data;
    expect(second.ticketId).toBe(first.ticketId);
    expect(await portal.db.select().from(repairTickets)).toMatchObject([
      { kind: 'MAINTENANCE', typeCode: 'WATER', title: `重抄 ${meterNo}，2026-10`, reporterId: null },
    ]);
  });

  it('creates and logs one task when two clerks request it at the same time', async () => {
    const asked = await Promise.all([portal.call(ask, data(), staff), portal.call(ask, data(), staff)]);
    expect(asked.map(({ header }) => header.retCode)).toEqual(['000000', '000000']);
    const [task, ...others] = await portal.db.select().from(repairTickets);
    expect(others).toEqual([]);
    expect(asked.map(({ data: { ticketId } }) => ticketId)).toEqual([task?.id, task?.id]);
    const logged = await portal.db.select().from(operLogs).where(eq(operLogs.entityId, meterId));
    expect(logged).toMatchObject([
      { event: 'reading.askAgain', entity: 'meter', after: { period: '2026-10', ticketId: task?.id } },
    ]);
  });

  it('refuses an unknown meter number', async () => {
    const refused = await portal.call(ask, { data: { meterNo: 'S-404', period: '2026-10' } }, staff);
    expect(refused.header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect(refused.data).toMatchObject({ fields: { 'data.meterNo': expect.any(String) } });
  });
});

describe('two clerks at the same time', () => {
  it('leave one reading for the month, which the meter then shows', async () => {
    const read = (readingX100: number) =>
      portal.call(
        'POST /api/propertyManage/meter/read',
        { data: { meterNo, period: '2026-10', readingX100 } },
        staff,
      );
    const answers = await Promise.all([read(12_000), read(12_300)]);
    expect(answers.map(({ header }) => header.retCode)).toEqual(['000000', '000000']);
    const kept = await portal.db.select().from(readings).where(eq(readings.meterId, meterId));
    expect(kept).toHaveLength(1);
    expect([12_000, 12_300]).toContain(kept[0]?.readingX100);
    const [meter] = await portal.db.select().from(meters).where(eq(meters.id, meterId));
    expect(meter).toMatchObject({ lastX100: kept[0]?.readingX100, lastPeriod: '2026-10' });
  });
});

describe('nightly readings', () => {
  it('add up to the month and are each shown to the tenant', async () => {
    const nightsX100 = [0, 0, 43, 44];
    const data = { meterNo, period: '2026-10', readingX100: 12_000, nightsX100 };
    await portal.call('POST /api/propertyManage/meter/read', { data }, staff);
    const { data: seen } = await portal.call(
      'GET /api/propertyManage/meter/queryDetail',
      { id: meterId },
      tenant,
    );
    expect(seen.months).toMatchObject([{ nightX100: 87, nightsX100 }]);
    expect(seen.anomalies.map(({ kind }) => kind)).toEqual(['NIGHT_FLOW']);
  });
});
