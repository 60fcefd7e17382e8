import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type SmsStatus, smsMessages } from '../sms/sms-message.table.ts';
import { countTabsUpTo } from './count-tabs.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.execute(sql`
    insert into sms_message (id, phone_number, template, parameters, status, created_at)
    select n::text, '', 'MESSAGE', '{}', case when n <= 3 then 'FAILED' else 'SENT' end, now()
    from generate_series(1, 1500) n`);
});
afterAll(() => database.drop());

it('counts tabs up to one more than a list shows', async () => {
  const tabs: SmsStatus[] = ['WAITING', 'SENT', 'FAILED'];
  const { db } = database;
  const counts = await countTabsUpTo(
    db,
    tabs,
    (tab) => tab && eq(smsMessages.status, tab),
    (isInTab) => db.select({ id: smsMessages.id }).from(smsMessages).where(isInTab),
  );
  expect(counts).toEqual({ ALL: 1_001, WAITING: 0, SENT: 1_001, FAILED: 3 });
});
