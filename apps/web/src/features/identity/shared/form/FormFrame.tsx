import type { FormEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormScope, type ScopedForm } from '../../../../platform/form/FormScope.tsx';
import { focusFirstField } from '../../../../platform/form/focus-first-field.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import styles from './FormFrame.module.css';

interface FormFrameProps<Values extends FieldValues> {
  form: ScopedForm<Values>;
  /** A refusal that belongs to no field. */
  refusal?: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  label?: string;
  /** Set in a dialog: the first field takes focus. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Stacked fields. Uses POST, so that a form submitted before the script runs puts no password into the address. */
export function FormFrame<Values extends FieldValues>({
  form,
  refusal,
  onSubmit,
  label,
  takesFocus,
  children,
}: FormFrameProps<Values>) {
  return (
    <Stack
      ref={takesFocus ? focusFirstField : undefined}
      method="post"
      noValidate
      aria-label={label}
      as="form"
      gap={20}
      className={styles.form}
      onSubmit={(event) => void onSubmit(event)}
    >
      {/* The toast above the page has already been announced to screen readers. */}
      {refusal && <Alert kind="error">{refusal}</Alert>}
      <FormScope form={form}>{children}</FormScope>
    </Stack>
  );
}
