import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components';
import styles from './Calendar.module.css';

/** The days of a month; shared by the calendars for one day and for a range. */
export function MonthGrid({ offset }: { offset?: { months: number } }) {
  return (
    <CalendarGrid offset={offset} className={styles.grid}>
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
    </CalendarGrid>
  );
}
