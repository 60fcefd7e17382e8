import type { ReactNode } from 'react';
import { PlainCheckbox } from '../../../ui/plain-field/PlainCheckbox.tsx';
import { type Rule, useInput } from '../use-input.ts';

interface PlainCheckboxInputProps {
  name: string;
  rule?: Rule;
  required?: boolean;
  children: ReactNode;
}

export function PlainCheckboxInput({ name, rule, required, children }: PlainCheckboxInputProps) {
  const { value, onChange, onBlur, ref, error } = useInput<boolean>(name, { rule });
  return (
    <PlainCheckbox
      checked={value}
      onChange={onChange}
      onBlur={onBlur}
      ref={ref}
      error={error}
      required={required}
    >
      {children}
    </PlainCheckbox>
  );
}
