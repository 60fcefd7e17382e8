import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/checkbox/Checkbox.tsx';
import { useInput } from './use-input.ts';

interface CheckboxInputProps {
  name: string;
  hint?: string;
  children: ReactNode;
}

/** A check box that is never required. */
export function CheckboxInput({ name, hint, children }: CheckboxInputProps) {
  const { value, onChange, onBlur, ref, error, disabled } = useInput<boolean>(name);
  return (
    <Checkbox
      checked={value}
      onChange={onChange}
      onBlur={onBlur}
      ref={ref}
      error={error}
      disabled={disabled}
      hint={hint}
    >
      {children}
    </Checkbox>
  );
}
