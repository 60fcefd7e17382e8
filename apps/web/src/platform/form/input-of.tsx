import type { FC } from 'react';
import { type Input, type Rule, useInput } from './use-input.ts';

/** The props a field gets from the form. */
type FromForm = 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'error';

export type InputProps<Props> = Omit<Props, FromForm | 'label'> & {
  name: string;
  /** Needed if the form uses another name than the contract. */
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

/** Converts between the form's value and the value of the field. */
interface Shape<Shown, Given> {
  format?: (value: unknown) => Shown;
  parse?: (value: Given) => unknown;
}

/** Turns a field into a form input: `const TextInput = inputOf(TextField)`. */
export function inputOf<Props extends Held>(
  Field: FC<Props>,
  { format, parse }: Shape<Props['value'], never> = {},
): FC<InputProps<Props>> {
  return function FormInput({ name, label, rule, ...look }) {
    const { required, maxLength, disabled } = look as Held;
    const input: Input<unknown> = useInput(name, { rule, required, maxLength });
    const held = {
      ...look,
      ...input,
      label: label ?? input.label,
      disabled: disabled || input.disabled,
      value: format ? format(input.value) : input.value,
      onChange: (value: never) => input.onChange(parse ? parse(value) : value),
    };
    return <Field {...(held as unknown as Props)} />;
  };
}

/** Text; an empty string if there is none. */
export const textShape = { format: (value: unknown) => String((value as string | number | undefined) ?? '') };
