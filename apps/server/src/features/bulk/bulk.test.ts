import { bulkLifecycle } from '@portal/contract/bulk/terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { readSampleRows } from '../../platform/xlsx/testing/sample-sheets.ts';
import { buildings, units } from '../building/building.table.ts';
import { insertBuilding, insertUnit } from '../building/testing/insert-building.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { users } from '../identity/user.table.ts';
import { messages } from '../message/message.table.ts';
import { bulkRuns } from './bulk.table.ts';
import { doBulk, operateBulk, prepareBulk, readBulk, workBulk } from './testing/bulk-calls.ts';

const park = usePark(
  { admin: ['OP_ADMIN'], property: ['OP_PROPERTY'], colleague: ['OP_PROPERTY'], finance: ['OP_FINANCE'] },
  { empties: [bulkRuns, messages, units, buildings] },
);

const unitList = 'GET /api/serviceManage/unit/queryManageList';
const userList = 'GET /api/userManage/user/queryList';

async function insertUnits(states: readonly (typeof units.$inferInsert)['state'][]): Promise<string[]> {
  const buildingId = await insertBuilding(park.db, { name: 'A座' });
  const ids: string[] = [];
  for (const [at, state] of states.entries())
    ids.push(await insertUnit(park.db, { buildingId, no: `30${at}`, state }));
  return ids;
}

const stateOf = async (ids: readonly string[]) => {
  const rows = await park.db
    .select()
    .from(units)
    .where(inArray(units.id, [...ids]));
  return ids.map((id) => rows.find((row) => row.id === id)?.state);
};

const now = () => park.now;
const prepare = (given: Parameters<typeof prepareBulk>[4], token = park.property.token) =>
  prepareBulk(park, token, unitList, 'UNIT_CLOSE', given);
const close = (ids: readonly string[]) =>
  doBulk(park, park.property.token, now, unitList, 'UNIT_CLOSE', { ids });
const rowsOf = async (id: string, state?: string) =>
  (
    await park.call(
      'GET /api/bulkManage/bulk/queryRows',
      { id, ...(state && { state }) },
      park.property.token,
    )
  ).data.rows;

describe('asking rents', () => {
  const price = (ids: readonly string[], percentX100?: number) =>
    prepareBulk(park, park.property.token, unitList, 'UNIT_PRICE', {
      ids,
      ...(percentX100 && { percentX100 }),
    });

  it('change by a percentage in whole fen, as the preview says; what costs nothing stays', async () => {
    const ids = await insertUnits(['VACANT', 'RESERVED', 'MAINTENANCE']);
    const rents = [2_650, 3_333, 0];
    for (const [at, rentFenPerM2Month] of rents.entries())
      await park.db
        .update(units)
        .set({ rentFenPerM2Month, areaX100: 10_050 })
        .where(eq(units.id, ids[at] ?? ''));
    const { data } = await price(ids, 350);
    // 26.50 becomes 27.43, 33.33 becomes 34.50: together 61.93 for each of 100.5 m².
    expect(data).toMatchObject({
      counts: { OPEN: 2, BARRED: 1 },
      sumFen: 275_672 + 346_725,
      reasons: [{ text: '调整后价格不变', count: 1 }],
    });
    const run = await doBulk(park, park.property.token, now, unitList, 'UNIT_PRICE', {
      ids,
      percentX100: 350,
    });
    expect(run).toMatchObject({ counts: { DONE: 2, BARRED: 1 }, isUndoable: false });
    const rows = await park.db.select().from(units).where(inArray(units.id, ids));
    expect(ids.map((id) => rows.find((row) => row.id === id)?.rentFenPerM2Month)).toEqual([2_743, 3_450, 0]);
    expect(await stateOf(ids)).toEqual(['VACANT', 'RESERVED', 'MAINTENANCE']);
  });

  it('need a percentage within limits', async () => {
    const ids = await insertUnits(['VACANT']);
    for (const percentX100 of [undefined, -5_001, 10_001, 0.5])
      expect((await price(ids, percentX100)).data).toMatchObject({
        fields: { 'data.percentX100': expect.any(String) },
      });
  });
});

describe('the preview', () => {
  it('counts what will be done and says why the rest is left, with its first rows by name', async () => {
    const ids = await insertUnits(['VACANT', 'RESERVED', 'VACANT', 'MAINTENANCE', 'RESERVED']);
    const { data } = await prepare({ ids });
    expect(data).toMatchObject({
      no: expect.stringMatching(/^PL20261121-\d{4}$/),
      state: 'PREPARED',
      counts: { OPEN: 2, BARRED: 3, DONE: 0 },
      firstNames: ['A座 300', 'A座 302'],
      groups: null,
      sumFen: null,
      isUndoable: true,
      actions: ['start'],
      reasons: [
        { text: '状态是“已预留”', count: 2, names: ['A座 301', 'A座 304'] },
        { text: '状态是“检修”', count: 1, names: ['A座 303'] },
      ],
    });
    expect(await stateOf(ids)).toEqual(['VACANT', 'RESERVED', 'VACANT', 'MAINTENANCE', 'RESERVED']);
  });

  it('takes all rows that the filter of the list leaves, beyond the page', async () => {
    await insertUnits(Array.from({ length: 60 }, (_, at) => (at < 55 ? 'VACANT' : 'RESERVED')));
    expect(
      (await prepare({ filter: { state: 'VACANT', pageSize: 20, pageNo: 2 } })).data.counts,
    ).toMatchObject({ OPEN: 55, BARRED: 0 });
    expect((await prepare({ filter: { keyword: '305' } })).data.counts.OPEN).toBe(6);
  });

  it('is what runs, whatever the filter leaves later', async () => {
    const [first = '', second = ''] = await insertUnits(['VACANT', 'VACANT']);
    const { data: run } = await prepare({ filter: { state: 'VACANT' } });
    const [building] = await park.db.select().from(buildings);
    const late = await insertUnit(park.db, { buildingId: building?.id ?? '', no: '901', state: 'VACANT' });
    await operateBulk(park, park.property.token, run, 'start');
    await workBulk(park, now);
    expect(await stateOf([first, second, late])).toEqual(['MAINTENANCE', 'MAINTENANCE', 'VACANT']);
  });

  it('refuses what the list or the act does not know, at its field', async () => {
    const wrong = await prepare({ filter: { state: 'SOLD' } });
    expect(wrong.header.retCode).toBe(retCodes.PARAMETER_INVALID);
    const none = await prepare({ ids: [] });
    expect(none.data).toMatchObject({ fields: { 'data.ids': expect.any(String) } });
    const unknown = await prepareBulk(park, park.property.token, 'GET /api/none', 'UNIT_CLOSE', {
      ids: ['1'],
    });
    expect(unknown.header.retCode).toBe(retCodes.RIGHT_MISSING);
  });

  it('asks for a reason where the single act does, and takes none that it would refuse', async () => {
    const { id } = await insertUser(park.db, {});
    const freeze = (reason?: string) =>
      prepareBulk(park, park.admin.token, userList, 'USER_FREEZE', { ids: [id], ...(reason && { reason }) });
    expect((await freeze()).data).toMatchObject({ fields: { 'data.reason': '请填写原因' } });
    expect((await freeze('短')).data).toMatchObject({ fields: { 'data.reason': expect.any(String) } });
    expect((await freeze('欠费停用')).data.counts.OPEN).toBe(1);
  });
});

describe('a run', () => {
  it('does each row by the single act, with a log row of its own that names the run', async () => {
    const ids = await insertUnits(['VACANT', 'VACANT', 'RESERVED']);
    const run = await close(ids);
    expect(run).toMatchObject({
      state: 'DONE',
      counts: { DONE: 2, BARRED: 1, FAILED: 0, OPEN: 0 },
      totalRows: 2,
      doneRows: 2,
      actions: ['undo'],
      byName: expect.any(String),
    });
    expect(await stateOf(ids)).toEqual(['MAINTENANCE', 'MAINTENANCE', 'RESERVED']);
    const logs = await park.db
      .select()
      .from(operLogs)
      .where(and(inArray(operLogs.entityId, ids), eq(operLogs.event, 'unit.edit')));
    expect(logs.map(({ userId, after }) => [userId, (after as { bulkRun: string }).bulkRun])).toEqual(
      Array.from({ length: 2 }, () => [park.property.user.id, run.no]),
    );
    const [message] = await park.db.select().from(messages);
    expect(message).toMatchObject({ userId: park.property.user.id, eventCode: 'BULK_DONE' });
  });

  it('leaves what changed since the preview, says so, and tries it again when asked', async () => {
    const ids = await insertUnits(['VACANT', 'VACANT', 'VACANT']);
    const [first = '', second = ''] = ids;
    const { data: run } = await prepare({ ids });
    await park.db.update(units).set({ version: 2 }).where(eq(units.id, first));
    await park.db.delete(units).where(eq(units.id, second));
    await operateBulk(park, park.property.token, run, 'start');
    await workBulk(park, now);
    const done = await readBulk(park, park.property.token, run.runId);
    expect(done.counts).toMatchObject({ DONE: 1, FAILED: 2 });
    expect((await rowsOf(run.runId, 'FAILED')).map(({ name, reason }) => [name, reason])).toEqual([
      ['A座 300', '预览以后又变动过'],
      ['', '已经不在了'],
    ]);
    expect(done.actions).toEqual(['retry', 'undo']);
    await operateBulk(park, park.property.token, done, 'retry');
    await workBulk(park, now);
    expect((await readBulk(park, park.property.token, run.runId)).counts).toMatchObject({
      DONE: 2,
      FAILED: 1,
    });
  });

  it('and a single act at the same moment change a row once', async () => {
    const ids = await insertUnits(['VACANT']);
    const [id = ''] = ids;
    const { data: run } = await prepare({ ids });
    await operateBulk(park, park.property.token, run, 'start');
    const [unit] = await park.db.select().from(units);
    const single = park.call(
      'POST /api/serviceManage/unit/save',
      { id, version: 1, data: { ...unit, state: 'RESERVED' } },
      park.colleague.token,
    );
    const [{ header }] = await Promise.all([single, workBulk(park, now)]);
    const isSingle = header.retCode === retCodes.SUCCESS;
    expect((await readBulk(park, park.property.token, run.runId)).counts.DONE).toBe(isSingle ? 0 : 1);
    expect(await stateOf(ids)).toEqual([isSingle ? 'RESERVED' : 'MAINTENANCE']);
    expect((await park.db.select().from(units))[0]?.version).toBe(2);
  });

  it('stops where it is and goes on', async () => {
    const ids = await insertUnits(['VACANT', 'VACANT']);
    const { data: run } = await prepare({ ids });
    const started = (await operateBulk(park, park.property.token, run, 'start')).data;
    const stopped = (await operateBulk(park, park.property.token, started, 'stop')).data;
    await workBulk(park, now);
    expect(await stateOf(ids)).toEqual(['VACANT', 'VACANT']);
    expect(stopped).toMatchObject({ state: 'STOPPED', actions: ['start'] });
    await operateBulk(park, park.property.token, stopped, 'start');
    await workBulk(park, now);
    expect(await stateOf(ids)).toEqual(['MAINTENANCE', 'MAINTENANCE']);
  });

  it('is not started where nothing can be done, nor twice', async () => {
    const ids = await insertUnits(['RESERVED', 'VACANT']);
    const { data: empty } = await prepare({ ids: ids.slice(0, 1) });
    expect((await operateBulk(park, park.property.token, empty, 'start')).header).toMatchObject({
      retCode: retCodes.TRANSITION_REFUSED,
      retMsg: '没有一行能办。',
    });
    const { data: run } = await prepare({ ids });
    const answers = await Promise.all([
      operateBulk(park, park.property.token, run, 'start'),
      operateBulk(park, park.property.token, run, 'start'),
    ]);
    expect(answers.filter(({ header }) => header.retCode === retCodes.SUCCESS)).toHaveLength(1);
  });

  it('gives the rows that were left as a sheet that says why', async () => {
    const ids = await insertUnits(['VACANT', 'RESERVED']);
    const run = await close(ids);
    const url = `/api/bulkManage/bulk/rest?id=${run.runId}`;
    const answer = await park.app.inject({ url, headers: { token: park.property.token } });
    expect(await readSampleRows(answer.rawPayload)).toEqual([
      ['名称', '结果', '原因'],
      ['A座 301', '不办', '状态是“已预留”'],
    ]);
  });
});

describe('taking back', () => {
  it('restores what is as the run left it, and keeps what changed since', async () => {
    const ids = await insertUnits(['VACANT', 'VACANT']);
    const [, second = ''] = ids;
    const run = await close(ids);
    await park.db.update(units).set({ version: 9 }).where(eq(units.id, second));
    await operateBulk(park, park.property.token, run, 'undo');
    await workBulk(park, now);
    const undone = await readBulk(park, park.property.token, run.runId);
    expect(undone).toMatchObject({ state: 'UNDONE', counts: { UNDONE: 1, KEPT: 1, DONE: 0 }, actions: [] });
    expect(undone.reasons).toEqual([{ text: '办成以后又变动过', count: 1, names: ['A座 301'] }]);
    expect(await stateOf(ids)).toEqual(['VACANT', 'MAINTENANCE']);
  });

  it('ends after a day', async () => {
    const run = await close(await insertUnits(['VACANT']));
    park.wait(24 * 3_600_000);
    const { id: userId } = park.property.user;
    const token = await park.logIn({ userId, userType: '900', operatorRoles: ['OP_PROPERTY'] });
    expect((await readBulk(park, token, run.runId)).actions).toEqual([]);
    expect((await operateBulk(park, token, run, 'undo')).header.retMsg).toBe(
      '已经超过 24 小时，不能再撤回。',
    );
  });
});

describe('rights', () => {
  it('are those of the single act: what a role may not do singly it may not do to many', async () => {
    const ids = await insertUnits(['VACANT']);
    for (const { token } of [park.finance, park.admin])
      expect((await prepare({ ids }, token)).header.retCode).toBe(retCodes.RIGHT_MISSING);
    const actsOf = async (token: string, list: string) =>
      (await park.call('GET /api/bulkManage/bulk/queryActs', { list }, token)).data.acts.map(
        ({ kind }) => kind,
      );
    expect(await actsOf(park.finance.token, unitList)).toEqual([]);
    expect(await actsOf(park.property.token, unitList)).toEqual(['UNIT_CLOSE', 'UNIT_OPEN', 'UNIT_PRICE']);
    expect(await actsOf(park.admin.token, userList)).toEqual(['USER_FREEZE', 'USER_UNFREEZE']);
  });

  it('are found out again at each row', async () => {
    const { user, token } = park.colleague;
    const ids = await insertUnits(['VACANT']);
    const { data: run } = await prepare({ ids }, token);
    await operateBulk(park, token, run, 'start');
    await park.db
      .update(users)
      .set({ operatorRoles: ['OP_FINANCE'] })
      .where(eq(users.id, user.id));
    await workBulk(park, now);
    const done = await readBulk(park, park.property.token, run.runId);
    expect(done.counts).toMatchObject({ DONE: 0, FAILED: 1 });
    expect(await stateOf(ids)).toEqual(['VACANT']);
    await park.db
      .update(users)
      .set({ operatorRoles: ['OP_PROPERTY'] })
      .where(eq(users.id, user.id));
  });

  it('hide runs of other desks, and the previews of others', async () => {
    const ids = await insertUnits(['VACANT']);
    const { data: preview } = await prepare({ ids });
    const seenBy = async (token: string) =>
      (await park.call('GET /api/bulkManage/bulk/queryDetail', { id: preview.runId }, token)).header.retCode;
    expect(await seenBy(park.property.token)).toBe(retCodes.SUCCESS);
    expect(await seenBy(park.colleague.token)).toBe(retCodes.NOT_FOUND);
    const run = await close(ids);
    const listedFor = async (token: string) =>
      (await park.call('GET /api/bulkManage/bulk/queryList', {}, token)).data.rows.map(({ no }) => no);
    expect(await listedFor(park.colleague.token)).toEqual([run.no]);
    expect(await listedFor(park.finance.token)).toEqual([]);
  });
});

it('freezes accounts, except the caller’s own, and thaws them again', async () => {
  const ids = [
    (await insertUser(park.db, { name: '卢橘' })).id,
    (await insertUser(park.db, { name: '木樨', status: 'FROZEN' })).id,
    park.admin.user.id,
  ];
  const reason = '批量核查';
  const run = await doBulk(park, park.admin.token, now, userList, 'USER_FREEZE', { ids, reason });
  expect(run.counts).toMatchObject({ DONE: 1, BARRED: 2 });
  expect(run.reasons.map(({ text }) => text).toSorted((one, other) => one.localeCompare(other))).toEqual(
    ['是自己的账号', '状态是“已冻结”'].toSorted((one, other) => one.localeCompare(other)),
  );
  const [frozen] = await park.db
    .select()
    .from(users)
    .where(eq(users.id, ids[0] ?? ''));
  expect(frozen).toMatchObject({ status: 'FROZEN', statusReason: reason });
  await operateBulk(park, park.admin.token, run, 'undo');
  await workBulk(park, now);
  const [thawed] = await park.db
    .select()
    .from(users)
    .where(eq(users.id, ids[0] ?? ''));
  expect(thawed?.status).toBe('NORMAL');
});

it('forgets previews that nobody started within a day', async () => {
  await prepare({ ids: await insertUnits(['VACANT']) });
  park.wait(25 * 3_600_000);
  await workBulk(park, now);
  expect(await park.db.$count(bulkRuns)).toBe(0);
});

it('has a way out of every state in which a job works', () => {
  expect(bulkLifecycle.groups.working).toEqual(['RUNNING', 'UNDOING']);
});
