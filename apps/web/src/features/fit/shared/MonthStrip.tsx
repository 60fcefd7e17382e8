import * as m from '@portal/texts/messages';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './MonthStrip.module.css';

const year = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** An empty list means any month. */
const has = (months: readonly number[], month: number) => months.length === 0 || months.includes(month);

interface MonthStripProps {
  /** Months needed, and months in which the other side is available. */
  wanted: readonly number[];
  theirs: readonly number[];
}

/** Joins consecutive months into ranges: '1–3, 11'. */
function spansOf(months: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const month of months) {
    const last = spans.at(-1);
    if (last && last[1] === month - 1) last[1] = month;
    else spans.push([month, month]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** Months that both sides share, in words. */
function sharedMonths({ wanted, theirs }: MonthStripProps): string {
  if (wanted.length === 0 && theirs.length === 0) return m.input_any_time();
  const both = year.filter((month) => has(wanted, month) && has(theirs, month));
  return both.length === 0 ? m.fit_months_none() : m.fit_months_shared({ months: spansOf(both) });
}

/** A candidate's months compared with the months needed. */
export const MonthStrip = (months: MonthStripProps) => (
  <Stack as="span" gap={6}>
    <Columns as="span" of="repeat(12, minmax(0, 1fr))" className={styles.year} aria-hidden>
      {year.map((month) => (
        <Text
          as="i"
          relative
          key={month}
          data-wanted={(months.wanted.length > 0 && months.wanted.includes(month)) || undefined}
          data-theirs={has(months.theirs, month) || undefined}
        />
      ))}
    </Columns>
    <Text as="small" tone="quiet" size={14}>
      {sharedMonths(months)}
    </Text>
  </Stack>
);

interface MonthTableProps extends MonthStripProps {
  names: { wanted: string; theirs: string };
}

/** Both sides' months in two rows. */
export function MonthTable({ names, ...months }: MonthTableProps) {
  return (
    <Columns
      of="auto minmax(0, 1fr) auto"
      gap={8}
      gapX={20}
      align="center"
      padBlock={16}
      size={14}
      stack="laptop"
      className={styles.table}
    >
      <Text weight={600}>{m.fit_months_overlap()}</Text>
      <Columns
        of="auto repeat(12, minmax(0, 1fr))"
        gap={4}
        gapX={2}
        align="center"
        tone="quiet"
        className={styles.rows}
        aria-hidden
      >
        <span />
        {year.map((month) => (
          <Text as="small" text="center" key={month}>
            {month}
          </Text>
        ))}
        <span>{names.wanted}</span>
        {year.map((month) => (
          <i key={month} data-wanted={has(months.wanted, month) || undefined} />
        ))}
        <span>{names.theirs}</span>
        {year.map((month) => (
          <i key={month} data-theirs={has(months.theirs, month) || undefined} />
        ))}
      </Columns>
      <Text tone="quiet">{sharedMonths(months)}</Text>
    </Columns>
  );
}
