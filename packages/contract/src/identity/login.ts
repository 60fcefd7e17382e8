import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { kindOf, textBetween } from '../form-field.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import {
  codeSent,
  done,
  loginUser,
  passwordSha,
  phoneNumber,
  phoneSign,
  ticket,
  verifyCode,
} from './fields.ts';

const guarded = { tag: 'identity', access: 'public', ignoresToken: true } as const;
const open = { tag: 'identity', access: 'public' } as const;
const session = { tag: 'identity', access: 'session' } as const;

const loginInput = z.object({
  loginName: z
    .string({ error: m.fault_login_name_missing })
    .overwrite(cleanLine)
    .min(1, { error: m.fault_login_name_missing })
    .max(64, { error: fault.wrong(m.field_login_name) }),
  password_sha: passwordSha(m.fault_password_missing),
});

export const login = call.write(guarded, '/api/userManage/login', {
  summary: 'Opens a session by login name and the SHA-1 of the password; the token is in the header.',
  input: loginInput,
  output: loginUser,
  refuses: [retCodes.CREDENTIALS_WRONG, retCodes.ACCOUNT_LOCKED, retCodes.LOGIN_REFUSED],
  callsPerMinute: 60,
});

export const loginByPhone = call.write(guarded, '/api/userManage/loginByPhone', {
  summary:
    'Opens a session by a verification code. If the number has several accounts, the one used last is opened; the first code of a number makes the account of a person.',
  input: z.object({
    phoneNumber,
    verifyCode,
    /** Name of the person, if the account is made. */
    name: textBetween(m.field_person_name, 2, 30).optional(),
  }),
  output: loginUser,
  refuses: [retCodes.VERIFY_CODE_WRONG, retCodes.EXPLAINED_BY_PAGE, retCodes.LOGIN_REFUSED],
  callsPerMinute: 60,
});

/**
 * REPAIR: to report a fault without an account. BILL: to continue looking up a bill or a meter. SIGN_UP: to sign up for
 * an activity without an account.
 */
const loginCodeScenes = ['LOGIN', 'REGISTER', 'REPAIR', 'BILL', 'SIGN_UP'] as const;

export const loginSendVerifyCode = call.write(guarded, '/api/userManage/login/sendVerifyCode', {
  summary:
    'Sends a code for login, registration, or looking up an application, a bill or a guest’s report, whether or not the number is known.',
  input: z.object({
    phoneNumber,
    sign: phoneSign,
    scene: kindOf(m.field_verify_code, loginCodeScenes).default('LOGIN'),
  }),
  output: codeSent,
  refuses: [retCodes.SIGN_WRONG, retCodes.FIELD_REFUSED],
  callsPerMinute: 30,
});

export const loginDemoAccounts = call.read(guarded, '/api/userManage/login/demoAccounts', {
  summary: 'Lists the demo park’s accounts offered on the login page; empty outside of the demo.',
  output: z.array(z.object({ loginName: z.string(), password: z.string(), role: z.string() })),
});

const checkPhoneAnswer = z.object({
  /** Whether an account has this number. */
  registered: z.boolean(),
  /** Whether the session is secure now. */
  SECURELOGIN: z.enum(['0', '1']),
  /** Gives access to this number's enterprise application for 72 hours. */
  regTicket: ticket.nullable(),
});

export const checkPhone = call.write(open, '/api/userManage/checkPhone', {
  summary:
    'Checks a code. A registration code stays valid for the registration; a number with an enterprise application gets a ticket; the caller’s own number makes the session a secure one.',
  input: z.object({ phoneNumber, verifyCode }),
  output: checkPhoneAnswer,
  refuses: [retCodes.VERIFY_CODE_WRONG],
  callsPerMinute: 60,
});

export const logout = call.write(session, '/api/userManage/logout', {
  summary: 'Ends the session of the token.',
  output: done,
  whileViewing: true,
});
