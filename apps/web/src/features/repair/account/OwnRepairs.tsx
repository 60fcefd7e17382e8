import { paths } from '@portal/contract/paths';
import type { OwnRepair } from '@portal/contract/repair/public';
import { repairStateLabels } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { statusColumn } from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListSection } from '../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { ownVariants } from '../shared/repair-variants.ts';
import { clockColumn, ticketColumn } from '../shared/ticket-columns.tsx';

const OwnTicket = lazy(async () => ({ default: (await import('./OwnTicket.tsx')).OwnTicket }));

const columns = (hrefOf: (id: string) => string): ListColumn<OwnRepair>[] => [
  ticketColumn(hrefOf, {
    opensPane: true,
    note: ({ no, createdAt }) => `${no} · ${formatDate(createdAt, 'MM-DD HH:mm')}`,
  }),
  clockColumn(),
  statusColumn('state', m.field_state(), ({ state }) => state, ownVariants, repairStateLabels),
];

/** The caller's own tickets: in progress, waiting for the caller, closed. */
export function OwnRepairs() {
  const query = useListQuery(
    [
      stateTabs(
        'tab',
        { '': m.repair_tab_active, TODO: m.repair_tab_todo, OVER: m.repair_tab_over },
        'ACTIVE',
      ),
    ],
    { place: 'view' },
  );
  return (
    <>
      <ListSection
        endpoint="GET /api/propertyManage/repair/queryList"
        query={query}
        caption={m.repair_own()}
        columns={columns((id) => query.hrefWith({ view: 'mine', id }))}
        rowKey={({ ticketId }) => ticketId}
        empty={{
          title: m.repair_own_empty(),
          text: m.repair_own_empty_text(),
          action: <ButtonLink href={paths.repair()}>{m.repair_new()}</ButtonLink>,
        }}
      />
      <DetailPane query={query} name="id">
        {(id, close) => <OwnTicket id={id} onClose={close} />}
      </DetailPane>
    </>
  );
}
