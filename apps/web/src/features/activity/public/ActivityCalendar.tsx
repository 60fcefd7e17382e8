import type { ActivityRow } from '@portal/contract/activity/public';
import { activityKindLabels } from '@portal/contract/activity/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { CSSProperties } from 'react';
import { dayAfter, dayWords, weekdayName } from '../../../platform/display/day-words.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { clockOf, leftText, phaseNames } from '../shared/activity-words.ts';
import { type LaneItem, type Week, weeksOf } from '../shared/week-lanes.ts';
import styles from './ActivityCalendar.module.css';

interface ActivityCalendarProps {
  from: string;
  today: string;
  weeks: number;
  rows: ActivityRow[];
  hrefOf: (from: string) => string;
}

/** Weeks of activities; a bar spans all days of one that lasts several. On a phone, only days with activities. */
export function ActivityCalendar({ from, today, weeks: count, rows, hrefOf }: ActivityCalendarProps) {
  const weeks = weeksOf(from, count, rows);
  const days = count * 7;
  return (
    <section aria-labelledby="calendar">
      <Row wrap gap={8} gapX={24} align="center" padTop={24} padBottom={12} className={styles.head}>
        <Text as="h2" size={24} id="calendar">
          {m.activity_span({ from: dayWords(from), to: dayWords(dayAfter(from, days - 1)) })}
        </Text>
        <Link href={hrefOf(dayAfter(from, -days))}>{m.activity_earlier()}</Link>
        <Link href={hrefOf(dayAfter(from, days))}>{m.activity_later()}</Link>
      </Row>
      <Text as="div" clip frame="strong" round className={styles.calendar}>
        <Text ground="quiet" tone="quiet" size={14} className={styles.weekdays} aria-hidden>
          {weeks[0]?.days.map((day) => (
            <Text as="span" padInline={12} padBlock={8} key={day}>
              {weekdayName(day)}
            </Text>
          ))}
        </Text>
        {weeks.map((week) => (
          <WeekRow key={week.days[0]} week={week} today={today} />
        ))}
      </Text>
      <Row
        as="p"
        wrap
        gap={4}
        gapX={8}
        align="center"
        padTop={12}
        tone="quiet"
        size={14}
        className={styles.legend}
      >
        <i data-kind="SALON" /> {activityKindLabels.SALON()} <i data-kind="TRAINING" />{' '}
        {activityKindLabels.TRAINING()} <i data-kind="ACTIVITY" /> {activityKindLabels.ACTIVITY()}{' '}
        <i data-full /> {phaseNames.FULL()}
      </Row>
    </section>
  );
}

const shortDay = (day: string, isFirst: boolean) =>
  isFirst || day.endsWith('-01')
    ? `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`
    : String(Number(day.slice(8)));

function WeekRow({ week: { days, items, lanes }, today }: { week: Week; today: string }) {
  return (
    <div
      className={styles.week}
      data-empty={items.length === 0 || undefined}
      style={{ '--lanes': Math.max(1, lanes) } as CSSProperties}
    >
      {days.map((day, at) => (
        <Text
          key={day}
          padInline={12}
          padBlock={6}
          weight={600}
          className={styles.day}
          data-past={day < today || undefined}
          aria-current={day === today ? 'date' : undefined}
          style={{ gridColumn: at + 1 }}
        >
          {shortDay(day, at === 0)}
        </Text>
      ))}
      {items.map((item) => (
        <Item key={item.row.activityId} item={item} day={days[item.column - 1] ?? ''} />
      ))}
    </div>
  );
}

function Item({ item: { row, column, span, lane }, day }: { item: LaneItem; day: string }) {
  return (
    <Link
      href={paths.activity(row.activityId, row.kind)}
      look="bare"
      className={styles.item}
      data-kind={row.phase === 'ENDED' ? 'OVER' : row.kind}
      data-full={row.phase === 'FULL' || undefined}
      style={{ '--columns': `${column} / span ${span}`, '--lane': lane + 2 } as CSSProperties}
    >
      <time className={styles.when} dateTime={day}>
        {dayWords(day)}
      </time>
      <b lang={langOfContent('zh')}>{row.title}</b>
      <Text as="span" tone="quiet" size={13}>
        {clockOf(row.startAt)} {leftText(row)}
      </Text>
    </Link>
  );
}
