import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ContractList } from './ContractList.tsx';

const RequestList = lazy(async () => ({ default: (await import('./RequestList.tsx')).RequestList }));

/** The contracts of all enterprises, and requests about them. */
export function Component() {
  const [search] = useSearchParams();
  return <Suspense>{search.get('view') === 'requests' ? <RequestList /> : <ContractList />}</Suspense>;
}
