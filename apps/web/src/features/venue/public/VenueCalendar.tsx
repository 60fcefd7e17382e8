import { minutesOf } from '@portal/contract/booking/slots';
import { paths } from '@portal/contract/paths';
import type { VenueDetail } from '@portal/contract/venue/public';
import type { DayKind } from '@portal/contract/venue/terms';
import * as m from '@portal/texts/messages';
import type { CSSProperties } from 'react';
import { dayAfter, weekdayName } from '../../../platform/display/day-words.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Sideways } from '../../../ui/layout/Sideways.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { yuanText } from '../shared/venue-words.ts';
import { blockNames, type CalendarBlock, dayBlocks } from './day-blocks.ts';
import styles from './VenueCalendar.module.css';

/** The lowest hourly price for park enterprises on this kind of day, in fen. */
const dayFen = ({ priceRules }: VenueDetail, kind: DayKind) =>
  Math.min(
    ...priceRules.filter(({ dayKind }) => dayKind === kind).map(({ memberFenPerHour }) => memberFenPerHour),
  );

const hoursOf = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 120) + 1 }, (_, at) => from + at * 120);

/** Fourteen days with their free times: a free time links to its booking page, and works without JavaScript. */
export function VenueCalendar({ venue }: { venue: VenueDetail }) {
  const { venueId, days, openFrom, openTo, from: first, today } = venue;
  const [open, close] = [minutesOf(openFrom), minutesOf(openTo)];
  const slotOf = (minute: number) => (minute - open) / 30 + 1;
  const place = ({ from, to }: Pick<CalendarBlock, 'from' | 'to'>) =>
    ({ '--from': slotOf(from), '--to': slotOf(to) }) as CSSProperties;
  const hrefAt = (shift: number) => {
    const day = dayAfter(first, shift);
    return paths.venue(venueId, { from: day <= today ? undefined : day });
  };
  return (
    <section id="calendar" className={styles.calendar}>
      <BlockHead title={m.venue_calendar()} note={m.venue_calendar_note()} />
      <Row wrap gap={8} gapX={24} justify="between" below={16} className={styles.tools}>
        <ul className={styles.legend} aria-label={m.field_legend()}>
          {(['free', 'taken', 'waiting', 'closed'] as const).map((look) => (
            <li key={look}>
              <i data-look={look} />
              {blockNames[look]()}
            </li>
          ))}
        </ul>
        <Row as="p" gap={16}>
          {first > today && <Link href={hrefAt(-days.length)}>{m.venue_calendar_before()}</Link>}
          <Link href={hrefAt(days.length)}>{m.venue_calendar_after()}</Link>
        </Row>
      </Row>
      <Sideways label={m.venue_calendar()} className={styles.scroll}>
        <Columns
          of="48px repeat(var(--days), minmax(80px, 1fr))"
          className={styles.days}
          style={{ '--slots': (close - open) / 30, '--days': days.length } as CSSProperties}
        >
          <Text as="ol" padTop={64} size={14} className={styles.hours} aria-hidden>
            {hoursOf(open, close).map((minute) => (
              <li key={minute} style={place({ from: minute, to: minute })}>
                {`${minute / 60}:00`}
              </li>
            ))}
          </Text>
          {days.map((day) => (
            <div key={day.date} className={styles.day} data-kind={day.dayKind}>
              <h3>
                <span>{day.date.slice(5)}</span>
                <span>{weekdayName(day.date)}</span>
                <Text as="small" tone="quiet" weight={400} size={14}>
                  {m.field_amount_yuan({ amount: yuanText(dayFen(venue, day.dayKind)) })}
                </Text>
              </h3>
              <ol>
                {dayBlocks(venue, day).map((block) => (
                  <li key={block.from} data-look={block.look} style={place(block)}>
                    {block.href ? (
                      <Link href={block.href} look="bare">
                        <span>{block.time}</span> <span>{block.word}</span>
                      </Link>
                    ) : (
                      <>
                        {block.look === 'taken' && <span>{block.time}</span>} <span>{block.word}</span>
                      </>
                    )}
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </Columns>
      </Sideways>
    </section>
  );
}
