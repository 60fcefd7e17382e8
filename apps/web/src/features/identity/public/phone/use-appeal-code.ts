import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { type CodeRequest, useCodeRequest } from '../../shared/form/use-code-request.ts';
import { phoneSignOf } from '../../shared/phone-sign.ts';

/** Sends codes to the number named in an appeal; `numberOf` resolves to undefined while none is entered. */
export function useAppealCode(
  numberOf: () => Promise<string | undefined>,
  onSent: () => void,
  onRefusal: (error: ApiError) => void,
): CodeRequest {
  return useCodeRequest(async () => {
    const phoneNumber = await numberOf();
    if (phoneNumber === undefined) return undefined;
    const proof = { phoneNumber, sign: phoneSignOf(phoneNumber) };
    try {
      return await browserClient().call('POST /api/userManage/phoneAppeal/sendVerifyCode', proof);
    } catch (error) {
      if (error instanceof ApiError) onRefusal(error);
      throw error;
    }
  }, onSent);
}
