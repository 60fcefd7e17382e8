import * as m from '@portal/texts/messages';
import { step } from '../../booking/shared/grid-rows.tsx';
import type { RoomGridAnswer } from '../shared/room-grid.ts';

interface FreeHoursProps {
  answer: RoomGridAnswer;
  date: string;
  /** The room being viewed or chosen; empty for all rooms. */
  roomId: string;
}

/** Free hours that the enterprise has left in the month shown. */
export function FreeHours({ answer: { freeSlotsLeft, rooms }, date, roomId }: FreeHoursProps) {
  const counted = rooms.filter(
    (room) => room.roomId in freeSlotsLeft && (roomId === '' || room.roomId === roomId),
  );
  if (counted.length === 0) return null;
  const hoursOf = (slots: number) => String((slots * step) / 60);
  const sum = (of: (room: (typeof counted)[number]) => number) =>
    counted.reduce((slots, room) => slots + of(room), 0);
  return (
    <p>
      {m.room_free_hours({
        month: date.slice(0, 7),
        left: hoursOf(sum((room) => freeSlotsLeft[room.roomId] ?? 0)),
        all: hoursOf(sum(({ freeSlotsPerMonth }) => freeSlotsPerMonth)),
      })}
    </p>
  );
}
