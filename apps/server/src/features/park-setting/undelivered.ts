import type { ParkSetting } from '@portal/contract/park-setting/manage';
import type { SettingGroup } from '@portal/contract/park-setting/terms';
import { and, count, desc, eq, gte } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { mailMessages } from '../../platform/mail/mail-message.table.ts';
import { smsMessages } from '../../platform/sms/sms-message.table.ts';

const shownMs = 7 * 86_400_000;

type Undelivered = ParkSetting['undelivered'];

async function readOutbox(
  db: Db,
  table: typeof mailMessages | typeof smsMessages,
  since: Date,
): Promise<Undelivered> {
  const isGivenUp = and(eq(table.status, 'FAILED'), gte(table.createdAt, since));
  const [sum] = await db.select({ count: count() }).from(table).where(isGivenUp);
  const [last] = await db
    .select({ answer: table.answer, createdAt: table.createdAt })
    .from(table)
    .where(isGivenUp)
    .orderBy(desc(table.createdAt))
    .limit(1);
  return last
    ? { count: sum?.count ?? 0, lastAt: last.createdAt.getTime(), answer: last.answer ?? '' }
    : null;
}

/** What each outbox gave up in the last seven days. */
export async function readUndelivered(
  db: Db,
  now: Date,
): Promise<Partial<Record<SettingGroup, Undelivered>>> {
  const since = new Date(now.getTime() - shownMs);
  return {
    MAIL: await readOutbox(db, mailMessages, since),
    SMS: await readOutbox(db, smsMessages, since),
  };
}
