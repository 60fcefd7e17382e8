import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { phoneSignOf } from '../phone-sign.ts';
import { type CodeRequest, useCodeRequest } from './use-code-request.ts';

interface PhoneCode {
  /** 0: to the account's current number · 1: to the new one. */
  isSend4NewPhone: '0' | '1';
  /** Undefined while no number is entered. */
  numberOf: () => Promise<string | undefined>;
  onSent: () => void;
  onRefusal?: (error: ApiError) => void;
}

/** Codes for a change of the phone number. */
export function usePhoneCode({ isSend4NewPhone, numberOf, onSent, onRefusal }: PhoneCode): CodeRequest {
  return useCodeRequest(async () => {
    const phoneNumber = await numberOf();
    if (phoneNumber === undefined) return undefined;
    const proof = { phoneNumber, isSend4NewPhone, sign: phoneSignOf(phoneNumber) };
    try {
      return await browserClient().call('POST /api/userManage/userInfo/sendVerifyCode', proof);
    } catch (error) {
      if (error instanceof ApiError) onRefusal?.(error);
      throw error;
    }
  }, onSent);
}
