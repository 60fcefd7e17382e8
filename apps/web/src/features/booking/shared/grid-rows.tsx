import type { BookedDay, BookedSpan } from '@portal/contract/booking/public';
import type { BookableState } from '@portal/contract/booking/terms';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import type { Block, Frame, GridRow } from '../../../platform/account/time-grid/time-cells.ts';
import { dayAfter, daysBetween, dayWords, minuteOf } from '../../../platform/display/day-words.ts';
import { Written } from '../../../platform/display/Written.tsx';

/** A bookable item, as the grid needs it. */
export interface GridThing {
  roomId: string;
  name: string;
  status: BookableState;
  statusNote: string;
  openFrom: string;
  openTo: string;
  minSlots?: number;
  maxSlots: number;
  minAheadMin: number;
  maxAheadDays: number;
  note?: ReactNode;
}

/** The taken slots, as the API returns them. */
export interface GridAnswer {
  today: string;
  now: number;
  lines: readonly BookedDay[];
}

interface Time {
  date: string;
  from: string;
  to: string;
}

/** A span of a row that is taken. */
export interface HeldSpan extends BookedSpan {
  roomId: string;
  date: string;
}

export const step = 30;

/** Minutes since midnight: '14:30' → 870. */
export const minuteAt = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const looks = { MINE: 'mine', PENDING: 'waiting', COLLEAGUE: 'colleague', TAKEN: 'taken' } as const;

const holderWords = {
  MINE: m.booking_mine,
  PENDING: m.booking_pending,
  COLLEAGUE: m.booking_colleague,
  TAKEN: m.booking_taken,
};

/** From the earliest opening time to the latest closing time. */
export const frameOf = (things: readonly Pick<GridThing, 'openFrom' | 'openTo'>[]): Frame => ({
  from: Math.min(...things.map(({ openFrom }) => minuteAt(openFrom))),
  to: Math.max(...things.map(({ openTo }) => minuteAt(openTo))),
  step,
});

/** Whether others can join the waiting list for a taken span: at least half an hour of it is still to come. */
export const isWaitable = ({ today, now }: Pick<GridAnswer, 'today' | 'now'>, { date, to }: Time): boolean =>
  date > today || (date === today && minuteAt(to) - minuteOf(now) >= step);

/** Whether a slot has begun, so that only the rest of it can be waited for. */
export const hasBegun = ({ today, now }: Pick<GridAnswer, 'today' | 'now'>, { date, from }: Time): boolean =>
  date < today || (date === today && minuteAt(from) <= minuteOf(now));

function heldBlock(span: BookedSpan, onOpen: (() => void) | undefined): Block {
  const word = holderWords[span.holder]();
  const waiting = span.waiting > 0 ? m.booking_waiting({ count: span.waiting }) : '';
  const note = [span.title && word, waiting].filter(Boolean).join(' · ');
  return {
    key: `${span.from}-${span.to}`,
    from: minuteAt(span.from),
    to: minuteAt(span.to),
    look: looks[span.holder],
    title: span.title ? <Written>{span.title}</Written> : word,
    note,
    label: [span.title, word, waiting].filter(Boolean).join(' '),
    ...(onOpen ? { onOpen } : {}),
  };
}

/** Why nothing can be booked on this day, or nothing more. */
function wholeDayWord(thing: GridThing, { date, isClosed }: BookedDay, today: string): string | undefined {
  if (thing.status !== 'OPEN')
    return [
      thing.status === 'CLOSED' ? m.state_bookable_closed() : m.state_bookable_maintenance(),
      thing.statusNote,
    ]
      .filter(Boolean)
      .join(' · ');
  if (isClosed) return m.booking_closed_day();
  if (date < today) return m.booking_past();
  return date > dayAfter(today, thing.maxAheadDays) ? m.booking_not_yet() : undefined;
}

function closedBlocks(thing: GridThing, line: BookedDay, { today, now }: GridAnswer, frame: Frame): Block[] {
  const block = (key: string, from: number, to: number, word: string, title = ''): Block[] =>
    from < to ? [{ key, from, to, look: 'closed', title, label: word }] : [];
  const word = wholeDayWord(thing, line, today);
  if (word) return block('day', frame.from, frame.to, word, word);
  const [open, close] = [minuteAt(thing.openFrom), minuteAt(thing.openTo)];
  // With rules that require days of notice, the days before count entirely as past.
  const soonest = minuteOf(now) + thing.minAheadMin - daysBetween(today, line.date) * 24 * 60;
  return [
    ...block('before', frame.from, open, m.booking_outside()),
    ...block('after', close, frame.to, m.booking_outside()),
    ...block('past', frame.from, Math.min(Math.ceil(soonest / step) * step, frame.to), m.booking_past()),
  ];
}

interface RowsInput {
  answer: GridAnswer;
  things: readonly GridThing[];
  /** Whether the rows are the days of one item. */
  isWeek: boolean;
  frame: Frame;
  /** What pressing a taken span does, if anything. */
  actOn: (span: HeldSpan) => (() => void) | undefined;
}

/** One row for each item, or for each day of one item. */
export function rowsOf({ answer, things, isWeek, frame, actOn }: RowsInput): GridRow[] {
  return things.flatMap((thing) =>
    answer.lines
      .filter(({ roomId }) => roomId === thing.roomId)
      .map((line) => ({
        key: isWeek ? line.date : thing.roomId,
        name: isWeek ? dayWords(line.date) : <Written>{thing.name}</Written>,
        label: isWeek ? dayWords(line.date) : thing.name,
        note: isWeek ? null : thing.note,
        least: (thing.minSlots ?? 1) * step,
        most: thing.maxSlots * step,
        ...(line.date === answer.today ? { now: minuteOf(answer.now) } : {}),
        blocks: [
          ...line.spans.map((span) =>
            heldBlock(span, actOn({ ...span, roomId: thing.roomId, date: line.date })),
          ),
          ...closedBlocks(thing, line, answer, frame),
        ],
      })),
  );
}
