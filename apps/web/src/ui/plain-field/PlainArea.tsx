import clsx from 'clsx';
import type { Ref } from 'react';
import { useLeaving } from '../field/after-press.ts';
import control from '../field/Control.module.css';
import type { FieldProps } from '../field/field-props.ts';
import { PlainFrame } from './PlainFrame.tsx';

interface PlainAreaProps extends FieldProps {
  value: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  rows?: number;
  /** The maximum number of characters; shows a counter to the right of the label. */
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

export function PlainArea({ ref, value, onChange, onBlur, rows = 4, maxLength, ...props }: PlainAreaProps) {
  const leave = useLeaving(onBlur);
  const count = maxLength && `${value.length} / ${maxLength}`;
  return (
    <PlainFrame {...props} note={props.note ?? count}>
      {(native) => (
        <textarea
          {...native}
          ref={ref}
          value={value}
          rows={rows}
          maxLength={maxLength}
          readOnly={props.readOnly}
          className={clsx(control.control, control.area)}
          onChange={({ target }) => onChange?.(target.value)}
          onBlur={leave}
        />
      )}
    </PlainFrame>
  );
}
