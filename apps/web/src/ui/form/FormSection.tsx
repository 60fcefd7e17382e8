import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import styles from './Form.module.css';

interface FormSectionProps {
  title: string;
  /** An anchor to the section. */
  id?: string;
  note?: ReactNode;
  columns?: 1 | 2 | 3;
  children: ReactNode;
}

/** Related fields, in columns; `Wide` spans a whole line. */
export function FormSection({ title, id, note, columns = 2, children }: FormSectionProps) {
  return (
    <fieldset id={id} className={styles.section}>
      <legend className={styles.title}>{title}</legend>
      {note && (
        <Text tone="quiet" size="note">
          {note}
        </Text>
      )}
      <Stack align="start" gap={24} above={20} className={styles.fields} data-columns={columns}>
        {children}
      </Stack>
    </fieldset>
  );
}

export function Wide({ children }: { children: ReactNode }) {
  return (
    <Text as="div" across>
      {children}
    </Text>
  );
}
