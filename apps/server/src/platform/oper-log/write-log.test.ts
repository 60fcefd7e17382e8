import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from '../database/database.ts';
import { mayChangeLog } from './may-change-log.ts';
import { operLogs } from './oper-log.table.ts';
import { writeLog } from './write-log.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const clock = { now: () => new Date('2026-11-21T04:00:00Z') };
  await writeLog(
    database.db,
    { clock, actor: null, ip: '', userAgent: '' },
    { event: 'x.y', entity: 'x', entityId: '1' },
  );
});
afterAll(async () => {
  expect(await database.db.select({ event: operLogs.event }).from(operLogs)).toEqual([{ event: 'x.y' }]);
  await database.drop();
});

const changes = ["update oper_log set event = 'forged'", 'delete from oper_log', 'truncate oper_log'];

test.each([
  ...changes,
  "insert into oper_log select * from oper_log on conflict (id) do update set event = 'forged'",
  'select * from oper_log for update',
  'drop table oper_log',
  'drop trigger oper_log_append_only on oper_log',
  'alter table oper_log disable trigger all',
  'alter table oper_log rename to other',
  'create trigger swallow before insert on oper_log for each row execute function refuse_change()',
  'create rule swallow as on insert to oper_log do instead nothing',
  'drop function refuse_change() cascade',
  "create or replace function refuse_change() returns trigger language plpgsql as 'begin return old; end'",
  'drop schema public cascade',
  'set session_replication_role = replica',
])('the role of the server may not: %s', async (statement) => {
  await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('the server’s role cannot become the owner', async () => {
  const asOwner = openDatabase(database.owner, { poolSize: 1 });
  const { rows } = await asOwner.pool.query<{ role: string }>('select current_user as role');
  await expect(database.pool.query(`set role ${rows[0]?.role}`)).rejects.toThrow('permission denied');
  await asOwner.close();
});

test('the log itself rejects changes that its owner might make by mistake', async () => {
  const asOwner = openDatabase(database.owner, { poolSize: 1 });
  for (const change of changes) await expect(asOwner.pool.query(change)).rejects.toThrow('append only');
  await asOwner.close();
});

test('a server that runs as the owner is detected', async () => {
  const asOwner = openDatabase(database.owner, { poolSize: 1 });
  expect(await mayChangeLog(database.db)).toBe(false);
  expect(await mayChangeLog(asOwner.db)).toBe(true);
  await asOwner.close();
});
