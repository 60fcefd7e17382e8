import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useLeaving } from '../field/after-press.ts';
import control from '../field/Control.module.css';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/Icon.tsx';
import { PlainFrame } from './PlainFrame.tsx';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'maxLength' | 'placeholder' | 'min' | 'max'
>;

export interface PlainTextProps extends FieldProps, InputProps {
  value: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** On the left: an icon for the kind of input. */
  icon?: string;
  /** On the right: a unit, or a `FieldButton`. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A text field for forms on pages with a script budget; looks like `TextField`. */
export function PlainText({ ref, value, onChange, onBlur, icon, end, ...props }: PlainTextProps) {
  const leave = useLeaving(onBlur);
  const { type = 'text', autoComplete, autoCapitalize, inputMode, maxLength, placeholder } = props;
  const { min, max, readOnly } = props;
  return (
    <PlainFrame {...props}>
      {(native) => (
        <div
          className={control.control}
          data-invalid={props.error ? '' : undefined}
          data-readonly={readOnly ? '' : undefined}
        >
          {icon && <Icon shape={icon} className={control.adornment} />}
          <input
            {...native}
            ref={ref}
            type={type}
            value={value}
            readOnly={readOnly}
            autoComplete={autoComplete}
            autoCapitalize={autoCapitalize}
            inputMode={inputMode}
            maxLength={maxLength}
            placeholder={placeholder}
            min={min}
            max={max}
            className={control.input}
            onChange={({ target }) => onChange?.(target.value)}
            onBlur={leave}
          />
          {typeof end === 'string' ? <span className={control.adornment}>{end}</span> : end}
        </div>
      )}
    </PlainFrame>
  );
}
