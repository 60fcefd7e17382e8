import * as m from '@portal/texts/messages';
import type { FormEvent, ReactNode } from 'react';
import type { Draft } from '../../../../platform/account/use-draft.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { DraftNotice } from '../../../../platform/form/DraftNotice.tsx';
import { focusFirstField } from '../../../../platform/form/focus-first-field.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import styles from './Section.module.css';

interface SectionFormProps {
  draft: Draft;
  busy: boolean;
  onSend: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
}

/** Fields of a section with what ends its editing. */
export function SectionForm({ draft, busy, onSend, onCancel, children }: SectionFormProps) {
  return (
    <form ref={focusFirstField} noValidate className={styles.form} onSubmit={(event) => void onSend(event)}>
      {children}
      {draft.collisions !== undefined && <DraftNotice draft={draft} />}
      <div className={styles.foot}>
        {draft.restored && draft.collisions === undefined && draft.savedAt !== undefined && (
          <span className={styles.draft}>
            {m.profile_draft_restored({ time: formatDate(draft.savedAt, 'MM-DD HH:mm') })}
          </span>
        )}
        <Button onClick={onCancel}>{m.profile_cancel()}</Button>
        <Button type="submit" variant="main" busy={busy}>
          {m.profile_save()}
        </Button>
      </div>
    </form>
  );
}
