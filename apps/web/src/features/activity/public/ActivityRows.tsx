import type { ActivityRow } from '@portal/contract/activity/public';
import { activityKindLabels } from '@portal/contract/activity/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { dayOf, weekdayName } from '../../../platform/display/day-words.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { callOf, clockOf, feeText, phaseNames } from '../shared/activity-words.ts';
import { SeatBar } from '../shared/SeatBar.tsx';
import styles from './ActivityRows.module.css';

/** Activities with date, seats and price; the whole row is a link. */
export function ActivityRows({ rows, as: Heading }: { rows: ActivityRow[]; as: 'h2' | 'h3' }) {
  const lang = langOfContent('zh');
  return (
    <Text as="ul" lineAbove="thin">
      {rows.map((row) => (
        <Columns
          key={row.activityId}
          as="li"
          relative
          of="88px minmax(0, 1fr) 180px 88px 160px"
          gap={8}
          gapX={24}
          align="center"
          padBlock={20}
          lineBelow="thin"
          className={styles.row}
        >
          <Stack as="p" tone="quiet" className={styles.day}>
            <Text as="b" tone="ink" size={20} figures>
              {formatDate(row.startAt, 'MM-DD')}
            </Text>
            {weekdayName(dayOf(row.startAt))} {clockOf(row.startAt)}
          </Stack>
          <Stack gap={4} tone="quiet" className={styles.name}>
            <Heading lang={lang}>
              <Link href={paths.activity(row.activityId, row.kind)} look="bare" cover className={styles.link}>
                {row.title}
              </Link>
            </Heading>
            <p>
              {activityKindLabels[row.kind]()} · <span lang={lang}>{row.organizer}</span> ·{' '}
              <span lang={lang}>{row.place}</span>
            </p>
          </Stack>
          <SeatBar of={row} />
          <p className={styles.fee}>{feeText(row.feeFen)}</p>
          <p className={styles.call} data-open={callOf(row) !== null || undefined}>
            {callOf(row) ?? phaseNames[row.phase]()}
          </p>
        </Columns>
      ))}
    </Text>
  );
}

/** Texts for an empty list of activities. */
export const noActivities = () => ({
  none: { title: m.activity_none_yet(), text: m.activity_none_yet_text() },
  noMatch: { title: m.activity_none(), text: m.activity_none_text() },
});

/** Links to the calendar feed of all upcoming activities. */
export const FeedLine = () => (
  <Text padTop={12} size={14} className={styles.feed}>
    <a href={paths.activityCalendar()} download>
      {m.activity_subscribe()}
    </a>
  </Text>
);
