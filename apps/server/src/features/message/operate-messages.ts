import type { messageOperate } from '@portal/contract/message';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type LogSource, writeLog } from '../../platform/oper-log/write-log.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { countUnread, markRead } from './message.queries.ts';
import { messages } from './message.table.ts';

type MemberSource = LogSource & { actor: Actor };

/** @throws {AppError} 500404 where one of them is not there, or another's */
async function requireOwn(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  const isOwn = and(eq(messages.userId, userId), inArray(messages.id, [...ids]));
  if ((await tx.$count(messages, isOwn)) < new Set(ids).size) throw notFound();
}

async function deleteMessages(
  tx: Db,
  clock: Clock,
  ids: readonly string[],
  source: MemberSource,
): Promise<void> {
  const { userId } = source.actor;
  const deleted = await tx
    .delete(messages)
    .where(and(eq(messages.userId, userId), inArray(messages.id, [...ids])))
    .returning({ id: messages.id, eventCode: messages.eventCode, title: messages.title });
  await writeLog(tx, clock, source, {
    event: 'message.delete',
    entity: 'message',
    entityId: userId,
    before: deleted,
  });
}

/**
 * Marks the user's messages read or deletes them, and tells how many are unread then.
 * @throws {AppError} 500404
 */
export async function operateMessages(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { event, ids = [], group }: z.output<typeof messageOperate.input>,
  source: MemberSource,
): Promise<{ unread: number }> {
  const { userId } = source.actor;
  return inTransaction(database.db, async (tx) => {
    if (event === 'readAll') await markRead(tx, { userId, group }, clock.now());
    else await requireOwn(tx, userId, ids);
    if (event === 'read') await markRead(tx, { userId, ids }, clock.now());
    if (event === 'delete') await deleteMessages(tx, clock, ids, source);
    return { unread: await countUnread(tx, userId) };
  });
}
