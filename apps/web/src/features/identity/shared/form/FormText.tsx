import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import {
  identity_hide_password,
  identity_show_password,
} from '../../../../platform/i18n/paraglide/messages.js';
import { PasswordField } from '../../../../ui/text-field/PasswordField.tsx';
import { TextField, type TextFieldProps } from '../../../../ui/text-field/TextField.tsx';

export interface Bound<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** True, or what is wrong. */
  rule?: (value: never, values: Values) => true | string | Promise<true | string>;
}

type Rule<Values extends FieldValues> = (
  value: unknown,
  values: Values,
) => true | string | Promise<true | string>;

/** The parts of a form's field that ours take. */
export function useBound<Values extends FieldValues>({ control, name, rule }: Bound<Values>) {
  const validate = rule as Rule<Values> | undefined;
  const { field, fieldState } = useController({ control, name, rules: validate && { validate } });
  return { ...field, error: fieldState.error?.message };
}

type TextProps<Values extends FieldValues> = Bound<Values> & Omit<TextFieldProps, keyof Bound<Values>>;

export function FormText<Values extends FieldValues>({ control, name, rule, ...props }: TextProps<Values>) {
  const { disabled: _, ...bound } = useBound({ control, name, rule });
  return <TextField {...props} {...bound} />;
}

export function FormPassword<Values extends FieldValues>({
  control,
  name,
  rule,
  ...props
}: TextProps<Values>) {
  const { disabled: _, ...bound } = useBound({ control, name, rule });
  const labels = { show: identity_show_password(), hide: identity_hide_password() };
  return <PasswordField {...props} {...bound} labels={labels} />;
}
