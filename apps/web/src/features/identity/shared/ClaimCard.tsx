import * as m from '@portal/texts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '../../../platform/account/toasts.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { dayOf } from '../../../platform/display/day-words.ts';
import { refusalText, showFieldFaults } from '../../../platform/form/show-faults.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { FormFrame } from './form/FormFrame.tsx';
import { NewPasswordFields } from './form/NewPasswordFields.tsx';
import { sha1Hex } from './sha1.ts';

const state = 'GET /api/userManage/claim/queryDetail';

/** Offers a password to somebody whose account was made by a code; nothing for everybody else. */
export function ClaimCard() {
  const { data } = useQueryOf(state, {}, { quiet: true });
  if (!data?.isUnclaimed || data.endsAt === null) return null;
  return (
    <Panel ground="quiet" title={m.guest_signup_claim()}>
      <p>{m.guest_signup_claim_text({ day: dayOf(data.endsAt) })}</p>
      <ClaimForm />
    </Panel>
  );
}

function ClaimForm() {
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({ defaultValues: { newPassword: '', checkPass: '' }, mode: 'onTouched' });
  const send = form.handleSubmit(async ({ newPassword }) => {
    setRefusal(undefined);
    try {
      await browserClient().call('POST /api/userManage/claim/submit', { password_sha: sha1Hex(newPassword) });
    } catch (error) {
      if (!showFieldFaults(error, form)) setRefusal(refusalText(error));
      return;
    }
    toast('success', m.guest_signup_claimed());
    await queries.invalidateQueries({ queryKey: [state] });
  });
  return (
    <FormFrame form={form} refusal={refusal} label={m.guest_signup_claim()} onSubmit={send}>
      <NewPasswordFields missing={m.fault_password_missing} />
      <Button type="submit" busy={form.formState.isSubmitting}>
        {m.guest_signup_claim_send()}
      </Button>
    </FormFrame>
  );
}
