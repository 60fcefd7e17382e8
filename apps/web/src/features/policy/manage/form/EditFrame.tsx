import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatDate } from '../../../../platform/display/format.ts';
import {
  officer_discard,
  officer_draft,
  officer_readonly,
  officer_save,
} from '../../../../platform/i18n/paraglide/messages.js';
import { DraftNotice } from '../../../../platform/member/form/DraftNotice.tsx';
import { PageTitle } from '../../../../platform/member/PageTitle.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { SaveBar } from '../../../../ui/form/SaveBar.tsx';
import styles from './Parts.module.css';
import type { EditForm } from './use-edit-form.ts';

interface EditFrameProps<Values extends FieldValues, Saved> {
  edit: EditForm<Values>;
  title: string;
  note: ReactNode;
  actions: ReactNode;
  /** What must be known before one reads on. */
  notices?: ReactNode;
  /** Undefined where the server refused it. */
  onSave: (entered: Values) => Promise<Saved | undefined>;
  onSaved?: (saved: Saved) => Promise<void>;
  children: ReactNode;
}

/** The page around a long form: its head, what must be known, and the bar that saves. */
export function EditFrame<Values extends FieldValues, Saved>({
  edit: { form, draft, mayEdit, discard, send },
  ...frame
}: EditFrameProps<Values, Saved>) {
  const { isDirty, isSubmitting } = form.formState;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(frame.onSave, frame.onSaved);
      }}
    >
      <PageTitle title={frame.title} note={frame.note} actions={frame.actions} />
      {!mayEdit && <Alert kind="info">{officer_readonly()}</Alert>}
      <DraftNotice draft={draft} />
      {frame.notices}
      <fieldset disabled={!mayEdit} className={styles.frame}>
        <div className={styles.form}>{frame.children}</div>
      </fieldset>
      {mayEdit && (
        <SaveBar saved={draft.savedAt && officer_draft({ time: formatDate(draft.savedAt, 'HH:mm') })}>
          <Button onClick={discard} disabled={!isDirty && !draft.restored}>
            {officer_discard()}
          </Button>
          <Button type="submit" variant="main" busy={isSubmitting}>
            {officer_save()}
          </Button>
        </SaveBar>
      )}
    </form>
  );
}
