import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { id, instant } from '../fields.ts';
import { kindOf } from '../form-field.ts';
import { cleanText } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { done, loginUser, version } from './fields.ts';

const session = { tag: 'identity', access: 'session' } as const;
const byAdmin = { tag: 'identity', access: ['OP_ADMIN'] } as const;

const userInfoQueryDetailAnswer = loginUser.extend({
  /** Only while an administrator views the account: when the view ends. */
  viewing: z.object({ until: instant }).optional(),
});

export const userInfoQueryDetail = call.read(session, '/api/userManage/userInfo/queryDetail', {
  summary: 'Returns the logged-in user.',
  output: userInfoQueryDetailAnswer,
  refuses: [retCodes.NOT_FOUND],
});

const sessionQueryListAnswer = z.array(
  z.object({
    sessionId: id,
    deviceName: z.string(),
    ip: z.string(),
    createdAt: instant,
    lastSeenAt: instant,
    isCurrent: z.boolean(),
  }),
);

export const sessionQueryList = call.read(session, '/api/userManage/session/queryList', {
  summary: 'Lists the caller’s open sessions, most recently used first.',
  output: sessionQueryListAnswer,
});

export const sessionKick = call.write(session, '/api/userManage/session/kick', {
  summary: 'Ends another of the caller’s sessions; its next call is answered with 50012.',
  input: z.object({ sessionId: id }),
  output: done,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

/** LOCKED is not an account status: it lasts as long as the lock of the login name. */
export const userStatuses = ['NORMAL', 'FROZEN', 'CANCELLED'] as const;
export type UserStatus = (typeof userStatuses)[number];

/**
 * `unlock` resets the count of wrong passwords, `endSessions` logs the holder out everywhere; neither changes the
 * status.
 */
export const userEvents = ['freeze', 'unfreeze', 'unlock', 'endSessions'] as const;
export type UserEvent = (typeof userEvents)[number];

/** Every allowed transition; any other is refused with 500012. Only the holder can cancel an account. */
export const userTransitions: Record<UserStatus, Partial<Record<UserEvent | 'cancel', UserStatus>>> = {
  NORMAL: { freeze: 'FROZEN', cancel: 'CANCELLED', unlock: 'NORMAL', endSessions: 'NORMAL' },
  FROZEN: { unfreeze: 'NORMAL' },
  CANCELLED: {},
};

const userOperateInput = z
  .object({
    id,
    event: kindOf(m.field_event, userEvents),
    version,
    /** Shown to the user; required for freezing and for ending sessions. */
    reason: z
      .string()
      .overwrite(cleanText)
      .min(2, { error: fault.fillIn(m.field_reason) })
      .max(200, { error: fault.maxLengthNote(m.field_reason, 200) })
      .optional(),
  })
  .refine(({ event, reason }) => (event !== 'freeze' && event !== 'endSessions') || reason !== undefined, {
    path: ['reason'],
    error: fault.fillIn(m.field_reason),
  });

export const userOperate = call.write(byAdmin, '/api/userManage/user/operate', {
  summary: 'Freezes an account, which ends its sessions, unfreezes it, unlocks it, or ends its sessions.',
  input: userOperateInput,
  output: z.object({ status: z.enum(userStatuses), version: z.int() }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED, retCodes.VERSION_CONFLICT],
});
