import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { UpkeepCalendar } from './UpkeepCalendar.tsx';

const PlanList = lazy(async () => ({ default: (await import('./PlanList.tsx')).PlanList }));
const PartList = lazy(async () => ({ default: (await import('./PartList.tsx')).PartList }));

/** The calendar of maintenance, the plans that it follows, and the spare parts. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.get('view');
  return (
    <Suspense>
      {view === 'plans' ? <PlanList /> : view === 'parts' ? <PartList /> : <UpkeepCalendar />}
    </Suspense>
  );
}
