import { operatorSave } from '@portal/contract/role-manage';
import * as m from '@portal/texts/messages';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { closing } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { schemaResolver } from '../../../platform/form/schema-resolver.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ChipGroup } from '../../../ui/chip-group/ChipGroup.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import styles from './User.module.css';
import { staleUser } from './use-operate-user.ts';
import { useRoleChoice } from './use-role-choice.ts';

type Fields = z.input<typeof operatorSave.input>;

interface NewOperatorProps {
  onClose: () => void;
  onEntered: (userId: string) => void;
}

const texts = [
  ['loginName', m.field_login_name],
  ['name', m.field_person_name],
  ['phoneNumber', m.operator_user_phone],
] as const;

/** Enters an operator; password and roles come afterwards, from himself and from another administrator. */
export function NewOperator({ onClose, onEntered }: NewOperatorProps) {
  const roles = useRoleChoice() ?? [];
  const { control, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: schemaResolver(operatorSave.input),
    defaultValues: { loginName: '', name: '', phoneNumber: '', reason: '', data: { roleCodes: [] } },
  });
  const enter = useMutationOf('POST /api/userManage/operator/save', {
    once: true,
    done: m.operator_user_added(),
    invalidates: [...staleUser, 'GET /api/userManage/roleGrant/queryList'],
    setError,
  });
  const send = handleSubmit(async (fields) => {
    const entered = await enter.run(fields);
    if (!entered) return;
    onClose();
    onEntered(entered.userId);
  });
  const close = closing(formState.isDirty, onClose);
  return (
    <Dialog
      open
      onClose={() => void close()}
      title={m.operator_user_add()}
      closeLabel={m.operator_close()}
      actions={
        <>
          <Button onClick={() => void close()}>{m.operator_cancel()}</Button>
          <Button variant="main" busy={enter.busy} onClick={() => void send()}>
            {m.operator_user_add()}
          </Button>
        </>
      }
    >
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <p>{m.operator_user_add_text()}</p>
        {texts.map(([name, label]) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={label()}
                required
                autoComplete="off"
                {...(fieldState.error?.message ? { error: fieldState.error.message } : {})}
              />
            )}
          />
        ))}
        <Controller
          control={control}
          name="data.roleCodes"
          render={({ field, fieldState }) => (
            <ChipGroup
              label={m.operator_user_roles()}
              required
              options={roles}
              value={field.value}
              onChange={field.onChange}
              ref={field.ref}
              {...(fieldState.error?.message ? { error: fieldState.error.message } : {})}
            />
          )}
        />
        <Controller
          control={control}
          name="reason"
          render={({ field, fieldState }) => (
            <TextArea
              {...field}
              label={m.operator_grant_reason()}
              required
              rows={2}
              maxLength={200}
              {...(fieldState.error?.message ? { error: fieldState.error.message } : {})}
            />
          )}
        />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
}
