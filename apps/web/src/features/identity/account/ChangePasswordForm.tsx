import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '../../../platform/account/toasts.ts';
import { browserClient, browserState } from '../../../platform/api/browser-client.ts';
import { PlainPasswordInput } from '../../../platform/form/plain/PlainPasswordInput.tsx';
import { needed } from '../../../platform/form/rules.ts';
import { refusalText, showFieldFaults } from '../../../platform/form/show-faults.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { lockIcon } from '../../../ui/icon/shapes.ts';
import { FormFrame } from '../shared/form/FormFrame.tsx';
import { Lead } from '../shared/form/Lead.tsx';
import { NewPasswordFields } from '../shared/form/NewPasswordFields.tsx';
import { sha1Hex } from '../shared/sha1.ts';

const defaultValues = { oldPassword: '', newPassword: '', checkPass: '' };

/** Sets a new password for the user's own account; needs the old one. */
export function ChangePasswordForm({ onDone }: { onDone?: () => void }) {
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({ defaultValues: defaultValues, mode: 'onTouched' });

  const send = form.handleSubmit(
    async ({ oldPassword, newPassword }) => {
      setRefusal(undefined);
      const { phoneNumber } = browserState().user();
      const hashed = { oldPassword: sha1Hex(oldPassword), newPassword: sha1Hex(newPassword) };
      const input = { phoneNumber, ...hashed };
      try {
        await browserClient().call('POST /api/userManage/getPasswordBack/changePassword', input);
      } catch (error) {
        if (!showFieldFaults(error, form)) setRefusal(refusalText(error));
        return;
      }
      toast('success', m.person_password_changed());
      form.reset();
      onDone?.();
    },
    () => toast('error', m.person_required_empty()),
  );

  return (
    <>
      <Lead>{m.person_password_note()}</Lead>
      <FormFrame form={form} refusal={refusal} takesFocus={onDone !== undefined} onSubmit={send}>
        <PlainPasswordInput
          name="oldPassword"
          rule={needed(m.fault_old_password_missing)}
          label={m.field_old_password()}
          icon={lockIcon}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields missing={m.fault_new_password_missing} replaces />
        <Button type="submit" variant="main" busy={form.formState.isSubmitting}>
          {m.person_password_save()}
        </Button>
      </FormFrame>
    </>
  );
}
