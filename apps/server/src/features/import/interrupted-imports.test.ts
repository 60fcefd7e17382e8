import type { ImportRun } from '@portal/contract/import/import';
import { importLifecycle } from '@portal/contract/import/terms';
import { inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { dyingDb } from '../../testing/dying-db.ts';
import { buildings, units } from '../building/building.table.ts';
import { insertBuilding } from '../building/testing/insert-building.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { importRuns } from './import.table.ts';
import { allImporters, bookOf, uploadImport } from './testing/import-file.ts';
import { workOnImports } from './work-on-imports.ts';

const park = usePark({ keeper: ['OP_PROPERTY'] }, { empties: [importRuns, units, buildings] });

/** Two batches of a step, and its end. */
const rows = 600;
const deaths = 10;

const see = async (id: string) =>
  (await park.call('GET /api/importManage/import/queryDetail', { id }, park.keeper.token)).data;

const work = (db: Db) =>
  workOnImports({ database: { ...park.database, db }, clock: park.clock, pay: park.pay }, allImporters);

/** Lets the job die so many times in a step, then finish it; returns how often it died. */
async function finish(id: string, times: number): Promise<number> {
  let died = 0;
  for (; died < times; died++) {
    // The first transactions, so that there is always one left to die in.
    const dies = work(dyingDb(park.db, 1, died === times - 1));
    await expect(dies).rejects.toThrow();
  }
  await work(park.db);
  expect(importLifecycle.groups.working).not.toContain((await see(id)).state);
  return died;
}

async function upload(): Promise<ImportRun> {
  await insertBuilding(park.db, { name: 'A座', floors: 9 });
  const heads = ['楼宇', '房号', '楼层', '面积', '用途', '牌价', '物业费'];
  const cells = Array.from({ length: rows }, (_, at) => [
    'A座',
    String(at),
    1 + (at % 9),
    '120.50',
    '办公',
    '26.00',
    '4.80',
  ]);
  return (await uploadImport(park, park.keeper.token, await bookOf({ 房源: [heads, ...cells] }))).data;
}

async function operate(id: string, event: string): Promise<void> {
  const { version } = await see(id);
  await park.call('POST /api/importManage/import/operate', { id, event, version }, park.keeper.token);
}

it('loses and repeats nothing when its job dies ten times', async () => {
  const { importId: id, version, sheets } = await upload();
  const data = {
    sheets: sheets.map(({ sheetId, columns }) => ({ sheetId, fields: columns.map(({ field }) => field) })),
  };
  await park.call('POST /api/importManage/import/map', { id, version, data }, park.keeper.token);
  let died = await finish(id, 3);
  expect((await see(id)).counts).toMatchObject({ NEW: rows });
  await operate(id, 'write');
  died += await finish(id, 4);
  expect(await see(id)).toMatchObject({
    state: 'DONE',
    created: rows,
    doneRows: rows,
    results: { WRITTEN: rows },
  });
  const written = await park.db.select({ id: units.id }).from(units);
  expect(written).toHaveLength(rows);
  const [logged] = await park.db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      of: sql<number>`count(distinct entity_id)`.mapWith(Number),
    })
    .from(operLogs)
    .where(
      inArray(
        operLogs.entityId,
        written.map((unit) => unit.id),
      ),
    );
  expect(logged).toEqual({ count: rows, of: rows });
  await operate(id, 'undo');
  died += await finish(id, deaths - died);
  expect(await see(id)).toMatchObject({ state: 'UNDONE', results: { UNDONE: rows } });
  expect(await park.db.$count(units)).toBe(0);
  expect(died).toBe(deaths);
});
