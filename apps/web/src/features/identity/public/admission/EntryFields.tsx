import type { FieldValues } from 'react-hook-form';
import { ChipGroup } from '../../../../ui/chip-group/ChipGroup.tsx';
import { DateField } from '../../../../ui/date-field/DateField.tsx';
import type { FieldProps } from '../../../../ui/field/field-props.ts';
import type { Option } from '../../../../ui/list-box/option.ts';
import { MultiSelect } from '../../../../ui/select/MultiSelect.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import { TextArea } from '../../../../ui/text-area/TextArea.tsx';
import { type Bound, useBound } from '../../shared/form/FormText.tsx';

type Entry<Values extends FieldValues, More = object> = Bound<Values> & Omit<FieldProps, 'name'> & More;

function useEntry<Values extends FieldValues>(bound: Bound<Values>) {
  const { error, disabled: _, ...field } = useBound(bound);
  return { ...field, ...(error === undefined ? {} : { error }) };
}

type Choosing<Values extends FieldValues> = Entry<Values, { options: Option[]; placeholder: string }>;

export function EntrySelect<Values extends FieldValues>({ control, name, rule, ...props }: Choosing<Values>) {
  return <Select {...props} {...useEntry({ control, name, rule })} />;
}

export function EntryTags<Values extends FieldValues>({ control, name, rule, ...props }: Choosing<Values>) {
  return <MultiSelect {...props} {...useEntry({ control, name, rule })} />;
}

export function EntryChips<Values extends FieldValues>({
  control,
  name,
  rule,
  ...props
}: Entry<Values, { options: Option[] }>) {
  const { onBlur: _, ...field } = useEntry({ control, name, rule });
  return <ChipGroup {...props} {...field} />;
}

export function EntryDay<Values extends FieldValues>({ control, name, rule, ...props }: Entry<Values>) {
  return <DateField {...props} {...useEntry({ control, name, rule })} />;
}

export function EntryArea<Values extends FieldValues>({
  control,
  name,
  rule,
  ...props
}: Entry<Values, { maxLength: number }>) {
  return <TextArea {...props} {...useEntry({ control, name, rule })} />;
}
