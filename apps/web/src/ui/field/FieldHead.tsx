import { Label } from 'react-aria-components';
import { Text } from '../layout/Text.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Field.module.css';
import type { FieldProps } from './field-props.ts';

/** The label with its required mark, and the note to the right. */
export function FieldHead({ label, hiddenLabel, required, note }: FieldProps) {
  if (hiddenLabel) {
    return (
      <Label>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Label>
    );
  }
  return (
    <div className={styles.head}>
      <Label className={styles.label}>
        {label}
        {required && (
          <Text as="span" tone="petal" weight={400} className={styles.required} aria-hidden>
            *
          </Text>
        )}
      </Label>
      {note && (
        <Text as="span" fixed tone="faint" size="note" figures text="end" className={styles.note}>
          {note}
        </Text>
      )}
    </div>
  );
}
