import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { VenueBookings } from './VenueBookings.tsx';

const VenueList = lazy(async () => ({ default: (await import('./VenueList.tsx')).VenueList }));

/** Bookings of venues, and the venues with their rules and prices. */
export function Component() {
  const [search] = useSearchParams();
  return <Suspense>{search.get('view') === 'venues' ? <VenueList /> : <VenueBookings />}</Suspense>;
}
