import type { messageOperate } from '@portal/contract/message/public';
import { and, eq, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { inLanguage } from '../../platform/locale.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { countUnread, markRead } from './message.queries.ts';
import { messages } from './message.table.ts';
import { wordMessage } from './write-message.ts';

/** @throws {AppError} 500404 if a message does not exist or belongs to another user */
async function requireOwn(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  const isOwn = and(eq(messages.userId, userId), inArray(messages.id, [...ids]));
  if ((await tx.$count(messages, isOwn)) < new Set(ids).size) throw notFound();
}

async function deleteMessages(tx: Db, ctx: Context, ids: readonly string[]): Promise<void> {
  const { userId } = ctx.actor;
  const deleted = await tx
    .delete(messages)
    .where(and(eq(messages.userId, userId), inArray(messages.id, [...ids])))
    .returning({ id: messages.id, eventCode: messages.eventCode, params: messages.params });
  await writeLog(tx, ctx, {
    event: 'message.delete',
    entity: 'message',
    entityId: userId,
    before: inLanguage('zh', () =>
      deleted.map(({ id, eventCode, params }) => ({
        id,
        eventCode,
        title: wordMessage({ eventCode, params }).title,
      })),
    ),
  });
}

/**
 * Marks the user's messages read or deletes them, and returns how many remain unread.
 * @throws {AppError} 500404
 */
export const operateMessages: Verb<typeof messageOperate> = (ctx, { event, ids = [], group }) =>
  inTransaction(ctx.db, async (tx) => {
    const { userId } = ctx.actor;
    if (event === 'readAll') await markRead(tx, { userId, group }, ctx.now);
    else await requireOwn(tx, userId, ids);
    if (event === 'read') await markRead(tx, { userId, ids }, ctx.now);
    if (event === 'delete') await deleteMessages(tx, ctx, ids);
    return { unread: await countUnread(tx, userId) };
  });
