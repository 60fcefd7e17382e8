import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, pageOf, paging } from './fields.ts';
import { messageEvents, messageGroupCodes, messageLevels } from './message-events.ts';
import { retCodes } from './ret-code.ts';

const own = { tag: 'message', access: 'session' } as const;
const group = z.enum(messageGroupCodes, '没有这个分组');
const eventCodes = Object.keys(messageEvents) as (keyof typeof messageEvents)[];

/** Ids with commas between them. */
const ids = z
  .string({ error: '请选择消息' })
  .transform((text) => text.split(','))
  .pipe(z.array(id).min(1, '请选择消息').max(50, '一次最多 50 条'));

const messageRow = z.object({
  messageId: id,
  eventCode: z.enum(eventCodes),
  group,
  level: z.enum(messageLevels),
  title: z.string(),
  body: z.string(),
  /** Address within the portal of the page on which something can be done about it. */
  link: z.string(),
  /** How many times it was told while it was unread. */
  mergedCount: z.int(),
  sentAt: instant,
  readAt: instant.nullable(),
});
export type MessageRow = z.infer<typeof messageRow>;

export const messageQueryList = endpoint({
  ...own,
  method: 'GET',
  path: '/api/messageManage/message/queryList',
  summary: 'Messages of the logged-in user, unread ones first, then the latest first.',
  input: z.object({
    state: z.enum(['UNREAD', 'READ'], '没有这种状态').optional(),
    group: group.optional(),
    ...paging,
  }),
  output: pageOf(messageRow).extend({
    /** Of all groups, whatever the filter. */
    groups: z.array(z.object({ group, total: z.int(), unread: z.int() })),
  }),
  refuses: [],
});

export const messageQueryUnreadCount = endpoint({
  ...own,
  method: 'GET',
  path: '/api/messageManage/message/queryUnreadCount',
  summary: 'How many messages of the logged-in user are unread.',
  input: z.object({}),
  output: z.object({
    unread: z.int(),
    /** It is one of the user's quiet hours and nothing urgent is among them: they are to be shown quietly. */
    quiet: z.boolean(),
  }),
  refuses: [],
});

export const messageOperate = endpoint({
  ...own,
  method: 'POST',
  path: '/api/messageManage/message/operate',
  summary: 'Marks messages read, marks all of a group or all read, or deletes messages.',
  input: z
    .object({
      event: z.enum(['read', 'readAll', 'delete'], '没有这种操作'),
      ids: ids.optional(),
      /** For readAll; all groups without it. */
      group: group.optional(),
    })
    .refine(({ event, ids: given }) => event === 'readAll' || given !== undefined, {
      path: ['ids'],
      error: '请选择消息',
    }),
  output: z.object({ unread: z.int() }),
  refuses: [retCodes.NOT_FOUND],
});

const setting = z.object({ group, label: z.string(), enabled: z.boolean(), alwaysOn: z.boolean() });

export const messageQuerySetting = endpoint({
  ...own,
  method: 'GET',
  path: '/api/messageManage/message/querySetting',
  summary: 'Which groups of messages the logged-in user gets.',
  input: z.object({}),
  output: z.array(setting),
  refuses: [],
});

export const messageSaveSetting = endpoint({
  ...own,
  method: 'POST',
  path: '/api/messageManage/message/saveSetting',
  summary: 'Switches a group of messages on or off; those about account and safety stay on.',
  input: z.object({ group, enabled: z.enum(['0', '1'], '请选择开或关') }),
  output: z.array(setting),
  refuses: [retCodes.FIELD_REFUSED],
});

/** A minute of the day in Asia/Shanghai. */
const minuteOfDay = z.string({ error: '请选择时间' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, '时间格式不正确');

const quietHours = z.object({ enabled: z.boolean(), from: z.string(), to: z.string() });

export const messageQueryQuietHours = endpoint({
  ...own,
  method: 'GET',
  path: '/api/messageManage/message/queryQuietHours',
  summary: 'When the logged-in user wants to be left in peace; off until it is chosen.',
  input: z.object({}),
  output: quietHours,
  refuses: [],
});

export const messageSaveQuietHours = endpoint({
  ...own,
  method: 'POST',
  path: '/api/messageManage/message/saveQuietHours',
  summary:
    'Sets the quiet hours, over midnight too. Text messages wait until they are over, but for those about money and safety; messages of the portal come without a number on the bell.',
  input: z
    .object({ enabled: z.enum(['0', '1'], '请选择开或关'), from: minuteOfDay, to: minuteOfDay })
    .refine(({ from, to }) => from !== to, { path: ['to'], error: '结束时间不能与开始时间相同' }),
  output: quietHours,
  refuses: [],
});

export const messageEndpoints = [
  messageQueryList,
  messageQueryUnreadCount,
  messageOperate,
  messageQuerySetting,
  messageSaveSetting,
  messageQueryQuietHours,
  messageSaveQuietHours,
] as const;
