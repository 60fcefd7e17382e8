import { type Ref, useMemo } from 'react';
import { type FieldValues, useController, useFormContext } from 'react-hook-form';
import { useRulesOf } from './FormScope.tsx';

/** The type of the faults that are found by the contract. */
export const contractFault = 'contract';

/** True, or what is wrong; for forms which the contract comes to later than the page. */
export type Rule = (value: never, values: never) => true | string | Promise<true | string>;

export interface InputOptions {
  rule?: Rule | undefined;
  /** Where something else than the field's own schema decides. */
  required?: boolean | undefined;
  maxLength?: number | undefined;
}

/** What a field takes from the form it is in. */
export interface Input<Value> {
  name: string;
  /** As the contract names it. */
  label: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  ref: Ref<never>;
  error: string | undefined;
  /** The whole form is only to be read. */
  disabled: boolean;
  required: boolean | undefined;
  maxLength: number | undefined;
}

type Validate = (value: unknown, values: FieldValues) => true | string | Promise<true | string>;

const ofARow = /\.\d+\./;

/** The field of that name in the form around it; for fields that have no input of their own. */
export function useInput<Value>(name: string, options: InputOptions = {}): Input<Value> {
  const { control, clearErrors } = useFormContext();
  const rulesOf = useRulesOf();
  const rules = useMemo(() => rulesOf?.(name), [rulesOf, name]);
  const validate = options.rule as Validate | undefined;
  const { field, fieldState, formState } = useController({ control, name, rules: validate && { validate } });
  const { error, isTouched } = fieldState;
  const isFound = error?.type === contractFault;
  // A list is checked when a row is added to it; what is missing in the new row nobody has had the time to enter.
  const isEarly = isFound && ofARow.test(name) && !isTouched && !formState.isSubmitted;
  const change = (value: Value) => {
    field.onChange(value);
    // What somebody has said of the old value, the server or an auditor, does not hold for the new one.
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
    disabled: field.disabled ?? false,
    required: options.required ?? rules?.required,
    maxLength: options.maxLength ?? rules?.maxLength,
  };
}
