import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { BillList } from './BillList.tsx';

const RunList = lazy(async () => ({ default: (await import('./RunList.tsx')).RunList }));
const RunDesk = lazy(async () => ({ default: (await import('./RunDesk.tsx')).RunDesk }));
const HandBillList = lazy(async () => ({ default: (await import('./HandBillList.tsx')).HandBillList }));
const FeeList = lazy(async () => ({ default: (await import('./FeeList.tsx')).FeeList }));

/** Bills, the runs that draft and issue them, bills by hand, and the fixed fees with their tariffs. */
export function Component() {
  const [search] = useSearchParams();
  const [view, run] = [search.get('view'), search.get('run')];
  if (view === 'runs')
    return <Suspense>{run && run !== 'new' ? <RunDesk key={run} id={run} /> : <RunList />}</Suspense>;
  if (view === 'hand')
    return (
      <Suspense>
        <HandBillList />
      </Suspense>
    );
  return <Suspense>{view === 'fees' ? <FeeList /> : <BillList />}</Suspense>;
}
