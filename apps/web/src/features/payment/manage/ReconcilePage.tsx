import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { DifferenceList } from './DifferenceList.tsx';

const BankLineList = lazy(async () => ({ default: (await import('./BankLineList.tsx')).BankLineList }));
const BankDoubtList = lazy(async () => ({ default: (await import('./BankDoubtList.tsx')).BankDoubtList }));
const Ledger = lazy(async () => ({ default: (await import('./Ledger.tsx')).Ledger }));

const views: Record<string, () => ReactNode> = {
  bank: () => <BankLineList />,
  doubt: () => <BankDoubtList />,
  ledger: () => <Ledger />,
};

/** Channel days, bank lines, rows in doubt, and the ledger. */
export function Component() {
  const view = useSearchParams()[0].get('view') ?? '';
  return <Suspense>{views[view]?.() ?? <DifferenceList />}</Suspense>;
}
