import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import type { Block, Frame, GridRow } from '../../../platform/account/time-grid/time-cells.ts';
import { dayAfter, daysBetween, dayWords, minuteOf } from '../../../platform/display/day-words.ts';
import { Written } from '../../../platform/display/Written.tsx';

export type RoomGridAnswer = EndpointMap['GET /api/propertyManage/confRoom/queryGrid']['output'];
type RoomLine = RoomGridAnswer['lines'][number];
/** What can be booked, as the grid needs to know it. */
export type GridRoom = Pick<
  RoomGridAnswer['rooms'][number],
  | 'roomId'
  | 'name'
  | 'status'
  | 'statusNote'
  | 'openFrom'
  | 'openTo'
  | 'maxSlots'
  | 'minAheadMin'
  | 'maxAheadDays'
> & { minSlots?: number; note?: ReactNode };

type GridAnswer = Pick<RoomGridAnswer, 'today' | 'now' | 'lines'>;
type TakenSpan = RoomLine['spans'][number];

/** A part of a row that somebody holds. */
export interface HeldSpan extends TakenSpan {
  roomId: string;
  date: string;
}

export const step = 30;

/** '14:30' → 870 */
export const minuteAt = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const looks = { MINE: 'mine', PENDING: 'waiting', TAKEN: 'taken' } as const;

const holderWords = { MINE: m.room_mine, PENDING: m.room_pending, TAKEN: m.room_taken };

/** From the first room that opens to the last that closes. */
export const frameOf = (rooms: readonly Pick<GridRoom, 'openFrom' | 'openTo'>[]): Frame => ({
  from: Math.min(...rooms.map(({ openFrom }) => minuteAt(openFrom))),
  to: Math.max(...rooms.map(({ openTo }) => minuteAt(openTo))),
  step,
});

function heldBlock(span: TakenSpan, onOpen: (() => void) | undefined): Block {
  const word = holderWords[span.holder]();
  const waiting = span.waiting > 0 ? m.room_waiting({ count: span.waiting }) : '';
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

/** Why nothing of the day can be booked, or nothing any more. */
function wholeDayWord(room: GridRoom, { date, isClosed }: RoomLine, today: string): string | undefined {
  if (room.status !== 'OPEN')
    return [room.status === 'CLOSED' ? m.state_room_closed() : m.state_room_maintenance(), room.statusNote]
      .filter(Boolean)
      .join(' · ');
  if (isClosed) return m.room_closed_day();
  if (date < today) return m.room_past();
  return date > dayAfter(today, room.maxAheadDays) ? m.room_not_yet() : undefined;
}

function closedBlocks(room: GridRoom, line: RoomLine, { today, now }: GridAnswer, frame: Frame): Block[] {
  const block = (key: string, from: number, to: number, word: string, title = ''): Block[] =>
    from < to ? [{ key, from, to, look: 'closed', title, label: word }] : [];
  const word = wholeDayWord(room, line, today);
  if (word) return block('day', frame.from, frame.to, word, word);
  const [open, close] = [minuteAt(room.openFrom), minuteAt(room.openTo)];
  // Of rules that ask for days ahead the days before are past as a whole.
  const soonest = minuteOf(now) + room.minAheadMin - daysBetween(today, line.date) * 24 * 60;
  return [
    ...block('before', frame.from, open, m.room_outside()),
    ...block('after', close, frame.to, m.room_outside()),
    ...block('past', frame.from, Math.min(Math.ceil(soonest / step) * step, frame.to), m.room_past()),
  ];
}

interface RowsInput {
  answer: GridAnswer;
  rooms: readonly GridRoom[];
  /** The week of one room, with a row for each day. */
  isWeek: boolean;
  frame: Frame;
  /** What a press on a held span does, if anything. */
  actOn: (span: HeldSpan) => (() => void) | undefined;
}

/** A row for each room, or for each day of one room. */
export function rowsOf({ answer, rooms, isWeek, frame, actOn }: RowsInput): GridRow[] {
  return rooms.flatMap((room) =>
    answer.lines
      .filter(({ roomId }) => roomId === room.roomId)
      .map((line) => ({
        key: isWeek ? line.date : room.roomId,
        name: isWeek ? dayWords(line.date) : <Written>{room.name}</Written>,
        label: isWeek ? dayWords(line.date) : room.name,
        note: isWeek ? null : room.note,
        least: (room.minSlots ?? 1) * step,
        most: room.maxSlots * step,
        ...(line.date === answer.today ? { now: minuteOf(answer.now) } : {}),
        blocks: [
          ...line.spans.map((span) =>
            heldBlock(span, actOn({ ...span, roomId: room.roomId, date: line.date })),
          ),
          ...closedBlocks(room, line, answer, frame),
        ],
      })),
  );
}
