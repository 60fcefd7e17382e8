import { type Ref, useMemo } from 'react';
import { type FieldValues, useController, useFormContext } from 'react-hook-form';
import { useFormDisabled, useRulesOf } from './FormScope.tsx';

/** The error type of contract violations. */
export const contractFault = 'contract';

/** Returns true, or the error; for forms that load the contract after the page. */
export type Rule = (value: never, values: never) => true | string | Promise<true | string>;

export interface InputOptions {
  rule?: Rule | undefined;
  /** For fields whose schema does not define it. */
  required?: boolean | undefined;
  maxLength?: number | undefined;
}

/** The props a field gets from its form. */
export interface Input<Value> {
  name: string;
  /** The field's label in the contract. */
  label: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  ref: Ref<never>;
  error: string | undefined;
  /** The whole form is read-only. */
  disabled: boolean;
  required: boolean | undefined;
  maxLength: number | undefined;
}

type Validate = (value: unknown, values: FieldValues) => true | string | Promise<true | string>;

const ofARow = /\.\d+\./;

/** Connects to the field with this name in the surrounding form; for custom fields without an `inputOf` wrapper. */
export function useInput<Value>(name: string, options: InputOptions = {}): Input<Value> {
  const { control, clearErrors } = useFormContext();
  const rulesOf = useRulesOf();
  const isDisabled = useFormDisabled();
  const rules = useMemo(() => rulesOf?.(name), [rulesOf, name]);
  const validate = options.rule as Validate | undefined;
  const { field, fieldState, formState } = useController({ control, name, rules: validate && { validate } });
  const { error, isTouched } = fieldState;
  const isFound = error?.type === contractFault;
  // Adding a row validates the list; the new row must not show errors before the user has had time to fill it in.
  const isEarly = isFound && ofARow.test(name) && !isTouched && !formState.isSubmitted;
  const change = (value: Value) => {
    field.onChange(value);
    // An error that the server or a reviewer found in the old value does not apply to the new one.
    if (error && !isFound && error.type !== 'validate') clearErrors(name);
  };
  return {
    name,
    label: rules?.label,
    value: field.value as Value,
    onChange: change,
    onBlur: field.onBlur,
    ref: field.ref as Ref<never>,
    error: isEarly ? undefined : error?.message,
    disabled: isDisabled || (field.disabled ?? false),
    required: options.required ?? rules?.required,
    maxLength: options.maxLength ?? rules?.maxLength,
  };
}
