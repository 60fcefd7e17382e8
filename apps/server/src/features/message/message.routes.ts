import {
  type MessageRow,
  messageOperate,
  messageQueryList,
  messageQueryQuietHours,
  messageQueryUnreadCount,
  messageSaveQuietHours,
} from '@portal/contract/message/public';
import {
  messageApplyPreset,
  messageQueryReach,
  messageSaveReach,
  messageSendMailProof,
} from '@portal/contract/message/reach';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { getUnread } from './get-unread.ts';
import { countGroups, countMessages, listMessages } from './message.queries.ts';
import type { messages } from './message.table.ts';
import { operateMessages } from './operate-messages.ts';
import { findQuietHours, saveQuietHours } from './quiet-settings.ts';
import { getReach } from './reach/get-reach.ts';
import { applyPreset, saveReach } from './reach/save-reach.ts';
import { sendMailProof } from './reach/send-mail-proof.ts';
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
    bind(messageQueryReach, ({ actor, now }) => getReach(db, actor.userId, now)),
    bind(messageSaveReach, saveReach),
    bind(messageApplyPreset, applyPreset),
    bind(messageSendMailProof, sendMailProof),
    bind(messageQueryQuietHours, ({ actor }) => findQuietHours(db, actor.userId)),
    bind(messageSaveQuietHours, (ctx, { enabled, from, to }) =>
      saveQuietHours(ctx, { enabled: enabled === '1', from, to }),
    ),
  ];
}
