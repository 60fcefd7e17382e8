import type { Ref } from 'react';
import { TimeField as AriaTimeField } from 'react-aria-components';
import { useLeaving } from '../field/after-press.ts';
import { FieldFoot } from '../field/FieldFoot.tsx';
import { FieldHead } from '../field/FieldHead.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import type { FocusHandle } from '../field/use-focus-handle.ts';
import { DateBox, DateParts } from './DateBox.tsx';
import { parseTime, timeText } from './time.ts';

interface TimeFieldProps extends FieldProps {
  /** Hours and minutes, 09:30; empty or `null` if none is chosen. */
  value?: string | null;
  defaultValue?: string;
  /** Receives an empty string if the time was cleared. */
  onChange?: (time: string) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  ref?: Ref<FocusHandle>;
}

export function TimeField({ ref, ...props }: TimeFieldProps) {
  const { value, defaultValue, onChange, onBlur, min, max } = props;
  return (
    <AriaTimeField
      {...ariaFieldProps(props)}
      value={value === undefined ? undefined : parseTime(value)}
      defaultValue={parseTime(defaultValue)}
      onChange={(time) => onChange?.(timeText(time))}
      onBlur={useLeaving(onBlur)}
      minValue={parseTime(min)}
      maxValue={parseTime(max)}
      hourCycle={24}
      shouldForceLeadingZeros
    >
      <FieldHead {...props} />
      <DateBox
        plain
        invalid={Boolean(props.error)}
        readOnly={props.readOnly}
        disabled={props.disabled}
        ref={ref}
      >
        <DateParts />
      </DateBox>
      <FieldFoot {...props} />
    </AriaTimeField>
  );
}
