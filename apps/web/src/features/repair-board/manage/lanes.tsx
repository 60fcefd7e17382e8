import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { ManagedRepair } from '@portal/contract/repair/manage';
import { usualMinutes } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import type { Block, Frame, GridRow } from '../../../platform/account/time-grid/time-cells.ts';
import { clock } from '../../../platform/account/time-grid/time-cells.ts';
import { dayAfter, dayOf, daysBetween, minuteOf } from '../../../platform/display/day-words.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { nameOf } from '../../repair/shared/repair-variants.ts';
import { awayText } from '../../work-queue/shared/away-text.ts';

export type BoardAnswer = EndpointMap['GET /api/propertyManage/repair/queryBoard']['output'];
type Worker = BoardAnswer['workers'][number];
type Held = Worker['tickets'][number];

/** From 8:00 to 18:00, which covers the working day. */
export const frame: Frame = { from: 8 * 60, to: 18 * 60, step: 30 };

/** The day being planned: today, or the next day once today's hours are over. */
export const boardDay = (now: number): string => dayAfter(dayOf(now), minuteOf(now) < frame.to ? 0 : 1);

/** Minutes since the start of the board's day; negative or over 1440 for instants on other days. */
const minutesFrom = (now: number) => (at: number) =>
  minuteOf(at) + daysBetween(boardDay(now), dayOf(at)) * 24 * 60;

/** The hours of a ticket on the board; null if none fall on its day. */
function hoursOf({ from, to }: Held, now: number) {
  if (from === null || to === null) return null;
  const minute = minutesFrom(now);
  const hours = { from: minute(from), to: Math.max(minute(to), minute(from) + frame.step) };
  return hours.to > frame.from && hours.from < frame.to ? hours : null;
}

const isDone = ({ state }: ManagedRepair) => state === 'FINISHED' || state === 'CLOSED';
const lookOf = (ticket: Held): Block['look'] => {
  if (isDone(ticket)) return 'taken';
  if (ticket.clock.isLate) return 'late';
  return ({ PROCESSING: 'working', ASSIGNED: 'planned' } as const)[ticket.state as string] ?? 'waiting';
};

const wordOf = (ticket: Held) =>
  ticket.clock.isLate && !isDone(ticket) ? m.repair_is_late() : ticket.stateLabel;

/** Drawn in this order, so that started jobs cover planned ones. */
const order: Block['look'][] = ['working', 'late', 'waiting', 'taken', 'planned', 'suggested'];

function blocksOf({ workerId, tickets }: Worker, { now, waiting }: BoardAnswer, open: (id: string) => void) {
  const held = tickets.flatMap((ticket): Block[] => {
    const hours = hoursOf(ticket, now);
    if (!hours) return [];
    const look = lookOf(ticket);
    return [
      {
        ...hours,
        key: ticket.ticketId,
        look,
        title: <Written>{nameOf(ticket)}</Written>,
        note: wordOf(ticket),
        label: `${nameOf(ticket)} ${wordOf(ticket)}`,
        onOpen: () => open(ticket.ticketId),
        ...(ticket.state === 'ASSIGNED' ? { drag: ticket.ticketId } : {}),
      },
    ];
  });
  const suggested = waiting.flatMap((ticket): Block[] => {
    if (ticket.suggested?.workerId !== workerId || ticket.suggested.from === null) return [];
    const from = minuteOf(ticket.suggested.from);
    const time = clock(from);
    return [
      {
        from,
        to: from + usualMinutes,
        key: `suggested ${ticket.ticketId}`,
        look: 'suggested',
        title: <Written>{nameOf(ticket)}</Written>,
        note: time,
        label: `${nameOf(ticket)} ${m.repair_board_suggested({ time })}`,
        onOpen: () => open(ticket.ticketId),
      },
    ];
  });
  return [...held, ...suggested].toSorted(
    (one, other) => order.indexOf(one.look) - order.indexOf(other.look),
  );
}

/** One row per worker with the hours of the board's day. */
export const lanesOf = (board: BoardAnswer, open: (id: string) => void): GridRow[] =>
  board.workers.map((worker) => {
    const { workerId, name, tickets, finishedToday } = worker;
    const inHand = tickets.filter((ticket) => !isDone(ticket)).length;
    return {
      key: workerId,
      name: <Written>{name}</Written>,
      note:
        worker.awayUntil === null ? (
          m.repair_board_load({ open: inHand, done: finishedToday })
        ) : (
          <WordedText>{awayText(worker)}</WordedText>
        ),
      label: name,
      blocks: blocksOf(worker, board, open),
      least: frame.step,
      most: frame.to - frame.from,
      now: boardDay(board.now) === dayOf(board.now) ? minuteOf(board.now) : undefined,
    };
  });

/** Jobs in progress without an hour on the board's day. */
export const unplannedOf = ({ workers, now }: BoardAnswer): ManagedRepair[] =>
  workers.flatMap(({ tickets }) =>
    tickets.filter((ticket) => !isDone(ticket) && hoursOf(ticket, now) === null),
  );

/** The instant of a minute on the board's day. */
export const instantAt = (now: number, minute: number): number =>
  Date.parse(`${boardDay(now)}T${clock(minute)}:00+08:00`);
