import { Select as AriaSelect } from 'react-aria-components';
import { useLeaving } from '../field/after-press.ts';
import { ariaFieldProps } from '../field/field-props.ts';
import { SelectBox, type SelectBoxProps } from './SelectBox.tsx';

interface SelectProps extends SelectBoxProps {
  /** `null` or an empty string if nothing is selected. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** Selects one of a short list. For long lists use `ComboBox`. */
export function Select({ value, defaultValue, onChange, ...box }: SelectProps) {
  const { isReadOnly, isDisabled, ...field } = ariaFieldProps(box);
  return (
    <AriaSelect
      {...field}
      isDisabled={isDisabled || isReadOnly}
      value={value === undefined ? undefined : value || null}
      defaultValue={defaultValue}
      onChange={(key) => onChange?.(String(key))}
      onBlur={useLeaving(box.onBlur)}
      placeholder={box.placeholder}
      allowsEmptyCollection={box.empty !== undefined}
    >
      <SelectBox {...box} />
    </AriaSelect>
  );
}
