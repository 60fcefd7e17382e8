import { dayAfter, weekdayName } from '../../../platform/display/day-words.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import styles from './DueMonth.module.css';

interface DueMonthProps {
  /** YYYY-MM. */
  month: string;
  today: string;
  /** Days on which something is due, each with whether its bill is issued. */
  due: ReadonlyMap<string, { isIssued: boolean }>;
}

/** Any week that starts on a Monday, for the weekday names. */
const week = Array.from({ length: 7 }, (_, at) => dayAfter('2026-11-23', at));

/** Column of a day; Monday comes first. */
const placeOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

function daysOf(month: string): string[] {
  const first = `${month}-01`;
  return Array.from({ length: 31 }, (_, at) => dayAfter(first, at)).filter((day) => day.startsWith(month));
}

/** A month with its due days marked; the adjacent table says the same. */
export function DueMonth({ month, today, due }: DueMonthProps) {
  const days = daysOf(month);
  return (
    <Columns
      of="repeat(7, minmax(0, 1fr))"
      gap={2}
      size={14}
      figures
      text="center"
      className={styles.month}
      aria-hidden
    >
      {week.map((day) => (
        <span key={day} className={styles.weekday}>
          {weekdayName(day)}
        </span>
      ))}
      {days.map((day, at) => {
        const found = due.get(day);
        return (
          <span
            key={day}
            data-due={found && (found.isIssued ? 'issued' : 'expected')}
            data-today={day === today || undefined}
            style={at === 0 ? { gridColumn: placeOf(day) + 1 } : undefined}
          >
            {Number(day.slice(8))}
          </span>
        );
      })}
    </Columns>
  );
}
