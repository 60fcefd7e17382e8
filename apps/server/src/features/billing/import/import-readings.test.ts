import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { readSampleRows } from '../../../platform/xlsx/testing/sample-sheets.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { importLayouts, importRuns } from '../../import/import.table.ts';
import { useImport } from '../../import/testing/use-import.ts';
import { bills } from '../bill/bill.table.ts';
import { anomalies, meters, readings } from '../meter/meter.table.ts';
import { insertBill, insertLetUnit, insertMeter, insertReading } from '../testing/insert-meter.ts';

const park = usePark(
  { keeper: ['OP_PROPERTY'], finance: ['OP_FINANCE'], officer: ['OP_SERVICE'] },
  { empties: [importRuns, importLayouts, bills, anomalies, readings, meters] },
);
const { check, operate, rowsOf, faultsOf } = useImport(park, 'READING');

let enterpriseId: string;
let unitId: string;
let one: string;
let two: string;

beforeAll(async () => {
  enterpriseId = await insertEnterprise(park.db, { name: '满庭芳花卉' });
  unitId = await insertLetUnit(park.db, enterpriseId);
});
beforeEach(async () => {
  one = await insertMeter(park.db, { unitId, enterpriseId, meterNo: 'S-1' });
  two = await insertMeter(park.db, { unitId, enterpriseId, meterNo: 'S-2' });
});

const heads = [
  '户号',
  '位置',
  '上期读数',
  '账期',
  '本期读数',
  '峰读数',
  '平读数',
  '谷读数',
  '已过零（是/否）',
];
const row = (no: string, reading: number | string, period = '2026-11') => [no, '', '', period, reading];

const meterOf = async (id: string) => (await park.db.select().from(meters).where(eq(meters.id, id)))[0];

it('records the readings of two months, each from the one before, and takes them back', async () => {
  const { token } = park.keeper;
  const sheet = [heads, row('S-1', 130, '2026-11'), row('S-1', '123.45', '2026-10'), row('S-2', 150)];
  const run = await operate(await check(token, sheet), 'write', token);
  expect(run).toMatchObject({ state: 'DONE', created: 3, results: { WRITTEN: 3 } });
  expect(await meterOf(one)).toMatchObject({ lastX100: 13_000, lastPeriod: '2026-11' });
  const [november] = await park.db
    .select()
    .from(readings)
    .where(and(eq(readings.meterId, one), eq(readings.period, '2026-11')));
  expect(november).toMatchObject({
    previousX100: 12_345,
    usageX100: 655,
    status: 'CHECKED',
    source: 'STAFF',
    createdBy: park.keeper.user.id,
  });
  const [logged] = await park.db
    .select()
    .from(operLogs)
    .where(eq(operLogs.entityId, november?.id ?? ''));
  expect(logged?.after).toMatchObject({ importedFrom: `${run.no}/2`, readingX100: 13_000 });
  expect((await check(token, sheet)).counts).toMatchObject({ SAME: 3, NEW: 0 });
  const undone = await operate(run, 'undo', token);
  expect(undone).toMatchObject({ state: 'UNDONE', results: { UNDONE: 3, KEPT: 0 } });
  expect(await park.db.$count(readings)).toBe(0);
  expect(await meterOf(two)).toMatchObject({ lastX100: 10_000, lastPeriod: '' });
});

it('names what is wrong at its cell, with the photo of the meter', async () => {
  const { token } = park.keeper;
  await insertReading(park.db, {
    meterId: one,
    enterpriseId,
    period: '2026-10',
    readingX100: 12_000,
    photoFileId: 'photo',
  });
  const run = await check(token, [
    heads,
    row('S-1', 50),
    row('nowhere', 150),
    row('S-2', 150),
    row('S-2', 160),
    row('', 10),
    row('S-2', '12O48', '2026-10'),
    row('S-2', 1, '2026-13'),
    row('S-2', 150, '2027-01'),
  ]);
  expect(run.counts).toMatchObject({ NEW: 1, FAULT: 7 });
  expect(new Map(await faultsOf(run, token))).toEqual(
    new Map([
      [2, 'readingX100'],
      [3, 'meterNo'],
      [5, 'period'],
      [6, 'meterNo'],
      [7, 'readingX100'],
      [8, 'period'],
      [9, 'readingX100'],
    ]),
  );
  const [first] = await rowsOf(run, token, 'FAULT');
  expect(first?.faults[0]).toMatchObject({ pictureId: 'photo' });
});

it('confirms a tenant’s reading, keeps its photo, and gives it back', async () => {
  const { token } = park.finance;
  await insertReading(park.db, {
    meterId: one,
    enterpriseId,
    period: '2026-11',
    readingX100: 12_000,
    source: 'SELF',
    status: 'RAW',
    photoFileId: 'photo',
  });
  const checked = await check(token, [heads, row('S-1', 120)]);
  expect(checked.counts).toMatchObject({ CHANGED: 1 });
  const run = await operate(checked, 'write', token);
  expect(await park.db.select().from(readings)).toMatchObject([
    { status: 'CHECKED', source: 'STAFF', photoFileId: 'photo' },
  ]);
  await operate(run, 'undo', token);
  expect(await park.db.select().from(readings)).toMatchObject([{ status: 'RAW', source: 'SELF' }]);
});

it('leaves a month that is billed, and keeps what was billed since', async () => {
  const { token } = park.keeper;
  const run = await operate(await check(token, [heads, row('S-1', 120), row('S-2', 150)]), 'write', token);
  await insertBill(park.db, { meterId: one, enterpriseId, period: '2026-11' });
  const again = await check(token, [heads, row('S-1', 125)]);
  expect(await faultsOf(again, token)).toEqual([[2, 'readingX100']]);
  const undone = await operate(run, 'undo', token);
  expect(undone.results).toMatchObject({ UNDONE: 1, KEPT: 1 });
  expect(await park.db.select().from(readings)).toMatchObject([{ meterId: one }]);
});

it('takes the template of the month, filled in', async () => {
  const { token } = park.keeper;
  const { rawPayload } = await park.app.inject({
    url: '/api/propertyManage/meter/readingTemplate?period=2026-11',
    headers: { token },
  });
  const [head = [], first = [], second = []] = await readSampleRows(rawPayload);
  const filled = [first, second].map((cells) => cells.with(4, 200).map((cell) => textOf(cell)));
  const run = await check(token, [head.map((cell) => textOf(cell)), ...filled]);
  expect(run.counts).toMatchObject({ NEW: 2, FAULT: 0 });
});

const textOf = (cell: unknown): string =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';

it('is for those who may enter readings', async () => {
  const kindsOf = async (token: string) =>
    (await park.call('GET /api/importManage/import/queryKinds', {}, token)).data.rows.map(({ kind }) => kind);
  expect(await kindsOf(park.finance.token)).toContain('READING');
  expect(await kindsOf(park.officer.token)).not.toContain('READING');
});
