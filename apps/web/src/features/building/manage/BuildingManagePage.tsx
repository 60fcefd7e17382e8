import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ViewingList } from './ViewingList.tsx';

const UnitList = lazy(async () => ({ default: (await import('./UnitList.tsx')).UnitList }));
const BuildingList = lazy(async () => ({ default: (await import('./BuildingList.tsx')).BuildingList }));

/** Viewing requests, units and buildings. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.get('view');
  return (
    <Suspense>
      {view === 'units' ? <UnitList /> : view === 'buildings' ? <BuildingList /> : <ViewingList />}
    </Suspense>
  );
}
