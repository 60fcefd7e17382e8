import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PageTitle } from '../../../../platform/account/PageTitle.tsx';
import { DraftNotice } from '../../../../platform/form/DraftNotice.tsx';
import { EditForm } from '../../../../platform/form/EditForm.tsx';
import type { Editing } from '../../../../platform/form/use-edit-form.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import styles from './Parts.module.css';

interface EditFrameProps<Values extends FieldValues, Saved> {
  edit: Editing<Values>;
  title: string;
  note: ReactNode;
  actions: ReactNode;
  /** What officers need to know before they read on. */
  notices?: ReactNode;
  /** Resolves to undefined if the server refused. */
  onSave: (entered: Values) => Promise<Saved | undefined>;
  onSaved?: (saved: Saved) => Promise<void>;
  children: ReactNode;
}

/** The page around an officer's long form: its head and notices. */
export function EditFrame<Values extends FieldValues, Saved>({
  edit,
  ...frame
}: EditFrameProps<Values, Saved>) {
  const { draft, mayEdit, send } = edit;
  return (
    <EditForm edit={edit} onSend={() => send(frame.onSave, frame.onSaved)}>
      <PageTitle title={frame.title} note={frame.note} actions={frame.actions} />
      {!mayEdit && <Alert kind="info">{m.officer_readonly()}</Alert>}
      <DraftNotice draft={draft} />
      {frame.notices}
      <fieldset disabled={!mayEdit} className={styles.frame}>
        {frame.children}
      </fieldset>
    </EditForm>
  );
}
