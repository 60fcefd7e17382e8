import {
  type MessageRow,
  messageOperate,
  messageQueryList,
  messageQueryQuietHours,
  messageQuerySetting,
  messageQueryUnreadCount,
  messageSaveQuietHours,
  messageSaveSetting,
} from '@portal/contract/message';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { getUnread } from './get-unread.ts';
import { countGroups, countMessages, listMessages } from './message.queries.ts';
import type { messages } from './message.table.ts';
import { listSettings, saveSetting } from './message-settings.ts';
import { operateMessages } from './operate-messages.ts';
import { findQuietHours, saveQuietHours } from './quiet-settings.ts';
import { wordMessage } from './write-message.ts';

function viewMessage(row: typeof messages.$inferSelect): MessageRow {
  const { id, eventCode, group, level, link, mergedCount, sentAt, readAt } = row;
  return {
    ...wordMessage(row),
    messageId: id,
    eventCode,
    group,
    level,
    link,
    mergedCount,
    sentAt: sentAt.getTime(),
    readAt: readAt?.getTime() ?? null,
  };
}

export function messageRoutes(deps: Deps): BoundEndpoint[] {
  const { db } = deps.database;
  return [
    bind(messageQueryList, async ({ actor: { userId } }, input) => {
      const filter = { ...input, userId };
      const [rows, total, groups] = await Promise.all([
        listMessages(db, filter),
        countMessages(db, filter),
        countGroups(db, userId),
      ]);
      const { pageNo, pageSize } = input;
      return { rows: rows.map(viewMessage), total, totalIsExact: true, pageNo, pageSize, groups };
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
