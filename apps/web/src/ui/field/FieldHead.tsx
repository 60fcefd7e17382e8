import { Label } from 'react-aria-components';
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
          <span className={styles.required} aria-hidden>
            *
          </span>
        )}
      </Label>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}
