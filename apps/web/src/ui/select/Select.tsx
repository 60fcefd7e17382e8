import clsx from 'clsx';
import type { Ref } from 'react';
import { Select as AriaSelect, Button, Popover, SelectValue } from 'react-aria-components';
import control from '../field/Control.module.css';
import { FieldFoot } from '../field/FieldFoot.tsx';
import { FieldHead } from '../field/FieldHead.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/Icon.tsx';
import { chevronDownIcon } from '../icon/shapes/chevron-down.ts';
import { OptionList } from '../list-box/OptionList.tsx';
import type { Option } from '../list-box/option.ts';
import popover from '../popover/Popover.module.css';
import styles from './Select.module.css';

interface SelectProps extends FieldProps {
  options: Option[];
  /** `null` or an empty text while nothing is chosen. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  placeholder: string;
  /** Shown when there is nothing to choose from. */
  empty?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** One of a short list. For long lists take `ComboBox`. */
export function Select({ ref, ...props }: SelectProps) {
  const { options, value, defaultValue, onChange, onBlur, placeholder, empty } = props;
  const { isReadOnly, isDisabled, ...field } = ariaFieldProps(props);
  return (
    <AriaSelect
      {...field}
      isDisabled={isDisabled || isReadOnly}
      value={value === undefined ? undefined : value || null}
      defaultValue={defaultValue}
      onChange={(key) => onChange?.(String(key))}
      onBlur={onBlur}
      placeholder={placeholder}
      allowsEmptyCollection={empty !== undefined}
    >
      <FieldHead {...props} />
      <Button
        ref={ref}
        className={clsx(control.control, styles.button)}
        data-invalid={props.error ? '' : undefined}
      >
        <SelectValue className={styles.value}>
          {({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <Icon shape={chevronDownIcon} className={styles.arrow} />
      </Button>
      <FieldFoot {...props} />
      <Popover className={popover.popover} offset={4}>
        <OptionList options={options} empty={empty} />
      </Popover>
    </AriaSelect>
  );
}
