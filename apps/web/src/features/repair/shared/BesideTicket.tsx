import { lazy } from 'react';
import { Beside } from '../../../platform/account/list/Beside.tsx';
import type { ListQuery } from '../../../platform/account/list/use-list-query.ts';

const ManagedTicket = lazy(async () => ({
  default: (await import('../manage/ManagedTicket.tsx')).ManagedTicket,
}));

/** The ticket of the address beside the board, or beside the list of all. */
export const BesideTicket = ({ query }: { query: Pick<ListQuery, 'hrefWith'> }) => (
  <Beside query={query} name="id">
    {(id, close) => <ManagedTicket id={id} onClose={close} />}
  </Beside>
);
