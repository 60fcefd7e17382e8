import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { AssetList, TicketList } from '../../repair/shared/desk-lists.ts';
import { Board } from './Board.tsx';

/** The dispatcher's board, all tickets, and the assets; details open in a pane next to each. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.get('view');
  return (
    <Suspense>{view === 'all' ? <TicketList /> : view === 'assets' ? <AssetList /> : <Board />}</Suspense>
  );
}
