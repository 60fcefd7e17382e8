import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/button/Button.tsx';
import { beginInField } from '../../ui/dialog/begin-in-field.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { closing, useLeaveGuard } from '../account/use-leave-guard.ts';
import { FormScope } from './FormScope.tsx';
import { onceUploaded } from './uploads-ready.ts';
import type { ContractForm } from './use-contract-form.ts';

interface FormDrawerProps<Values extends FieldValues> {
  title: ReactNode;
  form: ContractForm<Values>;
  /** Sends the form; undefined where it was refused. */
  save: (data: Values) => Promise<unknown>;
  busy: boolean;
  /** The word on the button, if it is not “save”. */
  saveText?: string;
  onClose: () => void;
  /** Below the form, what is not part of it. */
  beside?: ReactNode;
  children: ReactNode;
}

const formId = 'drawer-form';

/** A short form beside a list: it is saved as a whole, and asks before unsaved work is left. */
export function FormDrawer<Values extends FieldValues>({
  title,
  form,
  save,
  busy,
  saveText,
  onClose,
  beside,
  children,
}: FormDrawerProps<Values>) {
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty && !busy);
  const giveUp = closing(isDirty, onClose);
  const store = form.handleSubmit(async (data) => {
    if ((await save(data)) !== undefined) onClose();
  });
  return (
    <Drawer
      open
      onClose={() => void giveUp()}
      title={title}
      size="large"
      closeLabel={m.operator_close()}
      actions={
        <>
          <Button onClick={() => void giveUp()}>{m.operator_cancel()}</Button>
          <Button type="submit" form={formId} variant="main" busy={busy}>
            {saveText ?? m.act_save()}
          </Button>
        </>
      }
    >
      <form ref={beginInField} id={formId} noValidate onSubmit={onceUploaded(store)}>
        <FormScope form={form}>{children}</FormScope>
      </form>
      {beside}
    </Drawer>
  );
}
