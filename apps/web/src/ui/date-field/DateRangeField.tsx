import type { Ref } from 'react';
import { DateRangePicker, Dialog, Popover, RangeCalendar } from 'react-aria-components';
import calendar from '../calendar/Calendar.module.css';
import { TwoMonthsBar } from '../calendar/CalendarBar.tsx';
import { MonthGrid } from '../calendar/MonthGrid.tsx';
import { FieldFoot } from '../field/FieldFoot.tsx';
import { FieldHead } from '../field/FieldHead.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import type { FocusHandle } from '../field/use-focus-handle.ts';
import { Row } from '../layout/Row.tsx';
import { Text } from '../layout/Text.tsx';
import popover from '../popover/Popover.module.css';
import { DateBox, DateParts } from './DateBox.tsx';
import type { DayLimits } from './DateField.tsx';
import { dateText, parseDay } from './day.ts';

export interface DayRange {
  start: string;
  end: string;
}

interface DateRangeFieldProps extends Omit<FieldProps, 'name'>, DayLimits {
  value?: DayRange | null;
  defaultValue?: DayRange;
  /** `null` if the range was cleared. */
  onChange?: (range: DayRange | null) => void;
  /** Names under which a native form submits the two days. */
  names?: { start: string; end: string };
  ref?: Ref<FocusHandle>;
}

export function DateRangeField({ ref, ...props }: DateRangeFieldProps) {
  const { value, defaultValue, onChange, names, min, max, isUnavailable } = props;
  return (
    <DateRangePicker
      {...ariaFieldProps(props)}
      startName={names?.start}
      endName={names?.end}
      value={value === undefined ? undefined : parseRange(value)}
      defaultValue={parseRange(defaultValue)}
      onChange={(range) => onChange?.(range && { start: dateText(range.start), end: dateText(range.end) })}
      minValue={parseDay(min)}
      maxValue={parseDay(max)}
      shouldForceLeadingZeros
      isDateUnavailable={isUnavailable && ((date) => isUnavailable(date.toString()))}
      pageBehavior="single"
    >
      <FieldHead {...props} />
      <DateBox invalid={Boolean(props.error)} readOnly={props.readOnly} ref={ref}>
        <DateParts slot="start" />
        <Text as="span" tone="faint" aria-hidden>
          –
        </Text>
        <DateParts slot="end" />
      </DateBox>
      <FieldFoot {...props} />
      <Popover className={popover.popover} offset={4} style={{ maxWidth: 'none' }}>
        <Dialog>
          <RangeCalendar visibleDuration={{ months: 2 }} className={`${calendar.calendar} ${calendar.range}`}>
            <TwoMonthsBar />
            <Row align="start" gap={32} className={calendar.months}>
              <MonthGrid />
              <MonthGrid offset={{ months: 1 }} />
            </Row>
          </RangeCalendar>
        </Dialog>
      </Popover>
    </DateRangePicker>
  );
}

function parseRange(range: DayRange | null | undefined) {
  const start = parseDay(range?.start);
  const end = parseDay(range?.end);
  return start && end ? { start, end } : null;
}
