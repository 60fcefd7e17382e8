import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { id, instant, pageOf, sortedBy } from '../fields.ts';
import { kindOf, oneOf } from '../form-field.ts';
import { messageGroupCodes, messageLevels } from '../message-event.ts';
import { messageEventCodes } from '../message-events.ts';
import { retCodes } from '../ret-code.ts';

const session = { tag: 'message', access: 'session' } as const;

const group = oneOf(m.field_group, messageGroupCodes);

/** Ids separated by commas. */
const ids = z
  .string({ error: fault.choose(m.field_messages) })
  .transform((text) => text.split(','))
  .pipe(
    z
      .array(id)
      .min(1, { error: fault.choose(m.field_messages) })
      .max(50, { error: () => m.fault_at_a_time({ max: 50 }) }),
  );

const messageRow = z.object({
  messageId: id,
  eventCode: z.enum(messageEventCodes),
  group,
  level: z.enum(messageLevels),
  title: z.string(),
  body: z.string(),
  /** Path within the portal of the page where the reader can act on it. */
  link: z.string(),
  /** How often it happened while the message was unread. */
  mergedCount: z.int(),
  sentAt: instant,
  readAt: instant.nullable(),
});
export type MessageRow = z.infer<typeof messageRow>;

const messageQueryListAnswer = pageOf(messageRow).extend({
  /** Counts for all groups, whatever the filter. */
  groups: z.array(z.object({ group, total: z.int(), unread: z.int() })),
});

export const messageQueryList = call.list(session, '/api/messageManage/message/queryList', {
  summary: 'Lists the caller’s messages, unread ones first, then newest first.',
  filter: {
    state: kindOf(m.field_state, ['UNREAD', 'READ']).optional(),
    group: group.optional(),
    sort: sortedBy('sent').optional(),
  },
  output: messageQueryListAnswer,
});

const messageQueryUnreadCountAnswer = z.object({
  unread: z.int(),
  /** It is within the user's quiet hours and no message is urgent, so they should be shown discreetly. */
  quiet: z.boolean(),
});

export const messageQueryUnreadCount = call.read(session, '/api/messageManage/message/queryUnreadCount', {
  summary: 'Counts the caller’s unread messages.',
  output: messageQueryUnreadCountAnswer,
});

const messageOperateInput = z
  .object({
    event: kindOf(m.field_event, ['read', 'readAll', 'delete']),
    ids: ids.optional(),
    /** For `readAll`; all groups if left out. */
    group: group.optional(),
  })
  .refine(({ event, ids: given }) => event === 'readAll' || given !== undefined, {
    path: ['ids'],
    error: fault.choose(m.field_messages),
  });

export const messageOperate = call.write(session, '/api/messageManage/message/operate', {
  summary: 'Marks messages as read, individually, by group or all at once, or deletes messages.',
  input: messageOperateInput,
  output: z.object({ unread: z.int() }),
  refuses: [retCodes.NOT_FOUND],
});

/** A time of day to the minute, in Asia/Shanghai. */
const minuteOfDay = z
  .string({ error: fault.choose(m.field_time) })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: fault.malformed(m.field_time) });

const quietHours = z.object({ enabled: z.boolean(), from: z.string(), to: z.string() });

export const messageQueryQuietHours = call.read(session, '/api/messageManage/message/queryQuietHours', {
  summary: 'Returns the caller’s quiet hours, which are off by default.',
  output: quietHours,
});

export const messageSaveQuietHours = call.write(session, '/api/messageManage/message/saveQuietHours', {
  summary:
    'Sets the caller’s quiet hours, which can run past midnight. Text messages and mails wait until they end, except urgent ones and those about money and safety; portal messages arrive without a number on the bell.',
  input: z
    .object({ enabled: z.enum(['0', '1'], { error: m.fault_on_or_off }), from: minuteOfDay, to: minuteOfDay })
    .refine(({ from, to }) => from !== to, { path: ['to'], error: m.fault_end_same_as_start }),
  output: quietHours,
});
