import * as m from '@portal/texts/messages';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { PlainTextInput } from '../../../../platform/form/plain/PlainTextInput.tsx';
import { byContractOf, needed } from '../../../../platform/form/rules.ts';
import { refusalText, showFieldFaults } from '../../../../platform/form/show-faults.ts';
import { island } from '../../../../platform/island/island.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { shieldCheckIcon, userIcon } from '../../../../ui/icon/shapes.ts';
import { useIsAlive } from '../../../site/shared/use-in-browser.ts';
import { FormFrame } from '../../shared/form/FormFrame.tsx';
import { IdentityRoot } from '../../shared/form/IdentityRoot.tsx';
import { Lead } from '../../shared/form/Lead.tsx';
import { NeedsScript } from '../../shared/form/NeedsScript.tsx';
import { NewPasswordFields } from '../../shared/form/NewPasswordFields.tsx';
import { sha1Hex } from '../../shared/sha1.ts';

interface ActivateFormProps {
  lead: string;
  loginHref: string;
}

/** Sets the first password of an account that somebody entered. */
function ActivateForm({ lead, loginHref }: ActivateFormProps) {
  const alive = useIsAlive();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { loginName: '', activationCode: '', newPassword: '', checkPass: '' },
  });
  // The letter's QR code names the account behind the #, which no server sees.
  useEffect(() => {
    const loginName = decodeURIComponent(location.hash.slice(1));
    if (loginName && !form.getValues('loginName')) form.setValue('loginName', loginName);
  }, [form]);

  const send = form.handleSubmit(async ({ loginName, activationCode, newPassword }) => {
    setRefusal(undefined);
    try {
      await browserClient().call('POST /api/userManage/activation/redeem', {
        loginName,
        activationCode,
        newPassword: sha1Hex(newPassword),
      });
      location.assign(loginHref);
    } catch (error) {
      if (!showFieldFaults(error, form)) setRefusal(refusalText(error));
    }
  });

  return (
    <IdentityRoot>
      <Lead>{lead}</Lead>
      <NeedsScript />
      <FormFrame form={form} refusal={refusal} onSubmit={send}>
        <PlainTextInput
          name="loginName"
          rule={byContractOf('loginName')}
          label={m.field_login_name()}
          icon={userIcon}
          autoComplete="username"
          gapless
          required
        />
        <PlainTextInput
          name="activationCode"
          rule={needed(m.activation_code_missing)}
          label={m.activation_code()}
          icon={shieldCheckIcon}
          hint={m.activation_code_hint()}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          required
        />
        <NewPasswordFields missing={m.fault_new_password_missing} replaces />
        <Button
          type="submit"
          variant="main"
          size="large"
          busy={form.formState.isSubmitting}
          disabled={!alive}
        >
          {m.activation_submit()}
        </Button>
      </FormFrame>
    </IdentityRoot>
  );
}

export default island('identity/public/activation/ActivateForm', ActivateForm, 'load');
