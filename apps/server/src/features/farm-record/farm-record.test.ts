import { reportPurpose } from '@portal/contract/farm/record';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fileGroups, fileItems } from '../../platform/files/file.table.ts';
import { writeForm } from '../../platform/files/testing/upload-form.ts';
import { type SampleCell, writeSampleSheet } from '../../platform/xlsx/testing/sample-sheets.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertOwned } from '../enterprise/testing/insert-member.ts';
import { farmBatches, farmReadings, farmSteps } from '../farm/farm.table.ts';
import { insertBatch, insertReadings, insertStep } from '../farm/testing/insert-batch.ts';

const detail = 'GET /api/farmManage/batch/queryDetail';
const saveStep = 'POST /api/farmManage/batch/saveStep';
const removeStep = 'POST /api/farmManage/batch/removeStep';
const saveReading = 'POST /api/farmManage/batch/saveReading';

let portal: TestApp;
let grower: string;
let growerId: string;
let enterpriseId: string;
let other: string;
let otherId: string;

beforeAll(async () => {
  portal = await openTestApp();
  const mine = await insertOwned(portal);
  const theirs = await insertOwned(portal);
  [grower, growerId, enterpriseId] = [mine.token, mine.user.id, mine.enterpriseId];
  [other, otherId] = [theirs.token, theirs.enterpriseId];
});
afterEach(async () => {
  await portal.db.delete(farmReadings);
  await portal.db.delete(farmSteps);
  await portal.db.delete(farmBatches);
});
afterAll(() => portal.close());

const code = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const now = () => testNow.getTime();
const hour = 3_600_000;
const harvest = () => ({ kind: 'HARVEST', at: now() - 20 * hour, text: '二茬 12,000 枝' }) as const;

describe('inspection reports', () => {
  const fileOf = async (given: Partial<typeof fileGroups.$inferInsert> = {}) => {
    const id = ulid();
    await portal.db
      .insert(fileGroups)
      .values({ id, ownerUserId: growerId, purpose: reportPurpose, visibility: 'public', ...given });
    await portal.db.insert(fileItems).values({
      fileId: id,
      index: 0,
      name: '检测报告.pdf',
      mime: 'application/pdf',
      bytes: 3,
      sha256: 'abc',
      storageKey: null,
    });
    return id;
  };
  const inspect = (reportFileId: string, more: object = {}) => ({
    kind: 'INSPECT' as const,
    at: now() - 30 * hour,
    text: '采前抽样，农残均低于限量',
    finding: 'PASSED' as const,
    reportFileId,
    ...more,
  });

  it('are public once the record is public', async () => {
    const id = await insertBatch(portal.db, { enterpriseId });
    const fileId = await fileOf();
    const written = (await portal.call(saveStep, { id, data: inspect(fileId) }, grower)).data;
    const report = { fileId, index: 0, name: '检测报告.pdf', mime: 'application/pdf', bytes: 3 };
    expect(written.recorded).toMatchObject([{ kind: 'INSPECT', report }]);
    await portal.db
      .update(farmBatches)
      .set({ status: 'PUBLISHED', publishedAt: testNow })
      .where(eq(farmBatches.id, id));
    expect((await portal.call(detail, { id })).data.steps).toMatchObject([{ report }]);
  });

  it('must be public report files the grower uploaded, and belong to an inspection', async () => {
    const id = await insertBatch(portal.db, { enterpriseId, status: 'DRAFT' });
    for (const fileId of [
      ulid(),
      await fileOf({ ownerUserId: otherId }),
      await fileOf({ visibility: 'owner' }),
      await fileOf({ purpose: 'LICENCE' }),
    ])
      expect((await portal.call(saveStep, { id, data: inspect(fileId) }, grower)).data).toHaveProperty([
        'fields',
        'data.reportFileId',
      ]);
    const tended = inspect(await fileOf(), { kind: 'TEND', finding: null });
    const { recorded } = (await portal.call(saveStep, { id, data: tended }, grower)).data;
    expect(recorded).toMatchObject([{ kind: 'TEND', report: null }]);
  });
});

describe('steps', () => {
  it('refuses future steps, steps before what they need, and inspections without a result', async () => {
    const id = await insertBatch(portal.db, { enterpriseId });
    const refused = async (data: object) => {
      const answer = await portal.call(saveStep, { id, data } as never, grower);
      return [answer.header.retCode, JSON.stringify(answer.data)];
    };
    expect(await refused({ ...harvest(), at: now() + 1 })).toEqual([
      '100002',
      expect.stringContaining('data.at'),
    ]);
    expect(await refused({ kind: 'COOL', at: now(), text: '差压预冷' })).toEqual([
      '100002',
      expect.stringContaining('data.kind'),
    ]);
    expect(await refused({ kind: 'INSPECT', at: now(), text: '农残' })).toEqual([
      '100001',
      expect.stringContaining('data.finding'),
    ]);
    expect(await refused({ kind: 'TEND', at: now(), text: '用药', safeDays: 7 })).toEqual([
      '100001',
      expect.stringContaining('data.materialName'),
    ]);
    expect((await portal.call(saveStep, { id, data: { ...harvest(), at: now() } }, grower)).data.steps).toBe(
      1,
    );
  });

  it('keeps a draft step that a later step needs', async () => {
    const id = await insertBatch(portal.db, { enterpriseId, status: 'DRAFT', publishedAt: null });
    const cut = await insertStep(portal.db, id, 'HARVEST', '2025-11-01T00:00:00Z');
    const cooled = await insertStep(portal.db, id, 'COOL', '2025-11-01T02:00:00Z');
    expect(await code(portal.call(removeStep, { id, stepId: cut }, grower))).toBe('500012');
    expect((await portal.call(removeStep, { id, stepId: cooled }, grower)).data.steps).toBe(1);
    expect(await code(portal.call(removeStep, { id, stepId: cooled }, grower))).toBe('500404');
  });
});

it('refuses writing to another enterprise’s record', async () => {
  const id = await insertBatch(portal.db, { enterpriseId, status: 'DRAFT', publishedAt: null });
  const stepId = await insertStep(portal.db, id, 'HARVEST', '2025-11-01T00:00:00Z');
  const calls = [
    portal.call(saveStep, { id, data: harvest() }, other),
    portal.call(removeStep, { id, stepId }, other),
    portal.call(saveReading, { id, data: { at: now(), tenths: 40 } }, other),
  ];
  for (const call of calls) expect(await code(call as never)).toBe('500404');
});

describe('temperatures', () => {
  const path = '/api/farmManage/batch/importReadings';

  async function send(rows: readonly (readonly SampleCell[])[], token = grower) {
    const content = await writeSampleSheet([['批次号', '时间', '箱心温度（℃）'], ...rows]);
    const { headers, payload } = writeForm({}, [{ name: 'readings.xlsx', content }]);
    const answer = await portal.app.inject({
      method: 'POST',
      url: path,
      headers: { ...headers, token },
      payload,
    });
    const { body } = answer.json<{
      body: { data: { entered: number; known: number; faults: { row: number; text: string }[] } };
    }>();
    return body.data;
  }

  it('can be entered by hand, once per moment', async () => {
    const id = await insertBatch(portal.db, { enterpriseId });
    const at = now() - hour;
    expect((await portal.call(saveReading, { id, data: { at, tenths: 40 } }, grower)).data.readings).toBe(1);
    expect((await portal.call(saveReading, { id, data: { at, tenths: 40 } }, grower)).data.readings).toBe(1);
    const second = await portal.call(saveReading, { id, data: { at, tenths: 41 } }, grower);
    expect(JSON.stringify(second.data)).toContain('data.at');
    const ahead = await portal.call(saveReading, { id, data: { at: now() + 1, tenths: 41 } }, grower);
    expect(JSON.stringify(ahead.data)).toContain('data.at');
  });

  it('can be imported from a spreadsheet, and importing it again changes nothing', async () => {
    const id = await insertBatch(portal.db, { enterpriseId, batchNo: 'YX-S-0001' });
    const rows = [
      ['YX-S-0001', '2025-11-18 04:40', 16.4],
      ['YX-S-0001', new Date('2025-11-18T04:45:00Z'), '15.9'],
      ['YX-S-0001', '2025/11/18 5:30', 4],
    ];
    expect(await send(rows)).toEqual({ entered: 3, known: 0, faults: [] });
    expect(await send(rows)).toEqual({ entered: 0, known: 3, faults: [] });
    const { temperature } = (await portal.call(detail, { id })).data;
    expect(temperature).toMatchObject({ count: 3 });
    expect(temperature?.stretches.map((stretch) => stretch.map(({ tenths }) => tenths))).toEqual([
      [164, 159],
      [40],
    ]);
  });

  it('reports every invalid row and imports nothing', async () => {
    const id = await insertBatch(portal.db, { enterpriseId, batchNo: 'YX-S-0001' });
    await insertBatch(portal.db, { enterpriseId, batchNo: 'YX-S-0002', status: 'CLOSED' });
    await insertBatch(portal.db, { enterpriseId: otherId, batchNo: 'YX-S-0003' });
    await insertReadings(portal.db, id, [['2025-11-17T20:40:00Z', 30]]);
    const { entered, faults } = await send([
      ['YX-S-0001', '2025-11-18 05:00', 4],
      ['', '2025-11-18 05:00', 4],
      ['YX-S-0001', '昨天', 4],
      ['YX-S-0001', '2025-11-18 05:00', '4.25'],
      ['YX-S-0001', '2025-11-18 04:40', 3.1],
      ['YX-S-0002', '2025-11-18 05:00', 4],
      ['YX-S-0003', '2025-11-18 05:00', 4],
      ['YX-S-0001', '2099-11-18 05:00', 4],
    ]);
    expect([entered, faults.map(({ row }) => row)]).toEqual([0, [3, 4, 5, 6, 7, 8, 9]]);
    expect(await portal.db.$count(farmReadings)).toBe(1);
  });
});
