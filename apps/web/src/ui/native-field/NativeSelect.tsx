import clsx from 'clsx';
import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import control from '../field/Control.module.css';
import { Icon } from '../icon/Icon.tsx';
import { chevronDownIcon } from '../icon/shapes.ts';
import { Text } from '../layout/Text.tsx';
import styles from './NativeField.module.css';
import { NativeLabel } from './NativeLabel.tsx';

interface NativeSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id'> {
  label: string;
  /** Shows the label to screen readers only. */
  hiddenLabel?: boolean;
  options: { value: string; text: string; disabled?: boolean }[];
  ref?: Ref<HTMLSelectElement>;
}

/** A native select, for forms that only submit a GET. */
export function NativeSelect({ label, hiddenLabel, options, ...select }: NativeSelectProps) {
  const id = useId();
  return (
    <Text as="div" block shrink>
      <NativeLabel htmlFor={id} text={label} hidden={hiddenLabel} />
      <Text as="div" block relative>
        <select {...select} id={id} className={clsx(control.control, styles.select)}>
          {options.map(({ value, text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
        <Icon shape={chevronDownIcon} className={styles.arrow} />
      </Text>
    </Text>
  );
}
