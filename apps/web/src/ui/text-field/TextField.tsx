import type { ComponentProps, ReactNode, Ref } from 'react';
import { TextField as AriaTextField, Group, Input } from 'react-aria-components';
import { useLeaving } from '../field/after-press.ts';
import control from '../field/Control.module.css';
import { FieldFoot } from '../field/FieldFoot.tsx';
import { FieldHead } from '../field/FieldHead.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/Icon.tsx';

type AriaProps = ComponentProps<typeof AriaTextField>;

export interface TextFieldProps
  extends FieldProps,
    Pick<
      AriaProps,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'type'
      | 'autoComplete'
      | 'inputMode'
      | 'maxLength'
      | 'autoFocus'
    > {
  onBlur?: () => void;
  /** Shows the number of characters used to the right of the label, out of those allowed. */
  counts?: boolean;
  placeholder?: string;
  /** On the left: an icon for the kind of input. */
  icon?: string;
  /** On the right: a unit, or a `FieldButton`. */
  end?: ReactNode;
  /** The input itself; a form library focuses it if it has an error. */
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ ref, ...props }: TextFieldProps) {
  const { value, defaultValue, onChange, onBlur, type, autoComplete, inputMode, maxLength, autoFocus } =
    props;
  const count = props.counts && maxLength && `${(value ?? '').length} / ${maxLength}`;
  return (
    <AriaTextField
      {...ariaFieldProps(props)}
      value={value}
      defaultValue={defaultValue}
      onChange={onChange}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
      maxLength={maxLength}
      // In a dialog that has just opened, users continue in this field.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={autoFocus}
      onBlur={useLeaving(onBlur)}
    >
      <FieldHead {...props} note={props.note ?? (count || undefined)} />
      <Group
        className={control.control}
        isInvalid={Boolean(props.error)}
        isDisabled={props.disabled}
        isReadOnly={props.readOnly}
      >
        {props.icon && <Icon shape={props.icon} className={control.adornment} />}
        <Input ref={ref} placeholder={props.placeholder} className={control.input} />
        {typeof props.end === 'string' ? <span className={control.adornment}>{props.end}</span> : props.end}
      </Group>
      <FieldFoot {...props} />
    </AriaTextField>
  );
}
