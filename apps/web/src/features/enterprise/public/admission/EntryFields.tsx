import type { FieldValues } from 'react-hook-form';
import { type Bound, useBound, useBoundText } from '../../../../platform/form/FormText.tsx';
import type { FieldProps } from '../../../../ui/field/field-props.ts';
import type { Option } from '../../../../ui/list-box/option.ts';
import { PlainArea } from '../../../../ui/plain-field/PlainArea.tsx';
import { PlainChips } from '../../../../ui/plain-field/PlainChips.tsx';
import { PlainSelect } from '../../../../ui/plain-field/PlainSelect.tsx';

type Entry<Values extends FieldValues, More = object> = Bound<Values> & Omit<FieldProps, 'name'> & More;

export function EntrySelect<Values extends FieldValues>({
  control,
  name,
  rule,
  ...props
}: Entry<Values, { options: Option[]; placeholder: string }>) {
  return <PlainSelect {...props} {...useBoundText({ control, name, rule })} />;
}

export function EntryChips<Values extends FieldValues>({
  control,
  name,
  rule,
  ...props
}: Entry<Values, { options: Option[]; most?: number }>) {
  const { value, ...field } = useBound({ control, name, rule });
  return <PlainChips {...props} {...field} value={value as string[]} />;
}

export function EntryArea<Values extends FieldValues>({
  control,
  name,
  rule,
  ...props
}: Entry<Values, { maxLength: number }>) {
  return <PlainArea {...props} {...useBoundText({ control, name, rule })} />;
}
