import { type Ref, useState } from 'react';
import { Calendar, DatePicker, type DateValue, Dialog, Popover } from 'react-aria-components';
import calendar from '../calendar/Calendar.module.css';
import { CalendarBar } from '../calendar/CalendarBar.tsx';
import { MonthGrid } from '../calendar/MonthGrid.tsx';
import { useLeaving } from '../field/after-press.ts';
import { FieldFoot } from '../field/FieldFoot.tsx';
import { FieldHead } from '../field/FieldHead.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import type { FocusHandle } from '../field/use-focus-handle.ts';
import popover from '../popover/Popover.module.css';
import { DateBox, DateParts } from './DateBox.tsx';
import { dateText, isHalfTyped, parseDay } from './day.ts';

export interface DayLimits {
  min?: string;
  max?: string;
  isUnavailable?: (day: string) => boolean;
}

interface DateFieldProps extends FieldProps, DayLimits {
  /** A day in ISO 8601: 2026-11-21; empty or `null` if none is chosen. */
  value?: string | null;
  defaultValue?: string;
  /** Receives an empty string if the day was cleared. */
  onChange?: (day: string) => void;
  onBlur?: () => void;
  ref?: Ref<FocusHandle>;
}

export function DateField({ ref, ...props }: DateFieldProps) {
  const { value, defaultValue, onChange, onBlur, min, max, isUnavailable } = props;
  // Shown but not passed on: a form with autosave would save the year 2.
  const [typed, setTyped] = useState<DateValue | null>(null);
  const change = (date: DateValue | null) => {
    const half = isHalfTyped(date);
    setTyped(half ? date : null);
    if (!half) onChange?.(dateText(date));
  };
  const leave = () => {
    setTyped(null);
    onBlur?.();
  };
  return (
    <DatePicker
      {...ariaFieldProps(props)}
      value={value === undefined ? undefined : (typed ?? parseDay(value))}
      defaultValue={parseDay(defaultValue)}
      onChange={change}
      onBlur={useLeaving(leave)}
      minValue={parseDay(min)}
      maxValue={parseDay(max)}
      shouldForceLeadingZeros
      isDateUnavailable={isUnavailable && ((date) => isUnavailable(date.toString()))}
    >
      <FieldHead {...props} />
      <DateBox invalid={Boolean(props.error)} readOnly={props.readOnly} ref={ref}>
        <DateParts />
      </DateBox>
      <FieldFoot {...props} />
      <Popover className={popover.popover} offset={4}>
        <Dialog>
          <Calendar className={calendar.calendar}>
            <CalendarBar />
            <MonthGrid />
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
