import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Alert } from '../../ui/alert/Alert.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { beginInField } from '../../ui/dialog/begin-in-field.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { closing, useLeaveGuard } from '../account/use-leave-guard.ts';
import { useReadsOnly } from '../account/use-reads-only.ts';
import styles from './FormDrawer.module.css';
import { FormScope } from './FormScope.tsx';
import { onceUploaded } from './uploads-ready.ts';
import type { ContractForm } from './use-contract-form.ts';

interface FormDrawerProps<Values extends FieldValues> {
  title: ReactNode;
  size?: 'medium' | 'large';
  form: ContractForm<Values>;
  /** Submits the form; undefined on failure. */
  save: (data: Values) => Promise<unknown>;
  busy: boolean;
  /** The label of the button, if it is not “save”. */
  saveText?: string;
  onClose: () => void;
  /** Content below the form that is not part of it. */
  aside?: ReactNode;
  children: ReactNode;
}

const formId = 'drawer-form';

/**
 * A short form next to a list: saved as a whole, and asks before unsaved input is discarded. Users with read-only
 * access see its values.
 */
export function FormDrawer<Values extends FieldValues>({
  title,
  size = 'large',
  form,
  save,
  busy,
  saveText,
  onClose,
  aside,
  children,
}: FormDrawerProps<Values>) {
  const { isDirty } = form.formState;
  const readsOnly = useReadsOnly();
  useLeaveGuard(isDirty && !busy);
  const giveUp = closing(isDirty, onClose);
  const store = form.handleSubmit(async (data) => {
    if ((await save(data)) !== undefined) onClose();
  });
  const fields = (
    <FormScope form={form} disabled={readsOnly}>
      {children}
    </FormScope>
  );
  return (
    <Drawer
      open
      onClose={() => void giveUp()}
      title={title}
      size={size}
      closeLabel={m.act_close()}
      actions={
        !readsOnly && (
          <>
            <Button onClick={() => void giveUp()}>{m.act_cancel()}</Button>
            <Button type="submit" form={formId} variant="main" busy={busy}>
              {saveText ?? m.act_save()}
            </Button>
          </>
        )
      }
    >
      {readsOnly && <Alert>{m.refusal_reads_only()}</Alert>}
      <form ref={readsOnly ? undefined : beginInField} id={formId} noValidate onSubmit={onceUploaded(store)}>
        {readsOnly ? (
          <fieldset className={styles.fields} disabled>
            {fields}
          </fieldset>
        ) : (
          fields
        )}
      </form>
      {!readsOnly && aside}
    </Drawer>
  );
}
