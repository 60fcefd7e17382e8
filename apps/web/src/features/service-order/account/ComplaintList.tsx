import type { OwnComplaint } from '@portal/contract/market/shop-complaint';
import { complaintLifecycle } from '@portal/contract/market/shop-complaint-lifecycle';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  dateColumn,
  dueColumn,
  nameColumn,
  stateColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { OrderTabs } from './OrderTabs.tsx';

const ComplaintDrawer = lazy(async () => ({
  default: (await import('./ComplaintDrawer.tsx')).ComplaintDrawer,
}));
const ComplainForm = lazy(async () => ({ default: (await import('./ComplainForm.tsx')).ComplainForm }));

const columns = (hrefOf: (id: string) => string): ListColumn<OwnComplaint>[] => [
  nameColumn('shop', m.log_entity_shop(), {
    name: ({ shopName }) => <Written>{shopName}</Written>,
    href: ({ complaintId }) => hrefOf(complaintId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  textColumn('kind', m.field_kind(), ({ kindLabel }) => kindLabel),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={complaintLifecycle.variants[state]}>{stateLabel}</Status>
  )),
  dueColumn('due', m.shop_state_until(), ({ dueAt }) => (dueAt === null ? null : { at: dueAt })),
  dateColumn('filed', m.shop_filed_at(), ({ filedAt }) => filedAt, { sortBy: '-filed' }),
];

/** Complaints the user has filed, or accepted complaints about the user's shop. */
export function ComplaintList({ view }: { view: 'FILED' | 'RECEIVED' }) {
  const isReceived = view === 'RECEIVED';
  const query = useListQuery(
    [
      { kind: 'text', name: 'keyword', label: m.field_keyword() },
      stateTabs('state', { '': m.input_all_masculine, ...complaintLifecycle.labels }),
    ],
    { size: 20, sort: '-filed', place: 'view' },
  );
  return (
    <ListPage
      name={`shop-complaints-${view.toLowerCase()}`}
      title={isReceived ? m.order_received_title() : m.order_placed_title()}
      note={isReceived ? m.shop_heard_note() : m.shop_filed_note()}
      lead={<OrderTabs of={isReceived ? 'RECEIVED' : 'PLACED'} current="complaints" />}
      endpoint="GET /api/serviceManage/complaint/queryOwnList"
      query={query}
      fixed={{ view }}
      columns={columns((complaint) => query.hrefWith({ complaint }))}
      rowKey={({ complaintId }) => complaintId}
      empty={{
        title: m.shop_no_complaints(),
        text: isReceived ? m.shop_heard_empty() : m.shop_filed_empty(),
        action: <ButtonLink href={paths.serviceList()}>{m.order_to_hall()}</ButtonLink>,
      }}
    >
      <DetailPane query={query} name="complaint">
        {(id, close) => <ComplaintDrawer id={id} onClose={close} />}
      </DetailPane>
      {!isReceived && (
        <DetailPane query={query} name="complain">
          {(id, close) => <ComplainForm shopId={id} onClose={close} />}
        </DetailPane>
      )}
    </ListPage>
  );
}
