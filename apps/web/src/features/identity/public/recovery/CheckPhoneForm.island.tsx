import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { recoveryTicket } from '../../../../platform/client-state/kept-tickets.ts';
import { refusalText, showFieldFaults } from '../../../../platform/form/show-faults.ts';
import { island } from '../../../../platform/island/island.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { useIsAlive } from '../../../site/shared/use-in-browser.ts';
import { FormFrame } from '../../shared/form/FormFrame.tsx';
import { IdentityRoot } from '../../shared/form/IdentityRoot.tsx';
import { Lead } from '../../shared/form/Lead.tsx';
import { NeedsScript } from '../../shared/form/NeedsScript.tsx';
import { PhoneInput } from '../../shared/form/PhoneInput.tsx';
import { useLoginCode } from '../../shared/form/use-login-code.ts';
import { VerifyCodeInput } from '../../shared/form/VerifyCodeInput.tsx';

interface CheckPhoneFormProps {
  lead: string;
  nextHref: string;
}

/** The first half of a recovery: proves the phone by a code. */
function CheckPhoneForm({ lead, nextHref }: CheckPhoneFormProps) {
  const alive = useIsAlive();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({ defaultValues: { phoneNumber: '', verifyCode: '' } });
  const request = useLoginCode(form, 'RECOVER');

  const send = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    const phoneNumber = values.phoneNumber.trim();
    try {
      const { pwdTicket, expiresAt, accounts } = await browserClient().call(
        'POST /api/userManage/getPasswordBack/checkVerifyCode',
        { phoneNumber, verifyCode: values.verifyCode.trim() },
      );
      recoveryTicket.write({ ticket: pwdTicket, expiresAt, phoneNumber, accounts });
      location.assign(nextHref);
    } catch (error) {
      if (showFieldFaults(error, form)) return;
      const unknown = error instanceof ApiError && error.data.reason === 'PHONE_UNREGISTERED';
      setRefusal(unknown ? m.identity_phone_unregistered() : refusalText(error));
    }
  });

  return (
    <IdentityRoot>
      <Lead>{lead}</Lead>
      <NeedsScript />
      <FormFrame form={form} refusal={refusal} onSubmit={send}>
        <PhoneInput />
        <VerifyCodeInput request={request} />
        <Button
          type="submit"
          variant="main"
          size="large"
          busy={form.formState.isSubmitting}
          disabled={!alive}
        >
          {m.identity_next()}
        </Button>
      </FormFrame>
    </IdentityRoot>
  );
}

export default island('identity/public/recovery/CheckPhoneForm', CheckPhoneForm, 'load');
