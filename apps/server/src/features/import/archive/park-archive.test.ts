import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveLifecycle } from '@portal/contract/park-archive/lifecycle';
import { retCodes } from '@portal/contract/ret-code';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../../platform/env.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { openFileStore } from '../../../platform/files/open-file-store.ts';
import { upload, writeForm } from '../../../platform/files/testing/upload-form.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { buildings, units } from '../../building/building.table.ts';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { messages } from '../../message/message.table.ts';
import { importRuns } from '../import.table.ts';
import { allImporters, bookOf } from '../testing/import-file.ts';
import { columnsLeftOut, tablesLeftOut } from './left-out.ts';
import { openArchive } from './open-archive.ts';
import { parkArchives } from './park-archive.table.ts';
import { plainTables } from './plain-tables.ts';
import { manifestOf, saidSheet, zipOf } from './testing/zip-of.ts';
import { workOnArchives } from './work-on-archives.ts';

const park = usePark(
  { first: ['OP_ADMIN'], second: ['OP_ADMIN'], keeper: ['OP_PROPERTY'] },
  { empties: [parkArchives, importRuns, units, buildings, messages] },
);
let files: FileStore;
beforeAll(async () => {
  files = await openFileStore(readEnv({ NODE_ENV: 'test', DATA_DIR: park.dataDir }));
});

type Admin = 'first' | 'second';
const hour = 3_600_000;
const list = 'GET /api/settingManage/parkArchive/queryList';
const detail = 'GET /api/settingManage/parkArchive/queryDetail';

const work = () =>
  workOnArchives({ database: park.database, clock: park.clock, pay: park.pay, files }, allImporters);
const propose = (withFiles = false) =>
  park.call('POST /api/settingManage/parkArchive/propose', { data: { withFiles } }, park.first.token);
const operate = (id: string, event: string, by: Admin, version = 1) =>
  park.call('POST /api/settingManage/parkArchive/operate', { id, event, version }, park[by].token);
const see = async (id: string) => (await park.call(detail, { id }, park.first.token)).data;
const download = (id: string, token = park.first.token) =>
  park.app.inject({
    method: 'GET',
    url: `/api/settingManage/parkArchive/download?id=${id}`,
    headers: { token },
  });

/** Receives an archive in a form. */
async function receive(content: Buffer, name = 'park.zip') {
  const { payload, headers } = writeForm({}, [{ name, content }]);
  const answer = await park.app.inject({
    method: 'POST',
    url: '/api/settingManage/parkArchive/upload',
    headers: { ...headers, token: park.first.token },
    payload,
  });
  const { header, body } = answer.json<{
    header: { retCode: string; retMsg: string };
    body: { data: never };
  }>();
  return { header, data: body.data as { archiveId: string; faults?: unknown; totalRows: number } };
}

describe('out', () => {
  it('needs a second administrator, runs in the background, and can be downloaded for a day', async () => {
    const buildingId = await insertBuilding(park.db, { name: '创研楼A座', floors: 6 });
    await insertUnit(park.db, { buildingId, no: '301' });
    await upload(park.app, park.first.token, [{ name: '章.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') }]);
    const { archiveId: id, actions } = (await propose(true)).data;
    expect(actions).toEqual(['withdraw']);
    const [seen] = (await park.call(list, {}, park.second.token)).data.rows;
    expect(seen).toMatchObject({
      state: 'PROPOSED',
      actions: ['approve', 'refuse'],
      byName: park.first.user.name,
    });
    expect((await operate(id, 'approve', 'first')).header.retCode).toBe(retCodes.RIGHT_MISSING);
    expect((await operate(id, 'approve', 'second')).data.state).toBe('RUNNING');
    expect((await download(id)).json().header.retCode).toBe(retCodes.NOT_FOUND);
    await work();
    const done = await see(id);
    expect(done).toMatchObject({
      state: 'DONE',
      downloadUntil: park.now.getTime() + 24 * hour,
      decidedByName: park.second.user.name,
    });
    expect(done.figures).toContainEqual({ label: '单元', archived: '1', found: null, isSame: null });
    const answer = await download(id);
    const path = join(park.dataDir, 'downloaded.zip');
    await writeFile(path, answer.rawPayload);
    await using archive = await openArchive(path);
    expect(archive.sheets.find(({ kind }) => kind === 'UNIT')).toMatchObject({
      path: 'sheets/unit.xlsx',
      rows: 1,
    });
    const [entry] = await park.db.select().from(operLogs).orderBy(desc(operLogs.id)).limit(1);
    expect(entry).toMatchObject({ event: 'parkArchive.export', entityId: id });
    park.wait(24 * hour);
    const later = await park.logIn({
      userId: park.first.user.id,
      userType: '900',
      operatorRoles: ['OP_ADMIN'],
    });
    expect((await download(id, later)).json().header.retCode).toBe(retCodes.NOT_FOUND);
    await work();
    const [row] = await park.db.select().from(parkArchives).where(eq(parkArchives.id, id));
    expect(row?.status).toBe('EXPIRED');
    expect(await files.has(`park/${id.toLowerCase()}`)).toBe(false);
  });

  it('notifies every other administrator', async () => {
    const { archiveId } = (await propose()).data;
    await operate(archiveId, 'refuse', 'second');
    const sent = await park.db.select().from(messages).orderBy(messages.id);
    expect(sent.map(({ eventCode, userId }) => [eventCode, userId])).toEqual([
      ['ARCHIVE_PROPOSED', park.second.user.id],
      ['ARCHIVE_MOVED', park.first.user.id],
    ]);
  });

  it('is asked for once, however many ask at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => propose()));
    expect(answers.map(({ header }) => header.retCode).toSorted()).toEqual([
      '000000',
      ...Array.from({ length: 4 }, () => retCodes.DUPLICATE_SUBMIT),
    ]);
    const [open] = await park.db.select().from(parkArchives);
    const both = await Promise.all([
      operate(open?.id ?? '', 'approve', 'second'),
      operate(open?.id ?? '', 'withdraw', 'first'),
    ]);
    expect(both.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
  });

  it('moves through its states as the table says', () => {
    for (const state of archiveLifecycle.states)
      for (const event of archiveLifecycle.events) {
        const planned = archiveLifecycle.transitions[state][event];
        const next = () => nextState(archiveLifecycle.transitions, state, event);
        if (planned) expect(next()).toBe(planned);
        else expect(next).toThrow();
      }
  });

  it('leaves secrets behind: what looks like one is named, and what is named exists', async () => {
    const { rows } = await park.db.execute<{ name: string; column: string }>(sql`
      select table_name::text as name, column_name::text as column from information_schema.columns
      where table_schema = 'public'`);
    const harmless = new Set([
      'booking.is_private',
      'community_lottery.seed',
      'community_vote.secret',
      'point_transfer.key',
      'site_page.key',
      'user_account.password_set_at',
      'community_lottery.entrants_hash',
      'community_lottery.seed_commit',
      'community_lottery_trace.hash',
      'file_item.storage_key',
      'message.merge_key',
      'site_option.key',
      'setup_postponed.key',
      'setup_reminder.key',
    ]);
    const suspicious = /hash|secret|token|sealed|password|private|cipher|salt|(^|_)key$|bank_account|^seed/;
    const plain = await plainTables(park.db);
    const found = plain.flatMap(({ name, columns }) =>
      columns
        .filter((column) => suspicious.test(column) && !harmless.has(`${name}.${column}`))
        .map((column) => `${name}.${column}`),
    );
    expect(found).toEqual([]);
    const tables = new Set(rows.map(({ name }) => name));
    expect([...tablesLeftOut].filter((name) => !tables.has(name))).toEqual([]);
    const columns = new Set(rows.map(({ name, column }) => `${name}.${column}`));
    const named = Object.entries(columnsLeftOut).flatMap(([name, its]) =>
      its.map((column) => `${name}.${column}`),
    );
    expect(named.filter((column) => !columns.has(column))).toEqual([]);
  });
});

describe('in', () => {
  const heads = ['楼宇名称', '楼宇类型', '地址', '建筑面积', '楼层数', '备注', '负责人', '联系电话'];
  const row = ['创研楼A座', '办公', '云岫路 1 号', '12600.50', '6', '主楼', '顾春分', '0871-60010001'];
  const path = 'sheets/building.xlsx';
  const sheet = () => bookOf({ 楼宇: [heads, row] });

  async function archiveOf(given: Parameters<typeof manifestOf>[1] = {}, rows = 1) {
    const content = await sheet();
    const manifest = manifestOf([saidSheet(path, 'BUILDING', rows, content)], given);
    return zipOf({ 'manifest.json': manifest, [path]: content });
  }

  it('reads an archive kind by kind once a second administrator has approved it', async () => {
    const { header, data } = await receive(await archiveOf());
    expect(header.retMsg).toBe('操作成功');
    await work();
    expect(await park.db.$count(buildings)).toBe(0);
    await operate(data.archiveId, 'approve', 'second');
    await work();
    const done = await see(data.archiveId);
    expect(done).toMatchObject({ state: 'DONE', doneRows: 1, totalRows: 1 });
    expect(done.parts).toMatchObject([{ path, kindName: '楼宇', importId: expect.any(String) }]);
    expect(await park.db.select().from(buildings)).toMatchObject([
      { name: '创研楼A座', areaX100: 1_260_050 },
    ]);
    const [run] = await park.db.select().from(importRuns);
    expect(run).toMatchObject({ status: 'DONE', createdBy: park.first.user.id, kinds: ['BUILDING'] });
    // Administrators see the imports of an archive, whatever kinds they may import themselves.
    const queryRun = 'GET /api/importManage/import/queryDetail';
    const seen = await park.call(queryRun, { id: run?.id ?? '' }, park.second.token);
    expect(seen.data).toMatchObject({ state: 'DONE', actions: ['undo'] });
    // Another run of the job finds nothing to do.
    await work();
    expect(await park.db.$count(importRuns)).toBe(1);
  });

  it('goes on with what a killed server left', async () => {
    const { data } = await receive(await archiveOf());
    await operate(data.archiveId, 'approve', 'second');
    await work();
    // As if the server had been killed before it noted the end.
    await park.db.update(parkArchives).set({ status: 'RUNNING' });
    await park.db.update(importRuns).set({ status: 'CHECKED' });
    await files.put(`park/${data.archiveId.toLowerCase()}`, await archiveOf(), 'application/zip');
    await work();
    expect((await see(data.archiveId)).state).toBe('DONE');
    expect(await park.db.$count(buildings)).toBe(1);
    expect(await park.db.$count(importRuns)).toBe(1);
  });

  it('refuses a park that is not empty, at the file', async () => {
    await insertBuilding(park.db);
    const { header, data } = await receive(await archiveOf());
    expect(header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect(JSON.stringify(data)).toContain('本园区已有数据');
  });

  it.each([
    ['no zip', async () => Buffer.from('PK not really'), '不是园区导出的压缩包'],
    ['no manifest', async () => zipOf({ 'a.txt': 'a' }), '不是园区导出的压缩包'],
    ['a manifest that is no JSON', async () => zipOf({ 'manifest.json': '{' }), '不是园区导出的压缩包'],
    ['another version', () => archiveOf({ version: 2 }), '另一个版本'],
    ['rows that are not there', () => archiveOf({}, 2), 'sheets/building.xlsx 与清单不符'],
    [
      'another content',
      async () =>
        zipOf({
          'manifest.json': manifestOf([saidSheet(path, 'BUILDING', 1, Buffer.from('other'))]),
          [path]: await sheet(),
        }),
      '与清单不符',
    ],
    [
      'a sheet that is missing',
      async () => zipOf({ 'manifest.json': manifestOf([saidSheet(path, 'BUILDING', 1, await sheet())]) }),
      '与清单不符',
    ],
    [
      'a sheet in a foreign place',
      async () => {
        const content = await sheet();
        const manifest = manifestOf([saidSheet('files/x.xlsx', 'BUILDING', 1, content)]);
        return zipOf({ 'manifest.json': manifest, 'files/x.xlsx': content });
      },
      '与清单不符',
    ],
    [
      'a path that leads out',
      async () => {
        const zip = await archiveOf();
        const text = zip.toString('latin1').replaceAll(path, '../../ts/building.xls');
        return Buffer.from(text, 'latin1');
      },
      '不是园区导出的压缩包',
    ],
    [
      'a sheet that unpacks to too much',
      async () => {
        const content = Buffer.alloc(40 * 1024 * 1024);
        const manifest = manifestOf([saidSheet(path, 'BUILDING', 1, content)]);
        return zipOf({ 'manifest.json': manifest, [path]: content });
      },
      '太大',
    ],
    [
      'a kind that nobody knows',
      async () => archiveOf({ sheets: [{ path, kind: 'SECRET', table: null, rows: 1, sha256: 'x' }] }),
      '不是园区导出的压缩包',
    ],
  ])('refuses %s', async (_name, contentOf, text) => {
    const { header } = await receive(await contentOf());
    expect(header.retCode).toBe(retCodes.FILE_REFUSED);
    expect(header.retMsg).toContain(text);
    expect(await park.db.$count(parkArchives)).toBe(0);
  });
});
