import {
  type BatchEvent,
  type BatchState,
  batchEvents,
  batchStates,
  batchTransitions,
} from '@portal/contract/farm/terms';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertOwned } from '../enterprise/testing/insert-member.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { farmBatches, farmSteps } from './farm.table.ts';
import { insertBatch, insertStep } from './testing/insert-batch.ts';

const list = 'GET /api/farmManage/batch/queryList';
const facets = 'GET /api/farmManage/batch/queryFacets';
const detail = 'GET /api/farmManage/batch/queryDetail';
const ownList = 'GET /api/farmManage/batch/queryOwnList';
const ownDetail = 'GET /api/farmManage/batch/queryOwnDetail';
const save = 'POST /api/farmManage/batch/save';
const operate = 'POST /api/farmManage/batch/operate';
const saveStep = 'POST /api/farmManage/batch/saveStep';
const removeStep = 'POST /api/farmManage/batch/removeStep';
const manageList = 'GET /api/farmManage/batch/queryManageList';
const manageDetail = 'GET /api/farmManage/batch/queryManageDetail';
const operateManage = 'POST /api/farmManage/batch/operateManage';
const search = 'GET /api/searchManage/search/queryList';

let portal: TestApp;
let grower: string;
let growerId: string;
let enterpriseId: string;
let other: string;
let otherId: string;
let office: string;

beforeAll(async () => {
  portal = await openTestApp();
  const mine = await insertOwned(portal);
  const theirs = await insertOwned(portal);
  [grower, growerId, enterpriseId] = [mine.token, mine.user.id, mine.enterpriseId];
  [other, otherId] = [theirs.token, theirs.enterpriseId];
  office = await portal.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
});
afterEach(async () => {
  await portal.db.delete(farmSteps);
  await portal.db.delete(farmBatches);
  await portal.db.delete(messages);
});
afterAll(() => portal.close());

const code = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const now = () => testNow.getTime();
const hour = 3_600_000;

const batchData = {
  batchNo: 'YX-XJH-2026-0312',
  variety: '洋桔梗“晨雾”',
  grade: 'A 级',
  place: '2 号温室 A 区',
  stems: 12_000,
  bunches: 1_200,
  tips: ['斜剪 2 厘米，立即入水'],
  intervalMin: 5,
  okFromTenths: 20,
  okToTenths: 40,
  limitTenths: 80,
};
const harvest = () => ({ kind: 'HARVEST', at: now() - 20 * hour, text: '二茬 12,000 枝' }) as const;

describe('from an empty record to a public one', () => {
  it('a batch is created, recorded, published, found and recalled, with notifications', async () => {
    const begun = (await portal.call(save, { data: batchData }, grower)).data;
    expect(begun).toMatchObject({ state: 'DRAFT', actions: [], canEdit: true, canRecord: true });
    const { batchId: id } = begun;
    expect(await code(portal.call(detail, { id }))).toBe('500404');
    const publish = { id, event: 'publish', version: begun.version } as const;
    expect(await code(portal.call(operate, publish, grower))).toBe('500012');
    await portal.call(saveStep, { id, data: harvest() }, grower);
    const ship = { kind: 'SHIP', at: now() - 8 * hour, text: '冷藏车，铅封号 061827' } as const;
    const shipped = (await portal.call(saveStep, { id, data: ship }, grower)).data;
    expect(shipped).toMatchObject({ stage: 'ON_WAY', steps: 2, actions: ['publish'] });
    expect((await portal.call(ownList, {}, grower)).data.rows).toMatchObject([
      { batchId: id, steps: 2, readings: 0, actions: ['publish'] },
    ]);
    const published = (await portal.call(operate, { id, event: 'publish', version: shipped.version }, grower))
      .data;
    expect(published).toMatchObject({ state: 'PUBLISHED', canEdit: false, actions: ['recall', 'close'] });
    const read = (await portal.call(detail, { id })).data;
    expect(read).toMatchObject({ batchNo: batchData.batchNo, stage: 'ON_WAY', recall: null, toShopMs: null });
    expect(read.steps.map(({ kind, part }) => [kind, part])).toEqual([
      ['HARVEST', 'AFTER'],
      ['SHIP', 'AFTER'],
    ]);
    const found = (await portal.call(search, { keyword: 'XJH-2026-0312' })).data.rows;
    expect(found.map(({ kind, refId }) => [kind, refId])).toContainEqual(['FARM_BATCH', id]);
    // Steps of a public record can be added but not removed.
    const stepId = shipped.recorded[0]?.stepId ?? '';
    expect(await code(portal.call(removeStep, { id, stepId }, grower))).toBe('500012');
    expect(await code(portal.call(save, { id, version: published.version, data: batchData }, grower))).toBe(
      '500012',
    );
    const recall = { id, event: 'recall', version: published.version } as const;
    expect(await code(portal.call(operateManage, { ...recall, data: {} }, office))).toBe('100002');
    await portal.call(operateManage, { ...recall, data: { reason: '复检一项农残超限' } }, office);
    expect((await portal.call(detail, { id })).data).toMatchObject({
      stage: 'RECALLED',
      recall: { reason: '复检一项农残超限' },
    });
    const notices = await portal.db.select().from(messages).where(eq(messages.userId, growerId));
    expect(notices.map(({ eventCode }) => eventCode)).toEqual(['BATCH_RECALLED']);
    const logged = await portal.db
      .select()
      .from(operLogs)
      .where(eq(operLogs.entityId, id))
      .orderBy(operLogs.at, operLogs.id);
    expect(logged.map(({ event }) => event)).toEqual([
      'farmBatch.create',
      'farmBatch.record',
      'farmBatch.record',
      'farmBatch.publish',
      'farmBatch.recall',
    ]);
    expect(logged[1]?.after).toMatchObject({ kind: 'HARVEST' });
  });

  it('the office is notified of a grower’s recall, and lifts it', async () => {
    const id = await insertBatch(portal.db, { enterpriseId });
    const clerk = await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_SERVICE'] });
    const data = { reason: '自检发现枝条带虫' };
    await portal.call(operate, { id, event: 'recall', version: 1, data }, grower);
    const rows = await portal.db.select().from(messages);
    expect(rows.map(({ userId, eventCode }) => [userId, eventCode])).toEqual([
      [clerk.id, 'BATCH_RECALLED_BY_GROWER'],
    ]);
    const managed = (await portal.call(manageDetail, { id }, office)).data;
    expect(managed).toMatchObject({ state: 'RECALLED', actions: ['lift'] });
    await portal.call(operateManage, { id, event: 'lift', version: managed.version }, office);
    expect((await portal.call(detail, { id })).data).toMatchObject({ stage: 'GROWING', recall: null });
  });
});

describe('the public list', () => {
  it('filters public batches by stage, grower and number', async () => {
    await insertBatch(portal.db, { enterpriseId, status: 'DRAFT', publishedAt: null });
    const grown = await insertBatch(portal.db, { enterpriseId, batchNo: 'YX-A-0001' });
    const closed = await insertBatch(portal.db, { enterpriseId, status: 'CLOSED', stage: 'DELIVERED' });
    const recalled = await insertBatch(portal.db, {
      enterpriseId: otherId,
      status: 'RECALLED',
      stage: 'DELIVERED',
      recalledAt: new Date('2026-01-06T02:00:00Z'),
    });
    const idsOf = async (input: object = {}) =>
      (await portal.call(list, { pageSize: 50, ...input })).data.rows.map(({ batchId }) => batchId).sort();
    expect(await idsOf()).toEqual([grown, closed, recalled].sort());
    expect(await idsOf({ stage: 'DELIVERED' })).toEqual([closed]);
    expect(await idsOf({ stage: 'RECALLED' })).toEqual([recalled]);
    expect(await idsOf({ growerId: otherId })).toEqual([recalled]);
    expect(await idsOf({ keyword: 'yx-a-0001' })).toEqual([grown]);
    const counted = (await portal.call(facets, {})).data;
    expect(counted.stages).toContainEqual({ value: 'DELIVERED', count: 1 });
    expect(counted.growers).toContainEqual(expect.objectContaining({ id: enterpriseId, count: 2 }));
    expect(await code(portal.call(detail, { id: ulid() }))).toBe('500404');
  });
});

describe('a record', () => {
  it.each([
    [{ ...batchData, batchNo: 'yx 0312' }, 'data.batchNo'],
    [{ ...batchData, stems: 0 }, 'data.stems'],
    [{ ...batchData, okToTenths: 20 }, 'data.okToTenths'],
    [{ ...batchData, limitTenths: 30 }, 'data.limitTenths'],
    [{ ...batchData, fileId: ulid() }, 'data.fileId'],
  ])('refuses bad data of a batch at its field: %#', async (data, field) => {
    const { header, data: answer } = await portal.call(save, { data } as never, grower);
    expect(['100001', '100002']).toContain(header.retCode);
    expect(JSON.stringify(answer)).toContain(field);
  });

  it('refuses a batch number already used in the park', async () => {
    await insertBatch(portal.db, { enterpriseId: otherId, batchNo: batchData.batchNo });
    const answer = await portal.call(save, { data: batchData }, grower);
    expect(JSON.stringify(answer.data)).toContain('data.batchNo');
  });

  it('is accessible only to its own enterprise', async () => {
    const id = await insertBatch(portal.db, { enterpriseId, status: 'DRAFT', publishedAt: null });
    expect((await portal.call(ownList, {}, other)).data.total).toBe(0);
    const calls = [
      portal.call(ownDetail, { id }, other),
      portal.call(save, { id, version: 1, data: batchData }, other),
      portal.call(operate, { id, event: 'publish', version: 1 }, other),
    ];
    for (const call of calls) expect(await code(call as never)).toBe('500404');
  });
});

describe('the console', () => {
  it('lists batches by state, drafts included', async () => {
    await insertBatch(portal.db, { enterpriseId, status: 'DRAFT', publishedAt: null });
    const id = await insertBatch(portal.db, { enterpriseId });
    const answer = (await portal.call(manageList, { state: 'PUBLISHED' }, office)).data;
    expect(answer.rows.map(({ batchId }) => batchId)).toEqual([id]);
    expect(answer.counts).toMatchObject({ ALL: 2, DRAFT: 1, PUBLISHED: 1 });
  });
});

describe('batches', () => {
  describeTransitions<BatchState, BatchEvent, BatchState>({
    states: batchStates,
    events: batchEvents,
    planned: (state, event) => batchTransitions[state][event],
    next: (state, event) => nextState(batchTransitions, state, event),
    fire: async (status, event, planned) => {
      const publishedAt = status === 'DRAFT' ? null : new Date('2025-11-02T00:00:00Z');
      const id = await insertBatch(portal.db, { enterpriseId, status, publishedAt });
      await insertStep(portal.db, id, 'HARVEST', '2025-11-01T00:00:00Z');
      const data = { reason: '原因' };
      const at = { id, version: 1 };
      const answer =
        event === 'edit'
          ? await portal.call(save, { ...at, data: { ...batchData, batchNo: `YX-${id}` } }, grower)
          : event === 'record'
            ? await portal.call(saveStep, { id, data: harvest() }, grower)
            : event === 'lift'
              ? await portal.call(operateManage, { ...at, event, data }, office)
              : await portal.call(operate, { ...at, event, data }, grower);
      expect(answer.header.retCode).toBe(planned === undefined ? '500012' : '000000');
      const [row] = await portal.db.select().from(farmBatches).where(eq(farmBatches.id, id));
      expect(row?.status).toBe(planned ?? status);
    },
  });
});
