import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import { useLeaving } from '../field/after-press.ts';
import { FieldFoot } from '../field/FieldFoot.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import styles from './Checkbox.module.css';
import { CheckMark } from './CheckMark.tsx';

interface CheckboxProps
  extends Pick<FieldProps, 'error' | 'hint' | 'disabled' | 'readOnly' | 'required' | 'name'> {
  checked?: boolean;
  defaultChecked?: boolean;
  indeterminate?: boolean;
  /** The key of this option inside a `CheckboxGroup`. */
  value?: string;
  onChange?: (checked: boolean) => void;
  onBlur?: () => void;
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ children, indeterminate, ...props }: CheckboxProps) {
  return (
    <CheckboxField
      {...ariaFieldProps({ label: '', ...props })}
      isSelected={props.checked}
      defaultSelected={props.defaultChecked}
      isIndeterminate={indeterminate}
      value={props.value}
      onChange={props.onChange}
      onBlur={useLeaving(props.onBlur)}
      inputRef={props.ref}
    >
      <CheckboxButton className={styles.checkbox}>
        <CheckMark indeterminate={indeterminate} />
        <span>{children}</span>
      </CheckboxButton>
      <FieldFoot label="" {...props} />
    </CheckboxField>
  );
}
