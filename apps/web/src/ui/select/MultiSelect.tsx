import { Select as AriaSelect } from 'react-aria-components';
import { useLeaving } from '../field/after-press.ts';
import { ariaFieldProps } from '../field/field-props.ts';
import { SelectBox, type SelectBoxProps } from './SelectBox.tsx';

interface MultiSelectProps extends SelectBoxProps {
  value?: string[];
  defaultValue?: string[];
  onChange?: (value: string[]) => void;
}

/** Selects several of a list too long to be always visible; for a short one use `ChipGroup`. */
export function MultiSelect({ value, defaultValue, onChange, ...box }: MultiSelectProps) {
  const { isReadOnly, isDisabled, ...field } = ariaFieldProps(box);
  return (
    <AriaSelect
      {...field}
      selectionMode="multiple"
      isDisabled={isDisabled || isReadOnly}
      value={value}
      defaultValue={defaultValue}
      onChange={(keys) => onChange?.(keys.map(String))}
      onBlur={useLeaving(box.onBlur)}
      placeholder={box.placeholder}
      allowsEmptyCollection={box.empty !== undefined}
    >
      <SelectBox {...box} />
    </AriaSelect>
  );
}
