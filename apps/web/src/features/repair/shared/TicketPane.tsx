import { lazy } from 'react';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import type { ListQuery } from '../../../platform/account/list/use-list-query.ts';

const ManagedTicket = lazy(async () => ({
  default: (await import('../manage/ManagedTicket.tsx')).ManagedTicket,
}));

/** The ticket named in the address, next to the board or the list of all tickets. */
export const TicketPane = ({ query }: { query: Pick<ListQuery, 'hrefWith'> }) => (
  <DetailPane query={query} name="id">
    {(id, close) => <ManagedTicket id={id} onClose={close} />}
  </DetailPane>
);
