import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { BookingList } from './BookingList.tsx';

const RoomDay = lazy(async () => ({ default: (await import('./RoomDay.tsx')).RoomDay }));
const RoomList = lazy(async () => ({ default: (await import('./RoomList.tsx')).RoomList }));

/** Bookings, the day of all rooms, and the rooms with their rules. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.get('view');
  return (
    <Suspense>{view === 'day' ? <RoomDay /> : view === 'rooms' ? <RoomList /> : <BookingList />}</Suspense>
  );
}
