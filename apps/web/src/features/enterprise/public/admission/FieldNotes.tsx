import { type ApplicationField, enterpriseFields } from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';
import { Written } from '../../../../platform/display/Written.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import styles from './EntryDone.module.css';

/** What to correct, field by field. */
export function FieldNotes({ notes }: { notes: Record<string, string> }) {
  const entries = Object.entries(notes) as [ApplicationField, string][];
  if (entries.length === 0) return null;
  return (
    <>
      <Text as="h2" above={40} size={20} className={styles.title}>
        {m.identity_notes()}
      </Text>
      <Text as="ul" above={16} className={styles.notes}>
        {entries.map(([field, note]) => (
          <li key={field}>
            <Text as="b" weight={600}>
              {enterpriseFields[field].label()}
            </Text>
            <Written>{note}</Written>
          </li>
        ))}
      </Text>
    </>
  );
}
