import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { OwnFeeList } from './OwnFeeList.tsx';

const MeterShareList = lazy(async () => ({ default: (await import('./MeterShareList.tsx')).MeterShareList }));

/** The park's own fee items, and the meters whose cost is split. */
export function Component() {
  const [search] = useSearchParams();
  if (search.get('view') !== 'shares') return <OwnFeeList />;
  return (
    <Suspense>
      <MeterShareList />
    </Suspense>
  );
}
