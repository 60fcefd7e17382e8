import { eq, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import { invoiceByHand } from '../../platform/invoice/invoice-by-hand.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { dyingDb } from '../../testing/dying-db.ts';
import { buildings, units } from '../building/building.table.ts';
import { insertBuilding, insertUnit } from '../building/testing/insert-building.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { bulkRuns } from './bulk.table.ts';
import { allBulkActs, operateBulk, prepareBulk, readBulk } from './testing/bulk-calls.ts';
import { workOnRuns } from './work-on-runs.ts';

const park = usePark({ keeper: ['OP_PROPERTY'] }, { empties: [bulkRuns, units, buildings] });

const rows = 40;

const work = (db: Db) =>
  workOnRuns(
    {
      database: { ...park.database, db },
      clock: park.clock,
      invoicing: invoiceByHand,
      callAs: park.app.callAs,
    },
    allBulkActs,
  );

/** Lets the job die in several of its transactions, then end. */
async function finish(): Promise<void> {
  for (const [at, isCommitted] of [
    [1, false],
    [1, true],
    [7, false],
    [9, true],
  ] as const)
    await expect(work(dyingDb(park.db, at, isCommitted))).rejects.toThrow();
  await work(park.db);
}

it('loses and repeats no row when its job dies in the middle', async () => {
  const buildingId = await insertBuilding(park.db, { name: 'A座' });
  const ids: string[] = [];
  for (let at = 0; at < rows; at++) ids.push(await insertUnit(park.db, { buildingId, no: String(at) }));
  const { token } = park.keeper;
  const list = 'GET /api/serviceManage/unit/queryManageList';
  const { data: run } = await prepareBulk(park, token, list, 'UNIT_CLOSE', { ids });
  await operateBulk(park, token, run, 'start');
  await finish();
  const done = await readBulk(park, token, run.runId);
  expect(done).toMatchObject({ state: 'DONE', doneRows: rows, counts: { DONE: rows } });
  const changed = await park.db.select({ version: units.version }).from(units);
  expect(new Set(changed.map(({ version }) => version))).toEqual(new Set([2]));
  const logged = await park.db
    .select({ count: sql<number>`count(*)::int` })
    .from(operLogs)
    .where(inArray(operLogs.entityId, ids));
  expect(logged).toEqual([{ count: rows }]);
  await operateBulk(park, token, done, 'undo');
  await finish();
  expect(await readBulk(park, token, run.runId)).toMatchObject({ state: 'UNDONE', counts: { UNDONE: rows } });
  expect(await park.db.$count(units, eq(units.state, 'VACANT'))).toBe(rows);
});
