import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { BillList } from './BillList.tsx';

const RunList = lazy(async () => ({ default: (await import('./RunList.tsx')).RunList }));
const RunDesk = lazy(async () => ({ default: (await import('./RunDesk.tsx')).RunDesk }));
const FeeList = lazy(async () => ({ default: (await import('./FeeList.tsx')).FeeList }));

/** Bills, the runs that draft and issue them, and fees with their tariffs. */
export function Component() {
  const [search] = useSearchParams();
  const [view, run] = [search.get('view'), search.get('run')];
  if (view === 'runs')
    return <Suspense>{run && run !== 'new' ? <RunDesk key={run} id={run} /> : <RunList />}</Suspense>;
  return <Suspense>{view === 'fees' ? <FeeList /> : <BillList />}</Suspense>;
}
