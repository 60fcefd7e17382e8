import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { OwnVentures } from './OwnVentures.tsx';

const Introductions = lazy(async () => ({ default: (await import('./Introductions.tsx')).Introductions }));
const AskedRooms = lazy(async () => ({ default: (await import('./AskedRooms.tsx')).AskedRooms }));

/** The user's ventures, their introductions, and the data rooms they have requested to read. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.get('view');
  return (
    <Suspense>
      {view === 'introductions' ? <Introductions /> : view === 'rooms' ? <AskedRooms /> : <OwnVentures />}
    </Suspense>
  );
}
