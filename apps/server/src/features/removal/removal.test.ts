import { type RemovableEntity, removableEntities } from '@portal/contract/removal/manage';
import { eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { bills } from '../billing/bill/bill.table.ts';
import { buildings, units } from '../building/building.table.ts';
import { insertBuilding, insertUnit } from '../building/testing/insert-building.ts';
import { contributions } from '../features.ts';

const uses = 'GET /api/serviceManage/removal/queryUses';
const twins = 'GET /api/serviceManage/removal/queryTwins';
const remove = 'POST /api/serviceManage/removal/remove';
const merge = 'POST /api/serviceManage/removal/merge';
const saveMeter = 'POST /api/propertyManage/meter/save';
const saveUnit = 'POST /api/serviceManage/unit/save';

const reason = { reason: '录重了' };
const meter = {
  kind: 'WATER',
  multiplier: 1,
  digits: 6,
  readingX100: 0,
  tou: null,
  status: 'ONLINE',
  isTou: false,
};

let portal: TestApp;
let property: string;

beforeAll(async () => {
  portal = await openTestApp();
  property = await portal.logIn({ userType: '900', operatorRoles: ['OP_PROPERTY'] });
});
afterAll(() => portal.close());

const addMeter = (unitId: string, meterNo: string) =>
  portal.call(saveMeter, { data: { ...meter, unitId, meterNo } }, property);

describe('removable entities', () => {
  it('have one source each', () => {
    expect(contributions.removables.map(({ entity }) => entity).sort()).toEqual(
      [...removableEntities].sort(),
    );
  });

  it.each(contributions.removables.map((source) => [source.entity, source] as const))(
    'name every foreign key to them: %s',
    async (entity, { table }) => {
      const { name } = getTableConfig(table);
      const { rows } = await portal.db.execute<{ at: string }>(sql`
        select conrelid::regclass || '.' || attname as at
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
        where contype = 'f' and confrelid = ${name}::regclass`);
      expect(namedColumns(entity)).toEqual(expect.arrayContaining(rows.map(({ at }) => at)));
    },
  );

  it.each(removableEntities)('name every column that is called after them: %s', async (entity) => {
    const { rows } = await portal.db.execute<{ at: string }>(sql`
      select table_name || '.' || column_name as at from information_schema.columns
      where table_schema = 'public' and column_name = ${`${snakeCase(entity)}_id`}`);
    expect(namedColumns(entity)).toEqual(expect.arrayContaining(rows.map(({ at }) => at)));
  });
});

const namedColumns = (entity: RemovableEntity): string[] =>
  contributions.references.flatMap((each) =>
    (each[entity] ?? []).map(
      ({ column }) => `${getTableConfig(column.table).name}.${snakeCase(column.name)}`,
    ),
  );

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe('a unit that was entered twice', () => {
  it('is removed while nothing refers to it, with a log row that keeps it', async () => {
    const buildingId = await insertBuilding(portal.db);
    const id = await insertUnit(portal.db, { buildingId, no: 'A-101' });
    const seen = await portal.call(uses, { entity: 'unit', id }, property);
    expect(seen.data).toMatchObject({ uses: [], canRemove: true, canMerge: true });
    const answer = await portal.call(remove, { entity: 'unit', id, version: 1, data: reason }, property);
    expect(answer.data).toEqual({ done: true });
    expect(await portal.db.$count(units, eq(units.id, id))).toBe(0);
    const [row] = await portal.db.select().from(operLogs).where(eq(operLogs.entityId, id));
    expect(row).toMatchObject({ event: 'unit.remove', reason: '录重了', before: { no: 'A-101' } });
  });

  it('is kept while meters refer to it, which are named', async () => {
    const buildingId = await insertBuilding(portal.db);
    const id = await insertUnit(portal.db, { buildingId });
    await addMeter(id, 'W-77001');
    const seen = await portal.call(uses, { entity: 'unit', id }, property);
    expect(seen.data).toMatchObject({ canRemove: false, uses: [{ count: 1, names: ['W-77001'] }] });
    const refused = await portal.call(remove, { entity: 'unit', id, version: 1, data: reason }, property);
    expect(refused).toMatchObject({ header: { retCode: '500012', retMsg: '还有1项内容用到它，不能删除' } });
  });

  it('is merged: its meters move, and the log says into which', async () => {
    const buildingId = await insertBuilding(portal.db);
    const id = await insertUnit(portal.db, { buildingId, no: 'B-1' });
    const intoId = await insertUnit(portal.db, { buildingId, no: 'B-01' });
    await addMeter(id, 'W-77002');
    await addMeter(id, 'W-77003');
    const found = await portal.call(twins, { entity: 'unit', id, keyword: 'B-01' }, property);
    expect(found.data).toEqual([{ id: intoId, name: expect.stringContaining('B-01') }]);
    const answer = await portal.call(
      merge,
      { entity: 'unit', id, version: 1, data: { ...reason, intoId } },
      property,
    );
    expect(answer.data).toEqual({ moved: 2 });
    const seen = await portal.call(uses, { entity: 'unit', id: intoId }, property);
    expect(seen.data).toMatchObject({ uses: [{ count: 2 }] });
    const [row] = await portal.db.select().from(operLogs).where(eq(operLogs.entityId, id));
    expect(row).toMatchObject({ event: 'unit.merge', after: { intoId, moved: 2 } });
  });

  it('keeps its tenant when it is the one that is let', async () => {
    const buildingId = await insertBuilding(portal.db);
    const id = await insertUnit(portal.db, { buildingId, state: 'RESERVED' });
    const intoId = await insertUnit(portal.db, { buildingId });
    await portal.call(merge, { entity: 'unit', id, version: 1, data: { ...reason, intoId } }, property);
    const [into] = await portal.db.select().from(units).where(eq(units.id, intoId));
    expect(into).toMatchObject({ state: 'RESERVED', version: 2 });
  });

  it('is refused at the field: another building, itself, one that is gone, both let', async () => {
    const buildingId = await insertBuilding(portal.db);
    const id = await insertUnit(portal.db, { buildingId, state: 'RESERVED' });
    const elsewhere = await insertUnit(portal.db, { buildingId: await insertBuilding(portal.db) });
    const let2 = await insertUnit(portal.db, { buildingId, state: 'RESERVED' });
    for (const [intoId, text] of [
      [elsewhere, '不在同一栋楼'],
      [id, '不能合并到它自己'],
      ['01J00000000000000000000000', '已经不在'],
      [let2, '两个单元都已出租或预留'],
    ] as const) {
      const answer = await portal.call(
        merge,
        { entity: 'unit', id, version: 1, data: { ...reason, intoId } },
        property,
      );
      expect(answer).toMatchObject({
        header: { retCode: '100002' },
        data: { fields: { 'data.intoId': expect.stringContaining(text) } },
      });
    }
  });

  it('is either removed or given a meter, never both', async () => {
    const buildingId = await insertBuilding(portal.db);
    const ids = await Promise.all(Array.from({ length: 8 }, () => insertUnit(portal.db, { buildingId })));
    const outcomes = await Promise.all(
      ids.flatMap((id, at) => [
        portal.call(remove, { entity: 'unit', id, version: 1, data: reason }, property),
        addMeter(id, `W-88${at}00`),
      ]),
    );
    for (let at = 0; at < ids.length; at += 1) {
      const won = outcomes.slice(at * 2, at * 2 + 2).filter(({ header }) => header.retCode === '000000');
      expect(won).toHaveLength(1);
    }
    expect(outcomes.filter(({ header }) => header.retCode === '500000')).toEqual([]);
  });
});

describe('two buildings that are one', () => {
  it('are refused while both have a unit with one number, else merged', async () => {
    const [id, intoId] = [await insertBuilding(portal.db), await insertBuilding(portal.db)];
    const double = await insertUnit(portal.db, { buildingId: id, no: '101' });
    await insertUnit(portal.db, { buildingId: intoId, no: '101' });
    const input = { entity: 'building', id, version: 1, data: { ...reason, intoId } };
    const refused = await portal.call(merge, input, property);
    expect(refused).toMatchObject({ header: { retCode: '100002' } });
    expect(await portal.db.$count(buildings, eq(buildings.id, id))).toBe(1);
    const [unit] = await portal.db.select().from(units).where(eq(units.id, double));
    const data = { ...unit, no: '102' };
    await portal.call(saveUnit, { id: double, version: 1, data }, property);
    const merged = await portal.call(merge, input, property);
    expect(merged.data).toEqual({ moved: 1 });
  });
});

it('hides what an operator does not enter', async () => {
  const buildingId = await insertBuilding(portal.db);
  const service = await portal.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
  const answer = await portal.call(uses, { entity: 'building', id: buildingId }, service);
  expect(answer.header.retCode).toBe('500404');
  expect(await portal.db.$count(bills)).toBe(0);
});
