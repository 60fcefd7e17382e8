import * as m from '@portal/texts/messages';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { closing } from '../account/use-leave-guard.ts';
import { FormScope } from './FormScope.tsx';
import { onceUploaded } from './uploads-ready.ts';
import type { ContractForm } from './use-contract-form.ts';

interface FormDialogProps<Values extends FieldValues> {
  /** The decision: the title, and the label of the button. */
  title: string;
  size?: ComponentProps<typeof Dialog>['size'];
  form: ContractForm<Values>;
  /** Submits the form; undefined on failure. */
  save: (data: Values) => Promise<unknown>;
  busy: boolean;
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
}

const formId = 'dialog-form';

/** A dialog for a decision and its input, over the object it concerns; asks before unsaved input is discarded. */
export function FormDialog<Values extends FieldValues>({
  title,
  size = 'medium',
  form,
  save,
  busy,
  onClose,
  className,
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
      closeLabel={m.act_close()}
      size={size}
      actions={
        <>
          <Button onClick={() => void giveUp()}>{m.act_cancel()}</Button>
          <Button type="submit" form={formId} variant="main" busy={busy}>
            {title}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={className} onSubmit={onceUploaded(send)}>
        <FormScope form={form}>{children}</FormScope>
      </form>
    </Dialog>
  );
}
