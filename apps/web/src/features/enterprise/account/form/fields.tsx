import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useBound } from '../../../../platform/form/FormText.tsx';
import { ChipGroup } from '../../../../ui/chip-group/ChipGroup.tsx';
import { DateField } from '../../../../ui/date-field/DateField.tsx';
import type { FieldProps } from '../../../../ui/field/field-props.ts';
import type { Option } from '../../../../ui/list-box/option.ts';
import { RadioGroup } from '../../../../ui/radio-group/RadioGroup.tsx';
import { MultiSelect } from '../../../../ui/select/MultiSelect.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import { TextArea } from '../../../../ui/text-area/TextArea.tsx';

interface Bound<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

type Field<Values extends FieldValues, More = object> = Bound<Values> & Omit<FieldProps, 'name'> & More;

function useField<Values extends FieldValues>(bound: Bound<Values>) {
  const { error, ...field } = useBound(bound);
  return { ...field, ...(error === undefined ? {} : { error }) };
}

type Choosing<Values extends FieldValues> = Field<Values, { options: Option[]; placeholder: string }>;

export function FormSelect<Values extends FieldValues>({ control, name, ...props }: Choosing<Values>) {
  return <Select {...props} {...useField({ control, name })} />;
}

export function FormTags<Values extends FieldValues>({ control, name, ...props }: Choosing<Values>) {
  return <MultiSelect {...props} {...useField({ control, name })} />;
}

export function FormChips<Values extends FieldValues>({
  control,
  name,
  ...props
}: Field<Values, { options: Option[] }>) {
  const { onBlur: _, ...field } = useField({ control, name });
  return <ChipGroup {...props} {...field} />;
}

export function FormChoice<Values extends FieldValues>({
  control,
  name,
  ...props
}: Field<Values, { options: Option[]; layout?: 'row' | 'column' | 'card' }>) {
  return <RadioGroup {...props} {...useField({ control, name })} />;
}

export function FormDay<Values extends FieldValues>({ control, name, ...props }: Field<Values>) {
  return <DateField {...props} {...useField({ control, name })} />;
}

export function FormArea<Values extends FieldValues>({
  control,
  name,
  ...props
}: Field<Values, { maxLength: number; rows?: number }>) {
  return <TextArea {...props} {...useField({ control, name })} />;
}
