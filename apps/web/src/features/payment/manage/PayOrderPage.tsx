import type { managedOrderTabs } from '@portal/contract/payment/manage';
import { payChannelLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { managedOrderColumns } from './managed-columns.tsx';

const ManagedOrderDrawer = lazy(async () => ({
  default: (await import('./ManagedOrderDrawer.tsx')).ManagedOrderDrawer,
}));

const tabNames: Record<(typeof managedOrderTabs)[number], () => string> = {
  EXCEPTION: m.state_amount_differs,
  PAYING: m.state_paying,
  SUCCESS: m.state_paid,
  CLOSED: m.state_order_closed,
  SUCCESS_LATE: m.state_paid_late,
};

/** The orders of all payers; one can be opened in a drawer. */
export function Component() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...tabNames }),
      { kind: 'text', name: 'keyword', label: m.pay_order_keyword() },
      {
        kind: 'choice',
        name: 'payChannel',
        label: m.field_pay_channel(),
        options: optionsOf(payChannelLabels),
      },
      { kind: 'days', from: 'from', to: 'to', label: m.field_date() },
    ],
    { size: 20, sort: '-created' },
  );
  return (
    <ListPage
      name="pay-orders"
      title={m.pay_manage_orders()}
      endpoint="GET /api/payManage/order/queryManageList"
      exportFrom="GET /api/payManage/order/export"
      query={query}
      columns={managedOrderColumns((order) => query.hrefWith({ order }))}
      rowKey={({ payOrderId }) => payOrderId}
      empty={{ title: m.pay_manage_orders_empty() }}
    >
      <DetailPane query={query} name="order">
        {(id, close) => <ManagedOrderDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
