import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { InstitutionList } from './InstitutionList.tsx';

const ProductList = lazy(async () => ({ default: (await import('./ProductList.tsx')).ProductList }));
const FinancingList = lazy(async () => ({ default: (await import('./FinancingList.tsx')).FinancingList }));

/** Institutions, their products, and financing applications. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.get('view');
  return (
    <Suspense>
      {view === 'products' ? <ProductList /> : view === 'financing' ? <FinancingList /> : <InstitutionList />}
    </Suspense>
  );
}
