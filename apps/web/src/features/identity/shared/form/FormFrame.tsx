import type { FormEvent, ReactNode } from 'react';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import styles from './FormFrame.module.css';

interface FormFrameProps {
  /** What was refused and belongs to no field. */
  refusal?: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  label?: string;
  children: ReactNode;
}

/** Fields below each other. POST, so that a form sent before it is alive puts no password into an address. */
export function FormFrame({ refusal, onSubmit, label, children }: FormFrameProps) {
  return (
    <form
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
