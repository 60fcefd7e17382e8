import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Board } from './Board.tsx';

const TicketList = lazy(async () => ({ default: (await import('./TicketList.tsx')).TicketList }));
const AssetList = lazy(async () => ({ default: (await import('./AssetList.tsx')).AssetList }));

/** The dispatcher's board, all tickets, and the assets; what is opened stands beside each of them. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.get('view');
  return (
    <Suspense>{view === 'all' ? <TicketList /> : view === 'assets' ? <AssetList /> : <Board />}</Suspense>
  );
}
