import * as m from '@portal/texts/messages';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { refusalText, showFieldFaults } from '../../../../platform/form/show-faults.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormFrame } from '../../shared/form/FormFrame.tsx';
import { Lead } from '../../shared/form/Lead.tsx';
import { PhoneInput } from '../../shared/form/PhoneInput.tsx';
import { goOnInCode } from '../../shared/form/use-code-request.ts';
import { usePhoneCode } from '../../shared/form/use-phone-code.ts';
import { VerifyCodeInput } from '../../shared/form/VerifyCodeInput.tsx';

const secureLoginNeeded = '200009';

interface NewPhoneFormProps {
  onChange: (phoneNumber: string) => void;
  /** Called when the proof of the current number has expired, after a quarter of an hour. */
  onExpire: () => void;
}

/** The new number of the account, and its code. */
export function NewPhoneForm({ onChange, onExpire }: NewPhoneFormProps) {
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({ defaultValues: { phoneNumber: '', verifyCode: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('phoneNumber'), [setFocus]);
  const refuse = (error: unknown) => {
    if (error instanceof ApiError && error.retCode === secureLoginNeeded) onExpire();
    else if (!showFieldFaults(error, form)) setRefusal(refusalText(error));
  };
  const request = usePhoneCode({
    isSend4NewPhone: '1',
    numberOf: async () => {
      const isNumber = await form.trigger('phoneNumber', { shouldFocus: true });
      return isNumber ? form.getValues('phoneNumber').trim() : undefined;
    },
    onSent: goOnInCode(form),
    onRefusal: refuse,
  });

  const send = form.handleSubmit(async ({ phoneNumber, verifyCode }) => {
    setRefusal(undefined);
    try {
      const input = { phoneNumber: phoneNumber.trim(), verifyCode: verifyCode.trim() };
      const changed = await browserClient().call('POST /api/userManage/userInfo/updateMobilePhone', input);
      onChange(changed.phoneNumber);
    } catch (error) {
      refuse(error);
    }
  });

  return (
    <>
      <Lead>{m.identity_phone_lead_new()}</Lead>
      <FormFrame form={form} refusal={refusal} onSubmit={send}>
        <PhoneInput label={m.identity_new_phone()} />
        <VerifyCodeInput request={request} />
        <Button type="submit" variant="main" size="large" busy={form.formState.isSubmitting}>
          {m.identity_phone_change()}
        </Button>
      </FormFrame>
    </>
  );
}
