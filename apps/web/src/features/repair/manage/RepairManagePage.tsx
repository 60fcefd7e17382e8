import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { Board } from './Board.tsx';

const TicketList = lazy(async () => ({ default: (await import('./TicketList.tsx')).TicketList }));
const AssetList = lazy(async () => ({ default: (await import('./AssetList.tsx')).AssetList }));
const ManagedTicket = lazy(async () => ({
  default: (await import('./ManagedTicket.tsx')).ManagedTicket,
}));

/** The dispatcher's board, all tickets, and the assets; a ticket opens beside each of them. */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = search.get('view');
  const opened = search.get('id');
  const close = () => {
    const { id: _closed, ...rest } = Object.fromEntries(search);
    void navigate(paths.manageRepairs(rest), { replace: true, preventScrollReset: true });
  };
  return (
    <Suspense>
      {view === 'all' ? <TicketList /> : view === 'assets' ? <AssetList /> : <Board />}
      {opened && view !== 'assets' && <ManagedTicket key={opened} id={opened} onClose={close} />}
    </Suspense>
  );
}
