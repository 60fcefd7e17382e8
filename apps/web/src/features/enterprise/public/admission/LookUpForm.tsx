import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { admissionTicket } from '../../../../platform/client-state/kept-tickets.ts';
import { refusalText, showFieldFaults } from '../../../../platform/form/show-faults.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormFrame } from '../../../identity/shared/form/FormFrame.tsx';
import { Lead } from '../../../identity/shared/form/Lead.tsx';
import { PhoneInput } from '../../../identity/shared/form/PhoneInput.tsx';
import { useLoginCode } from '../../../identity/shared/form/use-login-code.ts';
import { VerifyCodeInput } from '../../../identity/shared/form/VerifyCodeInput.tsx';
import styles from './EntryDone.module.css';

const ticketLifeMs = 72 * 3_600_000;

function keepTicket(ticket: string, phoneNumber: string): void {
  admissionTicket.write({ ticket, expiresAt: Date.now() + ticketLifeMs, phoneNumber });
}

/** Looks up an application by the phone it was made with. */
export function LookUpForm({ onFound }: { onFound: () => void }) {
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({ defaultValues: { phoneNumber: '', verifyCode: '' } });
  const request = useLoginCode(form, 'LOGIN');
  const send = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    const phoneNumber = values.phoneNumber.trim();
    try {
      const { regTicket } = await browserClient().call('POST /api/userManage/checkPhone', {
        phoneNumber,
        verifyCode: values.verifyCode.trim(),
      });
      if (!regTicket) {
        setRefusal(m.identity_audit_unknown());
        return;
      }
      keepTicket(regTicket, phoneNumber);
      onFound();
    } catch (error) {
      if (!showFieldFaults(error, form)) setRefusal(refusalText(error));
    }
  });
  return (
    <div className={styles.lookup}>
      <Lead>{m.identity_audit_lead()}</Lead>
      <FormFrame form={form} refusal={refusal} onSubmit={send}>
        <PhoneInput />
        <VerifyCodeInput request={request} />
        <Button type="submit" variant="main" size="large" busy={form.formState.isSubmitting}>
          {m.identity_audit_look_up()}
        </Button>
      </FormFrame>
    </div>
  );
}
