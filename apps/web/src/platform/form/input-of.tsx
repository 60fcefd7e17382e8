import type { FC } from 'react';
import { type Input, type Rule, useInput } from './use-input.ts';

/** What a field has from its form. */
type FromForm = 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'error';

export type InputProps<Props> = Omit<Props, FromForm | 'label'> & {
  name: string;
  /** Where the form names the field otherwise than the contract. */
  label?: string;
  rule?: Rule;
};

interface Held {
  value?: unknown;
  onChange?: ((value: never) => void) | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  maxLength?: number | undefined;
}

/** Between the value of a form and what a field shows and gives back. */
interface Shape<Shown, Given> {
  shown?: (value: unknown) => Shown;
  given?: (value: Given) => unknown;
}

/** The input made of a field: `const TextInput = inputOf(TextField)`. */
export function inputOf<Props extends Held>(
  Field: FC<Props>,
  { shown, given }: Shape<Props['value'], never> = {},
): FC<InputProps<Props>> {
  return function FormInput({ name, label, rule, ...look }) {
    const { required, maxLength, disabled } = look as Held;
    const input: Input<unknown> = useInput(name, { rule, required, maxLength });
    const held = {
      ...look,
      ...input,
      label: label ?? input.label,
      disabled: disabled || input.disabled,
      value: shown ? shown(input.value) : input.value,
      onChange: (value: never) => input.onChange(given ? given(value) : value),
    };
    return <Field {...(held as unknown as Props)} />;
  };
}

/** A text; one that has not been written yet is empty. */
export const textShape = { shown: (value: unknown) => String((value as string | number | undefined) ?? '') };
