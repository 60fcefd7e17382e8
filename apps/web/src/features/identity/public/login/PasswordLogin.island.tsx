import * as m from '@portal/texts/messages';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient, browserState } from '../../../../platform/api/browser-client.ts';
import { PlainPasswordInput } from '../../../../platform/form/plain/PlainPasswordInput.tsx';
import { PlainTextInput } from '../../../../platform/form/plain/PlainTextInput.tsx';
import { needed } from '../../../../platform/form/rules.ts';
import { showFieldFaults } from '../../../../platform/form/show-faults.ts';
import { island } from '../../../../platform/island/island.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { lockIcon, userIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { PlainCheckbox } from '../../../../ui/plain-field/PlainCheckbox.tsx';
import { useIsAlive } from '../../../site/shared/use-in-browser.ts';
import { FormFrame } from '../../shared/form/FormFrame.tsx';
import { IdentityRoot } from '../../shared/form/IdentityRoot.tsx';
import { NeedsScript } from '../../shared/form/NeedsScript.tsx';
import { rememberedName, rememberName } from '../../shared/remembered-name.ts';
import { sha1Hex } from '../../shared/sha1.ts';
import { DemoAccounts, type DemoAccountsProps } from './DemoAccounts.tsx';
import { finishLogin } from './finish-login.ts';

interface PasswordLoginProps {
  forgotHref?: string | undefined;
  demo?: Omit<DemoAccountsProps, 'onChoose'> | undefined;
}

/** Login by name or phone number, and password. */
function PasswordLogin({ forgotHref, demo }: PasswordLoginProps) {
  const alive = useIsAlive();
  const [remember, setRemember] = useState(true);
  const form = useForm({ defaultValues: { loginName: '', password: '' } });
  const { handleSubmit, setValue, setFocus, setError, formState } = form;

  useEffect(() => {
    const known = rememberedName() || browserState().user().loginName;
    if (known) setValue('loginName', known);
    // Focus stays with users who are already typing or have moved elsewhere.
    if (document.activeElement === document.body) setFocus(known ? 'password' : 'loginName');
  }, [setValue, setFocus]);

  const send = handleSubmit(async ({ loginName, password }) => {
    try {
      const name = loginName.trim();
      const input = { loginName: name, password_sha: sha1Hex(password) };
      const user = await browserClient().call('POST /api/userManage/login', input);
      rememberName(remember ? name : '');
      finishLogin(user);
    } catch (error) {
      if (showFieldFaults(error, form)) return;
      if (!(error instanceof ApiError)) throw error;
      // The toast has already shown the error.
      const { triesLeft } = error.data;
      if (triesLeft) setError('password', { message: m.identity_tries_left({ count: triesLeft }) });
    }
  });

  const forgot = forgotHref && <Link href={forgotHref}>{m.identity_forgot()}</Link>;
  return (
    <IdentityRoot guestsOnly>
      <NeedsScript />
      <FormFrame form={form} onSubmit={send}>
        <PlainTextInput
          name="loginName"
          rule={needed(m.fault_login_name_missing)}
          label={m.identity_name_or_phone()}
          icon={userIcon}
          autoComplete="username"
          required
        />
        <PlainPasswordInput
          name="password"
          rule={needed(m.fault_password_missing)}
          label={m.field_password()}
          icon={lockIcon}
          autoComplete="current-password"
          required
        />
        <Row wrap justify="between" gap={4} gapX={16} size={14}>
          <PlainCheckbox checked={remember} onChange={setRemember}>
            {m.identity_remember()}
          </PlainCheckbox>
          {forgot}
        </Row>
        <Button
          type="submit"
          variant="main"
          size="large"
          wide
          busy={formState.isSubmitting}
          disabled={!alive}
        >
          {m.act_log_in()}
        </Button>
      </FormFrame>
      {demo && (
        <DemoAccounts
          {...demo}
          onChoose={(loginName, password) => {
            setValue('loginName', loginName, { shouldValidate: true });
            setValue('password', password, { shouldValidate: true });
          }}
        />
      )}
    </IdentityRoot>
  );
}

export default island('identity/public/login/PasswordLogin', PasswordLogin, 'load');
