import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { BankLineList } from './BankLineList.tsx';

const Ledger = lazy(async () => ({ default: (await import('./Ledger.tsx')).Ledger }));

/** The bank's lines and the ledger. */
export function Component() {
  const [search] = useSearchParams();
  return <Suspense>{search.get('view') === 'ledger' ? <Ledger /> : <BankLineList />}</Suspense>;
}
