import { activationMail } from '@portal/contract/identity/activation';
import type { ManagedUser } from '@portal/contract/identity/user-manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../../platform/form/FormDialog.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';

interface MailActivationProps {
  user: ManagedUser;
  onClose: () => void;
}

/** Sends a new activation code to an address. */
export function MailActivation({ user: { userId, email }, onClose }: MailActivationProps) {
  const form = useContractForm<{ address: string }>(activationMail.input.shape.data, {
    defaultValues: { address: email ?? '' },
  });
  const send = useMutationOf('POST /api/userManage/activation/mail', {
    done: m.activation_mail_sent(),
    setError: dataFaults(form.setError),
  });
  return (
    <FormDialog
      title={m.activation_mail()}
      size="small"
      form={form}
      save={(data) => send.run({ userId, data })}
      busy={send.busy}
      onClose={onClose}
    >
      <p>{m.activation_mail_text()}</p>
      <TextInput name="address" inputMode="email" autoComplete="off" />
    </FormDialog>
  );
}
