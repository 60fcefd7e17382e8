import type { ManagedUser } from '@portal/contract/identity/user-manage';
import type { OperatorRole } from '@portal/contract/operator-role';
import * as m from '@portal/texts/messages';
import { useRef, useState } from 'react';
import { closing } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import styles from './User.module.css';
import { userQueryKeys } from './use-operate-user.ts';
import { useRoleChoice } from './use-role-choice.ts';

interface RequestRoleProps {
  user: Pick<ManagedUser, 'userId' | 'name'>;
  /** Roles the user already has or that have been requested. */
  taken: readonly OperatorRole[];
  onClose: () => void;
}

/** Requests a role, which another administrator has to grant. */
export function RequestRole({ user: { userId, name }, taken, onClose }: RequestRoleProps) {
  const [role, setRole] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const submit = useMutationOf('POST /api/userManage/roleGrant/submit', {
    once: true,
    done: m.operator_user_role_asked(),
    invalidates: [...userQueryKeys, 'GET /api/userManage/roleGrant/queryList'],
  });
  const roleField = useRef<HTMLButtonElement>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const isReasoned = reason.trim().length >= 2;
  const send = async () => {
    setIsChecked(true);
    if (role === '') return roleField.current?.focus();
    if (!isReasoned) return reasonField.current?.focus();
    if (await submit.run({ userId, roleCode: role as OperatorRole, reason: reason.trim() })) onClose();
  };
  const options = (useRoleChoice() ?? []).filter(({ value }) => !taken.includes(value));
  const close = closing(role !== '' || reason.trim() !== '', onClose);
  return (
    <Dialog
      open
      onClose={() => void close()}
      size="small"
      title={m.operator_user_role_ask_title({ name })}
      closeLabel={m.act_close()}
      actions={
        <>
          <Button onClick={() => void close()}>{m.act_cancel()}</Button>
          <Button variant="main" busy={submit.busy} onClick={() => void send()}>
            {m.operator_user_role_ask()}
          </Button>
        </>
      }
    >
      <Stack gap={16} className={styles.form}>
        <p>{m.operator_user_role_ask_text()}</p>
        <Select
          ref={roleField}
          label={m.operator_user_role()}
          required
          options={options}
          value={role}
          onChange={setRole}
          placeholder={m.operator_user_role_choose()}
          {...(isChecked && role === '' ? { error: m.operator_user_role_choose() } : {})}
        />
        <TextArea
          ref={reasonField}
          label={m.operator_grant_reason()}
          required
          rows={3}
          maxLength={200}
          value={reason}
          onChange={setReason}
          {...(isChecked && !isReasoned ? { error: m.operator_reason_rule() } : {})}
        />
      </Stack>
    </Dialog>
  );
}
