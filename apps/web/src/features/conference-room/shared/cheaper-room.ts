import { costOf } from './room-cost.ts';
import type { RoomGridAnswer } from './room-grid.ts';

type Answer = Pick<RoomGridAnswer, 'rooms' | 'lines' | 'freeSlotsLeft'>;

interface Wanted {
  roomId: string;
  date: string;
  from: string;
  to: string;
  attendees: number;
}

/** The cheapest room with enough seats that is free at that time; null if none costs less. */
export function cheaperRoom({ rooms, lines, freeSlotsLeft }: Answer, wanted: Wanted) {
  const { roomId, date, from, to, attendees } = wanted;
  const fenOf = (room: Answer['rooms'][number]) => costOf(room, wanted, freeSlotsLeft[room.roomId]).amountFen;
  const own = rooms.find((room) => room.roomId === roomId);
  if (!own) return null;
  const isFree = (id: string) =>
    lines.some(
      (line) =>
        line.roomId === id &&
        line.date === date &&
        !line.isClosed &&
        line.spans.every((span) => span.to <= from || to <= span.from),
    );
  const [best] = rooms
    .filter(
      (room) =>
        room.roomId !== roomId &&
        room.status === 'OPEN' &&
        room.seats >= attendees &&
        (own.needApproval || !room.needApproval) &&
        room.openFrom <= from &&
        to <= room.openTo &&
        isFree(room.roomId),
    )
    .sort((one, other) => fenOf(one) - fenOf(other));
  const savedFen = best ? fenOf(own) - fenOf(best) : 0;
  return best && savedFen > 0 ? { room: best, savedFen } : null;
}
