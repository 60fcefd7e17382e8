import { type MessageGroup, messageGroupCodes } from '@portal/contract/message-event';
import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { sorted } from '../../platform/database/sorted.ts';
import { messages } from './message.table.ts';

export interface MessageFilter {
  userId: string;
  state?: 'READ' | 'UNREAD' | undefined;
  group?: MessageGroup | undefined;
}

function conditions({ userId, state, group }: MessageFilter): SQL | undefined {
  const isInState = state === 'UNREAD' ? isNull(messages.readAt) : isNotNull(messages.readAt);
  return and(eq(messages.userId, userId), state && isInState, group && eq(messages.group, group));
}

interface MessageListing extends MessageFilter {
  sort?: 'sent' | '-sent' | undefined;
  pageNo: number;
  pageSize: number;
}

/** Unread messages first, then latest first, unless a sort is given. */
export function listMessages(db: Db, { sort, ...filter }: MessageListing) {
  const unreadFirst = [sql`(${messages.readAt} is not null)`, desc(messages.sentAt), desc(messages.id)];
  return db
    .select()
    .from(messages)
    .where(conditions(filter))
    .orderBy(...(sort ? sorted(sort, { sent: messages.sentAt }, messages.id) : unreadFirst))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

export const countMessages = (db: Db, filter: MessageFilter): Promise<number> =>
  db.$count(messages, conditions(filter));

export const countUnread = (db: Db, userId: string): Promise<number> =>
  countMessages(db, { userId, state: 'UNREAD' });

/** Counts of every group, in the order of the groups. */
export async function countGroups(db: Db, userId: string) {
  const rows = await db
    .select({
      group: messages.group,
      total: count(),
      unread: sql<number>`count(*) filter (where ${messages.readAt} is null)`,
    })
    .from(messages)
    .where(eq(messages.userId, userId))
    .groupBy(messages.group);
  return messageGroupCodes.map(
    (group) => rows.find((row) => row.group === group) ?? { group, total: 0, unread: 0 },
  );
}

/** Marks unread messages read: the given ones, or those of a group, or all. */
export async function markRead(
  tx: Db,
  { userId, ids, group }: { userId: string; ids?: readonly string[]; group?: MessageGroup | undefined },
  now: Date,
): Promise<void> {
  await tx
    .update(messages)
    .set({ readAt: now })
    .where(and(conditions({ userId, state: 'UNREAD', group }), ids && inArray(messages.id, [...ids])));
}
