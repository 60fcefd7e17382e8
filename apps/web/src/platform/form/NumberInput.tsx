import type { ComponentProps } from 'react';
import { NumberField } from '../../ui/number-field/NumberField.tsx';
import { type InputProps, inputOf } from './input-of.tsx';

const NumberOrNull = inputOf(NumberField);
const NumberOrZero = inputOf(NumberField, { parse: (value: number | null) => value ?? 0 });

interface NumberInputProps extends InputProps<ComponentProps<typeof NumberField>> {
  /** The form holds 0 instead of null while the field is empty. */
  orZero?: boolean;
}

export function NumberInput({ orZero, ...props }: NumberInputProps) {
  const Shown = orZero ? NumberOrZero : NumberOrNull;
  return <Shown {...props} />;
}
