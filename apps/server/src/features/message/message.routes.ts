import {
  type MessageRow,
  messageOperate,
  messageQueryList,
  messageQueryQuietHours,
  messageQuerySetting,
  messageQueryUnreadCount,
  messageSaveQuietHours,
  messageSaveSetting,
} from '@portal/contract/message/public';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { getUnread } from './get-unread.ts';
import { countGroups, countMessages, listMessages } from './message.queries.ts';
import type { messages } from './message.table.ts';
import { listSettings, saveSetting } from './message-settings.ts';
import { operateMessages } from './operate-messages.ts';
import { findQuietHours, saveQuietHours } from './quiet-settings.ts';
import { wordMessage } from './write-message.ts';

function viewMessage(row: typeof messages.$inferSelect): MessageRow {
  return {
    ...row,
    ...wordMessage(row),
    messageId: row.id,
    sentAt: row.sentAt.getTime(),
    readAt: row.readAt?.getTime() ?? null,
  };
}

export function messageRoutes(deps: Deps): BoundEndpoint[] {
  const { db } = deps.database;
  return [
    bind(messageQueryList, async ({ actor: { userId } }, input) => {
      const filter = { ...input, userId };
      const [page, groups] = await Promise.all([
        pageOf(input, listMessages(db, filter), countMessages(db, filter), viewMessage),
        countGroups(db, userId),
      ]);
      return { ...page, groups };
    }),
    bind(messageQueryUnreadCount, (ctx) => getUnread(ctx, ctx.actor.userId)),
    bind(messageOperate, operateMessages),
    bind(messageQuerySetting, ({ actor }) => listSettings(db, actor.userId)),
    bind(messageSaveSetting, (ctx, { group, enabled }) =>
      saveSetting(ctx, { group, enabled: enabled === '1' }),
    ),
    bind(messageQueryQuietHours, ({ actor }) => findQuietHours(db, actor.userId)),
    bind(messageSaveQuietHours, (ctx, { enabled, from, to }) =>
      saveQuietHours(ctx, { enabled: enabled === '1', from, to }),
    ),
  ];
}
