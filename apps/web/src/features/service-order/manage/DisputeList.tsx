import { formatFen } from '@portal/contract/money';
import type { ManagedOrder } from '@portal/contract/service-order/manage';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  amountColumn,
  dateColumn,
  nameColumn,
  stateColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { orderVariant } from '../shared/order-variants.ts';
import { DisputeTabs } from './DisputeTabs.tsx';

const DisputeDrawer = lazy(async () => ({ default: (await import('./DisputeDrawer.tsx')).DisputeDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedOrder>[] => [
  nameColumn('subject', m.order_thing(), {
    name: ({ subject }) => <Written>{subject}</Written>,
    href: ({ orderId }) => hrefOf(orderId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  writtenColumn('buyer', m.order_buyer(), ({ buyerName }) => buyerName),
  writtenColumn('provider', m.order_provider(), ({ providerName }) => providerName),
  amountColumn('amount', m.field_amount(), ({ amountFen }) =>
    amountFen === null ? '—' : m.market_amount({ amount: formatFen(amountFen) }),
  ),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={orderVariant(state)}>{stateLabel}</Status>
  )),
  dateColumn('disputed', m.order_disputed_at(), ({ disputedAt }) => disputedAt, { sortBy: '-disputed' }),
];

/** Orders that are or were in dispute. */
export function DisputeList() {
  const query = useListQuery(
    [
      { kind: 'text', name: 'keyword', label: m.field_order_subject() },
      stateTabs('tab', { '': m.input_all_masculine, OPEN: m.order_tab_open, RULED: m.order_tab_ruled }),
    ],
    { size: 20, sort: '-disputed', place: 'view' },
  );
  return (
    <ListPage
      name="order-disputes"
      title={m.order_disputes()}
      note={m.order_disputes_note()}
      lead={<DisputeTabs current="disputes" />}
      endpoint="GET /api/serviceManage/dispute/queryManageList"
      exportFrom="GET /api/serviceManage/dispute/export"
      query={query}
      columns={columns((order) => query.hrefWith({ order }))}
      rowKey={({ orderId }) => orderId}
      empty={{ title: m.order_no_disputes(), text: m.order_no_disputes_text() }}
    >
      <DetailPane query={query} name="order">
        {(id, close) => <DisputeDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
