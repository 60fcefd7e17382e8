import type { ReactNode } from 'react';

/** The props shared by all form fields, without the value. */
export interface FieldProps {
  label: string;
  /** Shows the label to screen readers only. */
  hiddenLabel?: boolean;
  /** To the right of the label: “optional”, a counter, a link. */
  note?: ReactNode;
  /** Below the control: how to fill it in. */
  hint?: ReactNode;
  /** Below the control: confirmation that the value is valid. */
  ok?: ReactNode;
  /** Below the control: what is wrong and how to fix it. */
  error?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  name?: string;
  className?: string;
}

/** Converts field props to those of React Aria. Errors come only from outside (`error`), never from the browser. */
export function ariaFieldProps({ required, disabled, readOnly, name, error, className }: FieldProps) {
  return {
    isRequired: required,
    isDisabled: disabled,
    isReadOnly: readOnly,
    isInvalid: Boolean(error),
    validationBehavior: 'aria' as const,
    name,
    className: className ?? '',
  };
}
