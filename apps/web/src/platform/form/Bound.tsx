import type { ReactElement, Ref } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form';

/** What a field of the full shelf takes from a form. */
export interface BoundProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
  /** The whole form is only to be read. */
  disabled: boolean;
  ref: Ref<never>;
}

interface Props<Values extends FieldValues, Name extends FieldPath<Values>> {
  control: Control<Values>;
  name: Name;
  children: (field: BoundProps<FieldPathValue<Values, Name>>) => ReactElement;
}

/** A field of a form: `<Bound control={control} name="title">{(field) => <TextField {...field} label="…" />}</Bound>`. */
export function Bound<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  children,
}: Props<Values, Name>) {
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, onBlur, ref, disabled = false } = field;
  return children({ value, onChange, onBlur, ref, disabled, error: fieldState.error?.message });
}
