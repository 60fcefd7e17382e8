import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../platform/http/context.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { countUnread } from './message.queries.ts';
import { messages } from './message.table.ts';
import { quietUntil } from './quiet-hours.ts';
import { findQuietHours } from './quiet-settings.ts';

/** The number of unread messages, and whether the user's quiet hours are on. */
export async function getUnread(
  ctx: Context<Actor | null>,
  userId: string,
): Promise<{ unread: number; quiet: boolean }> {
  const [unread, hours] = await Promise.all([countUnread(ctx.db, userId), findQuietHours(ctx.db, userId)]);
  if (unread === 0 || !quietUntil(hours, ctx.now)) return { unread, quiet: false };
  const isUrgent = and(eq(messages.userId, userId), isNull(messages.readAt), eq(messages.level, 'URGENT'));
  return { unread, quiet: (await ctx.db.$count(messages, isUrgent)) === 0 };
}
