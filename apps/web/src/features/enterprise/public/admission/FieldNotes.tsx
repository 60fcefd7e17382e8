import { type ApplicationField, enterpriseFields } from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';
import { Written } from '../../../../platform/display/Written.tsx';
import styles from './EntryDone.module.css';

/** What to correct, field by field. */
export function FieldNotes({ notes }: { notes: Record<string, string> }) {
  const entries = Object.entries(notes) as [ApplicationField, string][];
  if (entries.length === 0) return null;
  return (
    <>
      <h2 className={styles.title}>{m.identity_notes()}</h2>
      <ul className={styles.notes}>
        {entries.map(([field, note]) => (
          <li key={field}>
            <b>{enterpriseFields[field].label()}</b>
            <Written>{note}</Written>
          </li>
        ))}
      </ul>
    </>
  );
}
