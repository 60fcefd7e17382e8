import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import {
  codeSent,
  done,
  passwordSha,
  phoneNumber,
  phoneSign,
  ticket,
  userTypes,
  verifyCode,
} from './fields.ts';

const open = { tag: 'identity', access: 'public' } as const;

export const recoverySendVerifyCode = call.write(open, '/api/userManage/getPasswordBack/sendVerifyCode', {
  summary: 'Sends a recovery code; the answer is the same for numbers without an account.',
  input: z.object({ phoneNumber, sign: phoneSign }),
  output: codeSent,
  refuses: [retCodes.SIGN_WRONG, retCodes.FIELD_REFUSED],
  ignoresToken: true,
  callsPerMinute: 30,
});

const recoveryCheckVerifyCodeAnswer = z.object({
  pwdTicket: ticket,
  /** Epoch milliseconds. */
  expiresAt: z.int(),
  accounts: z.array(
    z.object({
      userId: z.string(),
      userAccId: z.string(),
      loginName: z.string(),
      userType: z.enum(userTypes),
    }),
  ),
});

export const recoveryCheckVerifyCode = call.write(open, '/api/userManage/getPasswordBack/checkVerifyCode', {
  summary:
    'Exchanges a recovery code for a ticket valid for 10 minutes, and lists the accounts of the number.',
  input: z.object({ phoneNumber, verifyCode }),
  output: recoveryCheckVerifyCodeAnswer,
  refuses: [retCodes.VERIFY_CODE_WRONG, retCodes.EXPLAINED_BY_PAGE],
  ignoresToken: true,
  callsPerMinute: 60,
});

const changePasswordInput = z
  .object({
    newPassword: passwordSha(m.fault_new_password_missing),
    /** Required without a ticket. */
    oldPassword: passwordSha(m.fault_old_password_missing).optional(),
    pwdTicket: ticket.optional(),
    phoneNumber: phoneNumber.optional(),
    /** Epoch milliseconds, off by at most 10 minutes. */
    timestamp: z.coerce
      .number({ error: fault.wrong(m.field_timestamp) })
      .int({ error: fault.wrong(m.field_timestamp) })
      .optional(),
    /** `sha1(s1 + timestamp)` with `s1 = sha1(reverse(phoneSign))`, hex digits 10 to 20. */
    sign: z
      .string()
      .overwrite(cleanLine)
      .toLowerCase()
      .regex(/^[0-9a-f]{40}$/, { error: fault.malformed(m.field_check_sign) })
      .optional(),
    userId: z
      .string()
      .max(40, { error: fault.malformed(m.field_id) })
      .optional(),
    userAccId: z
      .string()
      .max(40, { error: fault.malformed(m.field_id) })
      .optional(),
  })
  .refine(({ phoneNumber: phone, sign }) => phone !== undefined || sign !== undefined, {
    path: ['phoneNumber'],
    error: m.fault_phone_missing,
  });

/**
 * Parameters: `phoneNumber`, or `timestamp`, `sign`, `userId` and `userAccId`. Callers: the holder of `pwdTicket`, or
 * the logged-in account itself with its old password.
 */
export const changePassword = call.write(open, '/api/userManage/getPasswordBack/changePassword', {
  summary: 'Sets a new password, by a recovery ticket or the session’s old password. All other sessions end.',
  input: changePasswordInput,
  output: done,
  refuses: [
    retCodes.NOT_LOGGED_IN,
    retCodes.TICKET_EXPIRED,
    retCodes.SIGN_WRONG,
    retCodes.OLD_PASSWORD_WRONG,
    retCodes.PASSWORD_UNCHANGED,
    retCodes.ACCOUNT_LOCKED,
    retCodes.SECURITY_STOP,
  ],
  callsPerMinute: 60,
});
