import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { refusalText, showFieldFaults } from '../../../../platform/form/show-faults.ts';
import { island } from '../../../../platform/island/island.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { useIsAlive } from '../../../site/shared/use-in-browser.ts';
import { FormFrame } from '../../shared/form/FormFrame.tsx';
import { IdentityRoot } from '../../shared/form/IdentityRoot.tsx';
import { NeedsScript } from '../../shared/form/NeedsScript.tsx';
import { PhoneInput } from '../../shared/form/PhoneInput.tsx';
import { useLoginCode } from '../../shared/form/use-login-code.ts';
import { VerifyCodeInput } from '../../shared/form/VerifyCodeInput.tsx';
import { finishLogin } from './finish-login.ts';

/** Login by a code sent to the phone. */
function CodeLogin() {
  const alive = useIsAlive();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({ defaultValues: { phoneNumber: '', verifyCode: '' } });
  const request = useLoginCode(form, 'LOGIN');

  const send = form.handleSubmit(async ({ phoneNumber, verifyCode }) => {
    setRefusal(undefined);
    try {
      const input = { phoneNumber: phoneNumber.trim(), verifyCode: verifyCode.trim() };
      finishLogin(await browserClient().call('POST /api/userManage/loginByPhone', input));
    } catch (error) {
      if (showFieldFaults(error, form)) return;
      const unknown = error instanceof ApiError && error.data.reason === 'PHONE_UNREGISTERED';
      setRefusal(unknown ? m.identity_phone_unregistered() : refusalText(error));
    }
  });

  return (
    <IdentityRoot guestsOnly>
      <NeedsScript />
      <FormFrame form={form} refusal={refusal} onSubmit={send}>
        <PhoneInput />
        <VerifyCodeInput request={request} />
        <Button
          type="submit"
          variant="main"
          size="large"
          wide
          busy={form.formState.isSubmitting}
          disabled={!alive}
        >
          {m.act_log_in()}
        </Button>
        <Text size={14} tone="quiet">
          {m.guest_signup_login_note()}
        </Text>
      </FormFrame>
    </IdentityRoot>
  );
}

export default island('identity/public/login/CodeLogin', CodeLogin, 'load');
