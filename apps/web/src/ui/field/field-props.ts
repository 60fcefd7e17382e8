import type { ReactNode } from 'react';

/** The props of every form field besides its value. */
export interface FieldProps {
  label: string;
  /** Only screen readers get the label. */
  hiddenLabel?: boolean;
  /** On the right of the label: “optional”, a counter, a link. */
  note?: ReactNode;
  /** Below the control: how to fill it in. */
  hint?: ReactNode;
  /** Below the control: it was checked and is fine. */
  ok?: ReactNode;
  /** Below the control: what is wrong and how to put it right. */
  error?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  name?: string;
  className?: string;
}

/** The same as props of React Aria. Faults come from outside (`error`), never from the browser. */
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
