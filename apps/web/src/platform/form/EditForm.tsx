import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BarStatus } from '../../ui/action-bar/ActionBar.tsx';
import type { BarAct } from '../../ui/action-bar/bar-act.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { PageActs } from '../account/acts/PageActs.tsx';
import { formatDate } from '../display/format.ts';
import { savedText } from '../display/saved-text.ts';
import styles from './EditForm.module.css';
import { FormScope } from './FormScope.tsx';
import type { Editing } from './use-edit-form.ts';

interface EditFormProps<Values extends FieldValues> {
  edit: Editing<Values>;
  onSend: () => Promise<unknown>;
  /** The label of the button, if it is not “save”. */
  sendText?: string;
  /** Other actions on the edited object. */
  acts?: readonly BarAct[];
  children: ReactNode;
}

/** A long form with its action bar. */
export function EditForm<Values extends FieldValues>({
  edit,
  onSend,
  sendText,
  acts = [],
  children,
}: EditFormProps<Values>) {
  const { form, draft, discard } = edit;
  const { isDirty, isSubmitting } = form.formState;
  const save: BarAct = { key: 'save', text: sendText ?? m.act_save(), submits: true, busy: isSubmitting };
  const undo: BarAct[] =
    isDirty || draft.restored ? [{ key: 'undo', text: m.act_undo(), onPress: discard }] : [];
  return (
    <Stack
      noValidate
      as="form"
      gap={16}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    >
      <FormScope form={form}>{children}</FormScope>
      <PageActs acts={[save, ...undo, ...acts]} status={statusOf(edit)} />
    </Stack>
  );
}

function statusOf<Values extends FieldValues>({
  form,
  draft,
  savedAt,
}: Editing<Values>): BarStatus | undefined {
  const { isDirty, isSubmitting } = form.formState;
  if (isSubmitting) return { kind: 'saving', text: m.act_saving() };
  if (isDirty || draft.restored)
    return {
      kind: 'unsaved',
      text: draft.savedAt
        ? m.act_unsaved_kept({ time: formatDate(draft.savedAt, 'HH:mm') })
        : m.act_unsaved(),
    };
  return savedAt === undefined ? undefined : { kind: 'saved', text: savedText(savedAt) };
}
