import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { closing } from '../../../platform/account/use-leave-guard.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import type { ContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import styles from '../shared/Declaration.module.css';

interface FormDialogProps<Values extends FieldValues> {
  title: string;
  text: ReactNode;
  form: ContractForm<Values>;
  /** Sends the form; undefined where it was refused. */
  save: (data: Values) => Promise<unknown>;
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
}

const formId = 'declaration-decision';

/** A decision with what it needs, over the declaration it is about. */
export function FormDialog<Values extends FieldValues>({
  title,
  text,
  form,
  save,
  busy,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const giveUp = closing(form.formState.isDirty, onClose);
  const send = form.handleSubmit(async (data) => {
    if ((await save(data)) !== undefined) onClose();
  });
  return (
    <Dialog
      open
      onClose={() => void giveUp()}
      title={title}
      closeLabel={m.operator_close()}
      actions={
        <>
          <Button onClick={() => void giveUp()}>{m.operator_cancel()}</Button>
          <Button type="submit" form={formId} variant="main" busy={busy}>
            {title}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)}>
        <p>{text}</p>
        <FormScope form={form}>
          <div className={styles.fields}>{children}</div>
        </FormScope>
      </form>
    </Dialog>
  );
}
