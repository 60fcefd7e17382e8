import { termsVersion } from '@portal/contract/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { browserClient, browserState } from '../../../../platform/api/browser-client.ts';
import { admissionTicket } from '../../../../platform/client-state/kept-tickets.ts';
import { PlainChoiceInput } from '../../../../platform/form/plain/PlainChoiceInput.tsx';
import { PlainTextInput } from '../../../../platform/form/plain/PlainTextInput.tsx';
import { byContractOf } from '../../../../platform/form/rules.ts';
import { refusalText, showFieldFaults } from '../../../../platform/form/show-faults.ts';
import { currentLocale } from '../../../../platform/i18n/language.ts';
import { island } from '../../../../platform/island/island.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { userIcon } from '../../../../ui/icon/shapes.ts';
import { useIsAlive } from '../../../site/shared/use-in-browser.ts';
import { FormFrame } from '../../shared/form/FormFrame.tsx';
import { IdentityRoot } from '../../shared/form/IdentityRoot.tsx';
import { NeedsScript } from '../../shared/form/NeedsScript.tsx';
import { NewPasswordFields } from '../../shared/form/NewPasswordFields.tsx';
import { PhoneInput } from '../../shared/form/PhoneInput.tsx';
import { useLoginCode } from '../../shared/form/use-login-code.ts';
import { VerifyCodeInput } from '../../shared/form/VerifyCodeInput.tsx';
import { sha1Hex } from '../../shared/sha1.ts';
import { AgreementBox } from './AgreementBox.tsx';

interface RegisterFormProps {
  /** The kind of account selected at first. */
  userType: '100' | '200';
  /** Where people continue after registration. */
  loginHref: string;
  entryHref: string;
  serviceHref: string;
  privacyHref: string;
}

const enterprise = '200';

const defaultValues = {
  loginName: '',
  phoneNumber: '',
  verifyCode: '',
  newPassword: '',
  checkPass: '',
  agreed: false,
};

type RegisterValues = typeof defaultValues & Pick<RegisterFormProps, 'userType'>;

function RegisterForm({ userType, loginHref, entryHref, ...agreement }: RegisterFormProps) {
  const alive = useIsAlive();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<RegisterValues>({ defaultValues: { ...defaultValues, userType }, mode: 'onTouched' });
  const request = useLoginCode(form, 'REGISTER');
  const isEnterprise = useWatch({ control: form.control, name: 'userType' }) === enterprise;

  const send = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await register(values);
      location.assign(isEnterprise ? entryHref : loginHref);
    } catch (error) {
      if (!showFieldFaults(error, form)) setRefusal(refusalText(error));
    }
  });

  return (
    <IdentityRoot guestsOnly>
      <NeedsScript />
      <FormFrame form={form} refusal={refusal} onSubmit={send}>
        <PlainChoiceInput
          name="userType"
          label={m.field_account_kind()}
          options={[
            {
              value: enterprise,
              text: m.identity_kind_enterprise(),
              note: m.identity_kind_enterprise_note(),
            },
            { value: '100', text: m.identity_kind_person(), note: m.identity_kind_person_note() },
          ]}
        />
        <PlainTextInput
          name="loginName"
          rule={byContractOf('loginName')}
          label={m.field_login_name()}
          hint={m.fault_login_name()}
          icon={userIcon}
          autoComplete="username"
          gapless
          required
        />
        <PhoneInput />
        <VerifyCodeInput request={request} />
        <NewPasswordFields missing={m.fault_password_missing} />
        <AgreementBox {...agreement} />
        <Button
          type="submit"
          variant="main"
          size="large"
          busy={form.formState.isSubmitting}
          disabled={!alive}
        >
          {isEnterprise ? m.identity_register_submit() : m.identity_register_person_submit()}
        </Button>
      </FormFrame>
    </IdentityRoot>
  );
}

/** Saves the user without a token, and the ticket needed by the next pages. */
async function register(values: RegisterValues): Promise<void> {
  const { regTicket, regTicketExpiresAt, ...user } = await browserClient().call(
    'POST /api/userManage/register/userRegisterCK',
    {
      loginName: values.loginName.trim(),
      phoneNumber: values.phoneNumber.trim(),
      verifyCode: values.verifyCode.trim(),
      password_sha: sha1Hex(values.newPassword),
      userType: values.userType,
      termsVersion,
      language: currentLocale(),
    },
  );
  browserState().saveUser(user);
  const { loginName: name, phoneNumber } = user;
  if (user.userType === enterprise)
    admissionTicket.write({ ticket: regTicket, expiresAt: regTicketExpiresAt, loginName: name, phoneNumber });
}

export default island('identity/public/register/RegisterForm', RegisterForm, 'load');
