import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import control from '../field/Control.module.css';
import { Icon } from '../icon/Icon.tsx';
import { Text } from '../layout/Text.tsx';
import { NativeLabel } from './NativeLabel.tsx';

interface NativeInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  label: string;
  /** Shows the label to screen readers only. */
  hiddenLabel?: boolean;
  icon?: string;
  /** At the right-hand end: a unit or a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A native text box, for forms that only submit a GET. */
export function NativeInput({ label, hiddenLabel, icon, end, ...input }: NativeInputProps) {
  const id = useId();
  return (
    <Text as="div" block shrink>
      <NativeLabel htmlFor={id} text={label} hidden={hiddenLabel} />
      <div className={control.control}>
        {icon && <Icon shape={icon} className={control.adornment} />}
        <input {...input} id={id} className={control.input} />
        {end && <span className={control.adornment}>{end}</span>}
      </div>
    </Text>
  );
}
