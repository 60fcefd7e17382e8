import { retCodes } from '@portal/contract/ret-code';
import { desc, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { units } from '../building/building.table.ts';
import { insertBuilding, insertUnit } from '../building/testing/insert-building.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { contracts, contractUnits } from '../lease/lease.table.ts';
import { insertContract } from '../lease/testing/insert-contract.ts';
import { messages } from '../message/message.table.ts';
import { bulkRuns } from './bulk.table.ts';
import { doBulk, operateBulk, prepareBulk, readBulk, workBulk } from './testing/bulk-calls.ts';

const park = usePark(
  {
    tenant: 'owner',
    other: 'owner',
    property: ['OP_PROPERTY'],
    finance: ['OP_FINANCE'],
    admin: ['OP_ADMIN'],
  },
  { empties: [bulkRuns, messages, contractUnits, contracts, units, businessData] },
);
const now = () => park.now;

describe('due dates of contracts', () => {
  const list = 'GET /api/propertyManage/contract/queryManageList';
  const setDue = 'POST /api/propertyManage/contract/setDue';

  const insert = async (given: Partial<typeof contracts.$inferInsert> = {}) => {
    const unitId = await insertUnit(park.db, { buildingId: await insertBuilding(park.db) });
    return insertContract(park.db, { enterpriseId: park.tenant.enterpriseId, unitIds: [unitId], ...given });
  };
  const dueOf = async (id: string) => {
    const [row] = await park.db.select().from(contracts).where(eq(contracts.id, id));
    return [row?.dueDay, row?.dueDays];
  };

  it('change as the preview says, with a log row and a message each; others stay and say why', async () => {
    const ids = [
      await insert(),
      await insert({ dueDay: 10, enterpriseId: park.other.enterpriseId }),
      await insert({ dueDay: 5 }),
      await insert({ status: 'DRAFT' }),
    ];
    const { token } = park.property;
    const { data: preview } = await prepareBulk(park, token, list, 'CONTRACT_DUE_DAY', { ids, dueDay: 5 });
    expect(preview).toMatchObject({ counts: { OPEN: 2, BARRED: 2 }, isUndoable: false });
    expect(preview.reasons.map(({ text }) => text).toSorted()).toEqual(['到期日没有变', '状态是“起草”']);
    await operateBulk(park, token, preview, 'start');
    await workBulk(park, now);
    expect((await readBulk(park, token, preview.runId)).counts).toMatchObject({ DONE: 2, FAILED: 0 });
    expect(await Promise.all(ids.map(dueOf))).toEqual([
      [5, 15],
      [5, 15],
      [5, 15],
      [null, 15],
    ]);
    const logs = await park.db.select().from(operLogs).where(eq(operLogs.event, 'contract.setDue'));
    expect(logs.map(({ before, after }) => [before, after])).toContainEqual([
      { dueDay: 10, dueDays: 15 },
      { dueDay: 5, dueDays: 15, bulkRun: preview.no },
    ]);
    const sent = await park.db.select().from(messages).where(eq(messages.eventCode, 'CONTRACT_DUE'));
    expect(sent.map(({ userId }) => userId).toSorted()).toEqual(
      [park.tenant.user.id, park.other.user.id].toSorted(),
    );
  });

  it('become some days after the issue, which ends a fixed day', async () => {
    const id = await insert({ dueDay: 10 });
    const given = { ids: [id], dueDays: 30 };
    const run = await doBulk(park, park.property.token, now, list, 'CONTRACT_DUE_DAYS', given);
    expect(run.counts.DONE).toBe(1);
    expect(await dueOf(id)).toEqual([null, 30]);
  });

  it('are refused at the field, for those who only read, and for one that changed meanwhile', async () => {
    const ids = [await insert()];
    for (const dueDay of [undefined, 0, 32, 1.5])
      expect(
        (
          await prepareBulk(park, park.property.token, list, 'CONTRACT_DUE_DAY', {
            ids,
            ...(dueDay !== undefined && { dueDay }),
          })
        ).data,
      ).toMatchObject({ fields: { 'data.dueDay': expect.any(String) } });
    const reader = await prepareBulk(park, park.finance.token, list, 'CONTRACT_DUE_DAY', { ids, dueDay: 5 });
    expect(reader.header.retCode).toBe(retCodes.RIGHT_MISSING);
    const input = { id: ids[0], version: 1, data: { dueDay: 5, dueDays: 15 } };
    const both = await Promise.all([0, 1].map(() => park.call(setDue, input, park.property.token)));
    expect(both.map(({ header }) => header.retCode).toSorted()).toEqual([
      '000000',
      retCodes.VERSION_CONFLICT,
    ]);
    const same = await park.call(setDue, { ...input, version: 2 }, park.property.token);
    expect(same.header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  });
});

describe('tags of enterprises', () => {
  const list = 'GET /api/baseInfo/enterpriseMgr/queryList';
  const operate = 'POST /api/baseInfo/enterpriseMgr/operateTag';

  beforeEach(async () => {
    await park.db.insert(businessData).values([
      { type: 'INDUSTRY_TAG', code: 'ROSE', name: '月季', sort: 1 },
      { type: 'INDUSTRY_TAG', code: 'OLD', name: '旧标签', sort: 2, shield: 1 },
    ]);
  });

  const tagsOf = async (ids: readonly string[]) => {
    const rows = await park.db
      .select()
      .from(enterprises)
      .where(inArray(enterprises.id, [...ids]));
    return ids.map((id) => rows.find((row) => row.id === id)?.industryTagIds);
  };

  it('are given, and taken back from those that the run gave it to', async () => {
    const full = Array.from({ length: 10 }, (_, at) => `T${at}`);
    const ids = [
      await insertEnterprise(park.db, { name: '甲标', industryTagIds: ['A'] }),
      await insertEnterprise(park.db, { name: '乙标', industryTagIds: ['ROSE'] }),
      await insertEnterprise(park.db, { name: '丙标', industryTagIds: full }),
      await insertEnterprise(park.db, { name: '丁标', entryStatus: 'PENDING', industryTagIds: [] }),
    ];
    const { token } = park.admin;
    const given = { ids, tagId: 'ROSE' };
    const run = await doBulk(park, token, now, list, 'ENTERPRISE_TAG', given);
    expect(run).toMatchObject({ counts: { DONE: 1, BARRED: 3 }, isUndoable: true });
    expect(run.reasons.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['已经有这个标签', '标签已满 10 个']),
    );
    expect(await tagsOf(ids)).toEqual([['A', 'ROSE'], ['ROSE'], full, []]);
    const [log] = await park.db
      .select()
      .from(operLogs)
      .where(eq(operLogs.event, 'enterprise.tag'))
      .orderBy(desc(operLogs.id));
    expect(log).toMatchObject({ after: { industryTagIds: ['A', 'ROSE'], bulkRun: run.no } });
    await operateBulk(park, token, run, 'undo');
    await workBulk(park, now);
    expect((await readBulk(park, token, run.runId)).counts.UNDONE).toBe(1);
    expect(await tagsOf(ids.slice(0, 2))).toEqual([['A'], ['ROSE']]);
  });

  it('are taken away, and those offered are in use', async () => {
    const ids = [await insertEnterprise(park.db, { name: '戊标', industryTagIds: ['OLD', 'A'] })];
    const { data } = await park.call('GET /api/bulkManage/bulk/queryActs', { list }, park.admin.token);
    expect(data.acts.map(({ kind, choices }) => [kind, choices.map(({ value }) => value)])).toEqual([
      ['ENTERPRISE_TAG', ['ROSE']],
      ['ENTERPRISE_UNTAG', expect.arrayContaining(['OLD'])],
    ]);
    const run = await doBulk(park, park.admin.token, now, list, 'ENTERPRISE_UNTAG', { ids, tagId: 'OLD' });
    expect(run.counts.DONE).toBe(1);
    expect(await tagsOf(ids)).toEqual([['A']]);
  });

  it('need a tag that is offered', async () => {
    const id = await insertEnterprise(park.db, { name: '己标', industryTagIds: [] });
    expect(
      (await prepareBulk(park, park.admin.token, list, 'ENTERPRISE_TAG', { ids: [id] })).data,
    ).toMatchObject({ fields: { 'data.tagId': expect.any(String) } });
    const call = (tagId: string, event: string) =>
      park.call(operate, { id, version: 1, event, tagId }, park.admin.token);
    for (const tagId of ['OLD', 'NONE'])
      expect((await call(tagId, 'tag')).data).toMatchObject({ fields: { tagId: expect.any(String) } });
    expect((await call('ROSE', 'untag')).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    expect((await call('ROSE', 'tag')).data).toEqual({ version: 2 });
  });
});
