import { z } from 'zod';
import * as call from '../call.ts';
import { flag } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { codeSent, phoneNumber, phoneSign, verifyCode } from './fields.ts';

const session = { tag: 'identity', access: 'session' } as const;

export const phoneSendVerifyCode = call.write(session, '/api/userManage/userInfo/sendVerifyCode', {
  summary: 'Sends a code for a change of phone number: to the current number first, then to the new one.',
  input: z.object({
    phoneNumber,
    /** 0: the account's current number · 1: the new one, once the old one is verified. */
    isSend4NewPhone: flag('isSend4NewPhone').default('0'),
    sign: phoneSign,
  }),
  output: codeSent,
  refuses: [retCodes.SIGN_WRONG, retCodes.SECURE_LOGIN_NEEDED, retCodes.PHONE_IN_USE, retCodes.FIELD_REFUSED],
  callsPerMinute: 30,
});

export const updateMobilePhone = call.write(session, '/api/userManage/userInfo/updateMobilePhone', {
  summary: 'Moves the account to a new number, confirmed by a code. Other sessions end.',
  input: z.object({ phoneNumber, verifyCode }),
  output: z.object({ phoneNumber: z.string() }),
  refuses: [retCodes.SECURE_LOGIN_NEEDED, retCodes.VERIFY_CODE_WRONG, retCodes.PHONE_IN_USE],
  callsPerMinute: 60,
});
