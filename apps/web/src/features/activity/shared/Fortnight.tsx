import type { ActivityRow } from '@portal/contract/activity/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { CSSProperties } from 'react';
import { dayOf, dayWords, weekdayName } from '../../../platform/display/day-words.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { clockOf, leftText } from './activity-words.ts';
import styles from './Fortnight.module.css';
import { lanesOf } from './week-lanes.ts';

const shownDays = 14;
const leastColumns = 3;
const maxLanes = 3;

const shortDay = (day: string) =>
  day.endsWith('-01') ? `${Number(day.slice(5, 7))}/1` : String(Number(day.slice(8)));

/** Activities of the next fourteen days, in a strip; stacked on a phone. */
export function Fortnight({ calendar }: { calendar: { today: string; rows: ActivityRow[] } | null }) {
  if (!calendar) return null;
  const { today, rows } = calendar;
  const coming = rows.filter(({ phase }) => phase !== 'ENDED');
  const strip = lanesOf(today, shownDays, coming, leastColumns);
  const items = strip.items.filter(({ lane }) => lane < maxLanes);
  if (items.length === 0) return null;
  return (
    <Text as="div" contained padBlock={64} className={styles.block}>
      <section aria-labelledby="fortnight">
        <BlockHead
          id="fortnight"
          title={m.activity_fortnight()}
          note={m.activity_fortnight_note()}
          more={{ href: paths.activityList(), text: m.activity_fortnight_more() }}
        />
        <Columns above={16} padBottom={16} className={styles.strip}>
          {strip.days.map((day, at) => (
            <Stack
              key={day}
              as="p"
              atTop
              tone="quiet"
              size={13}
              leading="head"
              hide="phone"
              className={styles.day}
              data-off={[0, 6].includes(new Date(day).getUTCDay()) || undefined}
              aria-current={day === today ? 'date' : undefined}
              style={{ gridColumn: at + 1 }}
            >
              <Text as="b" tone="ink" size={20} figures>
                {shortDay(day)}
              </Text>
              {weekdayName(day)}
            </Stack>
          ))}
          {items.map(({ row, column, span, lane }) => (
            <Link
              key={row.activityId}
              href={paths.activity(row.activityId, row.kind)}
              look="bare"
              className={styles.item}
              data-kind={row.kind}
              style={{ '--columns': `${column} / span ${span}`, '--lane': lane + 2 } as CSSProperties}
            >
              <b lang={langOfContent('zh')}>{row.title}</b>
              <span>
                {dayWords(dayOf(row.startAt))} {clockOf(row.startAt)} · {leftText(row)}
              </span>
            </Link>
          ))}
        </Columns>
      </section>
    </Text>
  );
}
