import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { type RecoveryTicket, recoveryTicket } from '../../../../platform/client-state/kept-tickets.ts';
import { PlainChoiceInput } from '../../../../platform/form/plain/PlainChoiceInput.tsx';
import { refusalText, showFieldFaults } from '../../../../platform/form/show-faults.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormFrame } from '../../shared/form/FormFrame.tsx';
import { Lead } from '../../shared/form/Lead.tsx';
import { NewPasswordFields } from '../../shared/form/NewPasswordFields.tsx';
import { maskPhone } from '../../shared/mask-phone.ts';
import { changeSignOf } from '../../shared/phone-sign.ts';
import { sha1Hex } from '../../shared/sha1.ts';

const ticketExpired = '200013';

interface ResetPasswordProps {
  ticket: RecoveryTicket;
  doneHref: string;
  onExpire: () => void;
}

export function ResetPassword({ ticket, doneHref, onExpire }: ResetPasswordProps) {
  const { phoneNumber, accounts } = ticket;
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { userAccId: accounts[0]?.userAccId ?? '', newPassword: '', checkPass: '' },
  });

  const send = form.handleSubmit(async ({ userAccId, newPassword }) => {
    setRefusal(undefined);
    try {
      await changePassword(ticket, userAccId, newPassword);
      recoveryTicket.forget();
      location.assign(doneHref);
    } catch (error) {
      if (error instanceof ApiError && error.retCode === ticketExpired) onExpire();
      else if (!showFieldFaults(error, form)) setRefusal(refusalText(error));
    }
  });

  return (
    <>
      <Lead>{m.identity_reset_for({ phone: maskPhone(phoneNumber) })}</Lead>
      <FormFrame form={form} refusal={refusal} onSubmit={send}>
        {accounts.length > 1 && (
          <PlainChoiceInput
            name="userAccId"
            label={m.identity_choose_account()}
            options={accounts.map(({ userAccId, loginName, userType }) => ({
              value: userAccId,
              text: loginName,
              note: userType === '200' ? m.identity_kind_enterprise() : m.identity_kind_person(),
            }))}
          />
        )}
        <NewPasswordFields missing={m.fault_new_password_missing} replaces />
        <Button type="submit" variant="main" size="large" busy={form.formState.isSubmitting}>
          {m.identity_save_password()}
        </Button>
      </FormFrame>
    </>
  );
}

/** Identifies the account by its number if known, otherwise by sign, time and both ids. */
async function changePassword(ticket: RecoveryTicket, userAccId: string, password: string): Promise<void> {
  const { ticket: pwdTicket, phoneNumber, accounts } = ticket;
  const account = accounts.find((one) => one.userAccId === userAccId);
  const timestamp = Date.now();
  const named =
    accounts.length > 1 && account
      ? { timestamp, sign: changeSignOf(phoneNumber, timestamp), userId: account.userId, userAccId }
      : { phoneNumber };
  const input = { ...named, pwdTicket, newPassword: sha1Hex(password) };
  await browserClient().call('POST /api/userManage/getPasswordBack/changePassword', input);
}
