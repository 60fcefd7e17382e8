import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dayOf, isDay } from '../../../platform/display/day-words.ts';
import type { RoomGridAnswer } from './room-grid.ts';

const refreshMs = 60_000;

/** The day, room and filters given by the address, and the bookings for them. */
export function useSchedule(pathname: string) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const read = (name: string) => search.get(name) ?? '';
  const [today] = useState(() => dayOf(Date.now()));
  const date = isDay(search.get('date')) ? read('date') : today;
  const roomId = read('room');
  const answer = useQueryOf(
    'GET /api/propertyManage/confRoom/queryGrid',
    { date, ...(roomId ? { roomId } : {}) },
    { keepPrevious: true, every: refreshMs },
  );
  const href = (change: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change))
      if (value) next.set(name, value);
      else next.delete(name);
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const go = (change: Record<string, string>) =>
    void navigate(href(change), { replace: true, preventScrollReset: true });
  const filters = { seats: read('seats'), equipment: read('equipment'), building: read('building') };
  return { answer, date, roomId, filters, href, go };
}

export type Schedule = ReturnType<typeof useSchedule>;

/** The rooms that match the filters. */
export const suitingRooms = (
  rooms: RoomGridAnswer['rooms'],
  { seats, equipment, building }: Schedule['filters'],
) =>
  rooms.filter(
    (room) =>
      room.seats >= Number(seats || 0) &&
      (!equipment || room.equipment.includes(equipment)) &&
      (!building || room.buildingId === building),
  );
