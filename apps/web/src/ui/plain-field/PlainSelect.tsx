import clsx from 'clsx';
import type { Ref } from 'react';
import { useLeaving } from '../field/after-press.ts';
import control from '../field/Control.module.css';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/Icon.tsx';
import { chevronDownIcon } from '../icon/shapes.ts';
import { Text } from '../layout/Text.tsx';
import type { Option } from '../list-box/option.ts';
import styles from '../native-field/NativeField.module.css';
import { PlainFrame } from './PlainFrame.tsx';

interface PlainSelectProps extends FieldProps {
  options: Option[];
  /** Shown if nothing is selected. */
  placeholder: string;
  value: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLSelectElement>;
}

/** Selects one of a list, with a native select. */
export function PlainSelect({ ref, value, onChange, onBlur, placeholder, ...props }: PlainSelectProps) {
  const leave = useLeaving(onBlur);
  return (
    <PlainFrame {...props} disabled={props.disabled || props.readOnly}>
      {(native) => (
        <Text as="div" block relative>
          <select
            {...native}
            ref={ref}
            value={value}
            className={clsx(control.control, styles.select)}
            onChange={({ target }) => onChange?.(target.value)}
            onBlur={leave}
          >
            <option value="">{placeholder}</option>
            {props.options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.text}
              </option>
            ))}
          </select>
          <Icon shape={chevronDownIcon} className={styles.arrow} />
        </Text>
      )}
    </PlainFrame>
  );
}
