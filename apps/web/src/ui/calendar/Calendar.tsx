import { Calendar as AriaCalendar } from 'react-aria-components';
import { dateText, parseDay } from '../date-field/day.ts';
import styles from './Calendar.module.css';
import { CalendarBar } from './CalendarBar.tsx';
import { MonthGrid } from './MonthGrid.tsx';

interface CalendarProps {
  label: string;
  /** Days in ISO 8601: 2026-11-21. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (day: string) => void;
  min?: string;
  max?: string;
  isUnavailable?: (day: string) => boolean;
}

/** A month to pick a day from, always visible in the page. */
export function Calendar({ label, value, defaultValue, onChange, min, max, isUnavailable }: CalendarProps) {
  return (
    <AriaCalendar
      aria-label={label}
      value={value === undefined ? undefined : parseDay(value)}
      defaultValue={parseDay(defaultValue)}
      onChange={(date) => onChange?.(dateText(date))}
      minValue={parseDay(min)}
      maxValue={parseDay(max)}
      isDateUnavailable={isUnavailable && ((date) => isUnavailable(date.toString()))}
      className={styles.calendar}
    >
      <CalendarBar />
      <MonthGrid />
    </AriaCalendar>
  );
}
