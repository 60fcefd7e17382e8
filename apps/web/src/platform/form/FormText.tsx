import * as m from '@portal/texts/messages';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { PlainPassword } from '../../ui/plain-field/PlainPassword.tsx';
import { PlainText, type PlainTextProps } from '../../ui/plain-field/PlainText.tsx';

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

/** The type of the faults which a resolver finds by the contract. */
export const contractFault = 'contract';

/** The parts of a form's field that ours take. */
export function useBound<Values extends FieldValues>({ control, name, rule }: Bound<Values>) {
  const validate = rule as Rule<Values> | undefined;
  const { field, fieldState, formState } = useController({ control, name, rules: validate && { validate } });
  const { disabled: _, ...bound } = field;
  const { error, isTouched } = fieldState;
  // A list is checked when a row is added to it; what is missing in the new row nobody has had the time to enter.
  const isEarly = error?.type === contractFault && !isTouched && !formState.isSubmitted;
  return { ...bound, error: isEarly ? undefined : error?.message };
}

/** The same for a field whose value is a text. */
export function useBoundText<Values extends FieldValues>(bound: Bound<Values>) {
  const { value, ...field } = useBound(bound);
  return { ...field, value: String(value ?? '') };
}

type TextProps<Values extends FieldValues> = Bound<Values> &
  Omit<PlainTextProps, keyof Bound<Values> | 'value'>;

interface NumberText {
  /** A number that is copied as it is printed, in groups: its gaps are left out. */
  gapless?: boolean;
}

export function FormText<Values extends FieldValues>({
  control,
  name,
  rule,
  gapless = false,
  ...props
}: TextProps<Values> & NumberText) {
  const { onChange, ...bound } = useBoundText({ control, name, rule });
  const take = (text: string) => onChange(gapless ? text.replace(/\s+/g, '') : text);
  return <PlainText {...props} {...bound} onChange={take} />;
}

export function FormPassword<Values extends FieldValues>({
  control,
  name,
  rule,
  ...props
}: TextProps<Values>) {
  const labels = { show: m.identity_show_password(), hide: m.identity_hide_password() };
  return <PlainPassword {...props} {...useBoundText({ control, name, rule })} labels={labels} />;
}
