import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { operLogs } from './oper-log.table.ts';
import { writeAudit } from './write-audit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the log is written once and never changed', async () => {
  const clock = { now: () => new Date('2026-11-21T04:00:00Z') };
  await writeAudit(
    database.db,
    clock,
    { actor: null, ip: '', userAgent: '' },
    { event: 'x.y', entity: 'x', entityId: '1' },
  );
  await expect(database.db.update(operLogs).set({ event: 'forged' })).rejects.toThrow();
  await expect(database.db.delete(operLogs)).rejects.toThrow();
  await expect(database.pool.query('truncate oper_log')).rejects.toThrow('append only');
  expect(await database.db.select({ event: operLogs.event }).from(operLogs)).toEqual([{ event: 'x.y' }]);
});
