import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { showFieldFaults } from '../../../../platform/form/show-faults.ts';
import { phoneSignOf } from '../phone-sign.ts';
import { type CodeRequest, useCodeRequest } from './use-code-request.ts';

type Scene = 'LOGIN' | 'REGISTER' | 'REPAIR' | 'SIGN_UP' | 'RECOVER';

const calls = {
  LOGIN: 'POST /api/userManage/login/sendVerifyCode',
  REGISTER: 'POST /api/userManage/login/sendVerifyCode',
  REPAIR: 'POST /api/userManage/login/sendVerifyCode',
  SIGN_UP: 'POST /api/userManage/login/sendVerifyCode',
  RECOVER: 'POST /api/userManage/getPasswordBack/sendVerifyCode',
} as const;

/** Codes for the number in the form's field `phoneNumber`, once it is valid. */
export function useLoginCode<Values extends FieldValues & { phoneNumber: string; verifyCode: string }>(
  form: UseFormReturn<Values>,
  scene: Scene,
): CodeRequest {
  const field = 'phoneNumber' as FieldPath<Values>;
  const code = 'verifyCode' as FieldPath<Values>;
  return useCodeRequest(
    async () => {
      if (!(await form.trigger(field, { shouldFocus: true }))) return undefined;
      const value: FieldPathValue<Values, FieldPath<Values>> = form.getValues(field);
      const phoneNumber = String(value).trim();
      const proof = { phoneNumber, sign: phoneSignOf(phoneNumber) };
      // Replaces an error at the code field with the hint where the code was sent.
      form.clearErrors(code);
      try {
        const client = browserClient();
        if (scene === 'RECOVER') return await client.call(calls.RECOVER, proof);
        return await client.call(calls[scene], { ...proof, scene });
      } catch (error) {
        showFieldFaults(error, form);
        throw error;
      }
    },
    () => form.setFocus(code),
  );
}
