import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/button/Button.tsx';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { formatDate } from '../display/format.ts';
import styles from './EditForm.module.css';
import { FormScope } from './FormScope.tsx';
import type { Editing } from './use-edit-form.ts';

interface EditFormProps<Values extends FieldValues> {
  edit: Editing<Values>;
  onSend: () => Promise<void>;
  children: ReactNode;
}

/** A long form with its save bar. */
export function EditForm<Values extends FieldValues>({ edit, onSend, children }: EditFormProps<Values>) {
  const { form, draft, mayEdit, discard } = edit;
  const { isDirty, isSubmitting } = form.formState;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    >
      <FormScope form={form}>{children}</FormScope>
      {mayEdit && (
        <SaveBar saved={draft.savedAt && m.member_form_draft({ time: formatDate(draft.savedAt, 'HH:mm') })}>
          <Button onClick={discard} disabled={!isDirty && !draft.restored}>
            {m.member_form_discard()}
          </Button>
          <Button type="submit" variant="main" busy={isSubmitting}>
            {m.member_form_save()}
          </Button>
        </SaveBar>
      )}
    </form>
  );
}
