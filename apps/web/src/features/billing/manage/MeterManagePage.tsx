import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ReadingList } from './ReadingList.tsx';

const MeterList = lazy(async () => ({ default: (await import('./MeterList.tsx')).MeterList }));
const AnomalyList = lazy(async () => ({ default: (await import('./AnomalyList.tsx')).AnomalyList }));

/** Readings, meters and anomalies. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.get('view');
  return (
    <Suspense>
      {view === 'meters' ? <MeterList /> : view === 'anomalies' ? <AnomalyList /> : <ReadingList />}
    </Suspense>
  );
}
