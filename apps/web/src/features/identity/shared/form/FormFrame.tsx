import type { FormEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormScope, type ScopedForm } from '../../../../platform/form/FormScope.tsx';
import { focusFirstField } from '../../../../platform/form/focus-first-field.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import styles from './FormFrame.module.css';

interface FormFrameProps<Values extends FieldValues> {
  form: ScopedForm<Values>;
  /** What was refused and belongs to no field. */
  refusal?: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  label?: string;
  /** In a dialog: whoever opened it writes on at once. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Fields below each other. POST, so that a form sent before it is alive puts no password into an address. */
export function FormFrame<Values extends FieldValues>({
  form,
  refusal,
  onSubmit,
  label,
  takesFocus,
  children,
}: FormFrameProps<Values>) {
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
      <FormScope form={form}>{children}</FormScope>
    </form>
  );
}
