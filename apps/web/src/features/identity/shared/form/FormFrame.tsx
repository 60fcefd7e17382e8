import type { FormEvent, ReactNode } from 'react';
import { focusFirstField } from '../../../../platform/form/focus-first-field.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import styles from './FormFrame.module.css';

interface FormFrameProps {
  /** What was refused and belongs to no field. */
  refusal?: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  label?: string;
  /** In a dialog: whoever opened it writes on at once. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Fields below each other. POST, so that a form sent before it is alive puts no password into an address. */
export function FormFrame({ refusal, onSubmit, label, takesFocus, children }: FormFrameProps) {
  return (
    <form
      ref={takesFocus ? focusFirstField : undefined}
      method="post"
      noValidate
      aria-label={label}
      className={styles.form}
      onSubmit={(event) => void onSubmit(event)}
    >
      {/* The message above the page has read it out. */}
      {refusal && <Alert kind="error">{refusal}</Alert>}
      {children}
    </form>
  );
}
