import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PageTitle } from '../../../../platform/account/PageTitle.tsx';
import { DraftNotice } from '../../../../platform/form/DraftNotice.tsx';
import { EditForm } from '../../../../platform/form/EditForm.tsx';
import type { Editing } from '../../../../platform/form/use-edit-form.ts';
import type { BarAct } from '../../../../ui/action-bar/bar-act.ts';
import styles from './Parts.module.css';

interface EditFrameProps<Values extends FieldValues> {
  edit: Editing<Values>;
  title: string;
  note: ReactNode;
  acts: readonly BarAct[];
  /** Notices officers need to read before the form. */
  notices?: ReactNode;
  onSend: () => Promise<unknown>;
  children: ReactNode;
}

/** The page around an officer's long form: its head and notices. */
export function EditFrame<Values extends FieldValues>({ edit, ...frame }: EditFrameProps<Values>) {
  return (
    <EditForm edit={edit} onSend={frame.onSend} acts={frame.acts}>
      <PageTitle title={frame.title} note={frame.note} />
      <DraftNotice draft={edit.draft} />
      {frame.notices}
      <div className={styles.frame}>{frame.children}</div>
    </EditForm>
  );
}
