import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { refusalText, showFieldFaults } from '../../../../platform/form/show-faults.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { smartphoneIcon } from '../../../../ui/icon/shapes.ts';
import { PlainText } from '../../../../ui/plain-field/PlainText.tsx';
import { FormFrame } from '../../shared/form/FormFrame.tsx';
import { Lead } from '../../shared/form/Lead.tsx';
import { goOnInCode } from '../../shared/form/use-code-request.ts';
import { usePhoneCode } from '../../shared/form/use-phone-code.ts';
import { VerifyCodeInput } from '../../shared/form/VerifyCodeInput.tsx';
import { maskPhone } from '../../shared/mask-phone.ts';

interface OldPhoneFormProps {
  phoneNumber: string;
  onProve: () => void;
}

/** Proves ownership of the account by a code sent to its current number. */
export function OldPhoneForm({ phoneNumber, onProve }: OldPhoneFormProps) {
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({ defaultValues: { verifyCode: '' } });
  const request = usePhoneCode({
    isSend4NewPhone: '0',
    numberOf: async () => phoneNumber,
    onSent: goOnInCode(form),
  });

  const send = form.handleSubmit(async ({ verifyCode }) => {
    setRefusal(undefined);
    try {
      const input = { phoneNumber, verifyCode: verifyCode.trim() };
      await browserClient().call('POST /api/userManage/checkPhone', input);
      onProve();
    } catch (error) {
      if (!showFieldFaults(error, form)) setRefusal(refusalText(error));
    }
  });

  return (
    <>
      <Lead>{m.identity_phone_lead_old()}</Lead>
      <FormFrame form={form} refusal={refusal} onSubmit={send}>
        <PlainText
          label={m.identity_own_phone()}
          icon={smartphoneIcon}
          value={maskPhone(phoneNumber)}
          readOnly
        />
        <VerifyCodeInput request={request} />
        <Button type="submit" variant="main" size="large" busy={form.formState.isSubmitting}>
          {m.identity_next()}
        </Button>
      </FormFrame>
    </>
  );
}
