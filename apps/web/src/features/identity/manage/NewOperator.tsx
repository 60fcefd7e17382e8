import { operatorSave } from '@portal/contract/identity/role-manage';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import { closing } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { ChipsInput } from '../../../platform/form/ChipsInput.tsx';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { SmsNotice } from '../shared/SmsNotice.tsx';
import styles from './User.module.css';
import { userQueryKeys } from './use-operate-user.ts';
import { useRoleChoice } from './use-role-choice.ts';

type Fields = z.input<typeof operatorSave.input>;

interface NewOperatorProps {
  onClose: () => void;
  onEntered: (userId: string) => void;
}

/** Creates an operator; they set the password themselves, and another administrator grants the roles. */
export function NewOperator({ onClose, onEntered }: NewOperatorProps) {
  const roles = useRoleChoice() ?? [];
  const form = useContractForm<Fields>(operatorSave.input, {
    defaultValues: { loginName: '', name: '', phoneNumber: '', reason: '', data: { roleCodes: [] } },
  });
  const enter = useMutationOf('POST /api/userManage/operator/save', {
    once: true,
    done: m.operator_user_added(),
    invalidates: [...userQueryKeys, 'GET /api/userManage/roleGrant/queryList'],
    setError: form.setError,
  });
  const send = form.handleSubmit(async (fields) => {
    const entered = await enter.run(fields);
    if (!entered) return;
    onClose();
    onEntered(entered.userId);
  });
  const close = closing(form.formState.isDirty, onClose);
  return (
    <Dialog
      open
      onClose={() => void close()}
      title={m.operator_user_add()}
      closeLabel={m.act_close()}
      actions={
        <>
          <Button onClick={() => void close()}>{m.act_cancel()}</Button>
          <Button variant="main" busy={enter.busy} onClick={() => void send()}>
            {m.operator_user_add()}
          </Button>
        </>
      }
    >
      <Stack as="form" gap={16} className={styles.form} onSubmit={(event) => void send(event)}>
        <p>{m.operator_user_add_text()}</p>
        <SmsNotice>{m.activation_sms_missing_way()}</SmsNotice>
        <FormScope form={form}>
          <TextInput name="loginName" label={m.field_login_name()} autoComplete="off" />
          <TextInput name="name" autoComplete="off" />
          <TextInput name="phoneNumber" label={m.operator_user_phone()} autoComplete="off" />
          <ChipsInput name="data.roleCodes" label={m.operator_user_roles()} options={roles} />
          <TextAreaInput name="reason" label={m.operator_grant_reason()} rows={2} />
        </FormScope>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Stack>
    </Dialog>
  );
}
