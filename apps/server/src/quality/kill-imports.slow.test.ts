import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EndpointKey, EndpointMap } from '@portal/contract/endpoint-map';
import type { ImportRun } from '@portal/contract/import/import';
import { type ImportState, importLifecycle } from '@portal/contract/import/terms';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertUser } from '../features/identity/testing/insert-user.ts';
import { bookOf } from '../features/import/testing/import-file.ts';
import { systemClock } from '../platform/clock.ts';
import { writeForm } from '../platform/files/testing/upload-form.ts';
import { type Identity, openSession } from '../platform/session/sessions.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { isLong } from '../testing/test-scope.ts';
import type { PortalRequest } from './kill-imports-process.ts';

/** Kills while an import is checked, written and undone. */
const [inCheck, inWrite, inUndo] = isLong ? [3, 4, 3] : [1, 1, 1];
const kills = inCheck + inWrite + inUndo;
const houses = 20;
const rooms = 2_000;

let database: TestDatabase;
let dataDir: string;
let portal: ChildProcess | undefined;
let port = 0;
/** When the portal works on imports. */
let begun: Promise<void> = Promise.resolve();
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'park-portal-kill-imports-'));
  const { id, userAccId } = await insertUser(database.db, {
    userType: '900',
    operatorRoles: ['OP_PROPERTY'],
  });
  const keeper: Identity = {
    userId: id,
    userAccId,
    userType: '900',
    operatorRoles: ['OP_PROPERTY'],
    enterpriseId: null,
    memberRole: null,
    auditStatus: '0',
  };
  const device = { ip: '127.0.0.1', userAgent: 'test', deviceName: 'test' };
  ({ token } = await openSession(database.db, systemClock, keeper, device));
});
afterAll(async () => {
  await kill();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  // The compile cache makes every later start faster.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(dataDir, 'compiled') };
  const child = fork(new URL('./kill-imports-process.ts', import.meta.url), { execArgv: [], env });
  portal = child;
  begun = new Promise((done) => {
    child.on('message', (said) => {
      if (said === 'work') done();
    });
  });
  child.send({ connection: database.connection, dataDir } satisfies PortalRequest);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the portal ended with ${code}`);
  });
  ended.catch(() => undefined);
  [port] = (await Promise.race([once(child, 'message'), ended])) as [number];
}

async function kill(): Promise<void> {
  if (!portal || portal.exitCode !== null || portal.signalCode !== null) return;
  const ended = once(portal, 'exit');
  portal.kill('SIGKILL');
  await ended;
}

async function ask<K extends EndpointKey>(
  key: K,
  request: { query?: string; body?: URLSearchParams | Uint8Array<ArrayBuffer>; type?: string },
): Promise<EndpointMap[K]['output']> {
  const [method = '', path = ''] = key.split(' ');
  const { query = '', body = null, type } = request;
  const headers = { token, ...(type ? { 'content-type': type } : {}) };
  const response = await fetch(`http://127.0.0.1:${port}${path}${query}`, { method, headers, body });
  const answer = (await response.json()) as { header: { retMsg: string }; body: { data: unknown } };
  expect(answer.header.retMsg).toBe('操作成功');
  return answer.body.data as EndpointMap[K]['output'];
}

const post = <K extends EndpointKey>(key: K, input: Record<string, unknown>) =>
  ask(key, {
    body: new URLSearchParams(
      Object.entries(input).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
  });

const see = (id: string): Promise<ImportRun> =>
  ask('GET /api/importManage/import/queryDetail', { query: `?id=${id}` });

async function upload(): Promise<ImportRun> {
  const houseHeads = ['楼名', '类型', '坐落', '建面', '总层数', '简介', '楼管', '楼管电话'];
  const roomHeads = ['楼栋', '房号', '层', '面积', '用途', '牌价', '物业费'];
  const content = await bookOf({
    房源: [
      roomHeads,
      ...Array.from({ length: rooms }, (_, nth) => [
        `${nth % houses}号楼`,
        String(100 + Math.floor(nth / houses)),
        1 + (nth % 9),
        '120.50',
        '办公',
        '26.00',
        '4.80',
      ]),
    ],
    楼宇: [
      houseHeads,
      ...Array.from({ length: houses }, (_, nth) => [
        `${nth}号楼`,
        '办公楼',
        '云岫路 1 号',
        '12600',
        9,
        '主楼',
        '顾春分',
        '0871-60010001',
      ]),
    ],
  });
  const { payload, headers } = writeForm({}, [{ name: '台账.xlsx', content }]);
  return ask('POST /api/importManage/import/upload', {
    body: new Uint8Array(payload),
    type: headers['content-type'],
  });
}

const stateOf = async (id: string): Promise<ImportState> => {
  const { rows } = await database.pool.query<{ status: ImportState }>(
    'select status from import_run where id = $1',
    [id],
  );
  return rows[0]?.status ?? 'DROPPED';
};
const isWorking = (state: ImportState) => importLifecycle.groups.working.includes(state);

/** Waits until the import has got on by a batch, or is through. */
async function getOn(id: string): Promise<void> {
  const doneRows = async () => {
    const query = 'select done_rows as done from import_run where id = $1';
    return (await database.pool.query<{ done: number }>(query, [id])).rows[0]?.done;
  };
  const before = await doneRows();
  while (isWorking(await stateOf(id)) && (await doneRows()) === before) await sleep(10);
}

/**
 * Kills the portal so many times in the middle of a step, within its first batch and within a later one in turns, then
 * lets the step end. Returns how often it was killed.
 */
async function finish(id: string, times: number): Promise<number> {
  let killed = 0;
  while (killed < times && isWorking(await stateOf(id))) {
    await begun;
    if (killed % 2 === 1) await getOn(id);
    await sleep(Math.random() * 60);
    await kill();
    if (isWorking(await stateOf(id))) killed += 1;
    await start();
  }
  while (isWorking(await stateOf(id))) await sleep(100);
  return killed;
}

/** Queries for what must never be, however often the server has died; all must return no rows. */
const traces: Record<string, string> = {
  'written twice': 'select building_id, no from building_unit group by 1, 2 having count(*) > 1',
  'a row without what it wrote, or the other way round': `
    select r.line::text from import_row r left join building_unit u on u.id = r.entity_id
      left join building b on b.id = r.entity_id
    where r.status <> 'WRITTEN' or coalesce(u.id, b.id) is null
    union all select u.id from building_unit u
      where not exists (select from import_row r where r.entity_id = u.id)`,
  'one entity of two rows': 'select entity_id from import_row group by 1 having count(*) > 1',
  'without its log row, or with two': `
    select e.id from (select id from building_unit union all select id from building) e
    where (select count(*) from oper_log l where l.entity_id = e.id and l.event like '%.create') <> 1`,
};

it(`${kills} kills of the server in the middle of an import lose no row, and write none twice or half`, {
  timeout: 180_000 + kills * 90_000,
}, async () => {
  await start();
  const run = await upload();
  const id = run.importId;
  const sheets = run.sheets.map(({ sheetId, columns }) => ({
    sheetId,
    fields: columns.map(({ field }) => field),
    constants: {},
  }));
  await post('POST /api/importManage/import/map', { id, version: run.version, data: { sheets } });
  let killed = await finish(id, inCheck);
  const checked = await see(id);
  expect(checked).toMatchObject({ state: 'CHECKED', counts: { NEW: rooms + houses, FAULT: 0 } });
  await post('POST /api/importManage/import/operate', { id, event: 'write', version: checked.version });
  killed += await finish(id, inWrite);
  expect(await see(id)).toMatchObject({
    state: 'DONE',
    created: rooms + houses,
    doneRows: rooms + houses,
    results: { WRITTEN: rooms + houses, FAILED: 0 },
  });
  for (const [what, query] of Object.entries(traces))
    expect((await database.db.execute(sql.raw(query))).rows, what).toEqual([]);
  const count = async (table: string) =>
    Number((await database.pool.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n);
  expect([await count('building_unit'), await count('building')]).toEqual([rooms, houses]);
  const { version } = await see(id);
  await post('POST /api/importManage/import/operate', { id, event: 'undo', version });
  killed += await finish(id, kills - killed);
  expect(killed).toBe(kills);
  expect(await see(id)).toMatchObject({ state: 'UNDONE', results: { UNDONE: rooms + houses } });
  expect([await count('building_unit'), await count('building')]).toEqual([0, 0]);
});
