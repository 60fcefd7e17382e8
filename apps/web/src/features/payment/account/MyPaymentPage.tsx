import type { payOrderTabs } from '@portal/contract/payment/public';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ownOrderColumns } from './own-order-columns.tsx';

const OwnOrder = lazy(async () => ({ default: (await import('./OwnOrder.tsx')).OwnOrder }));

const tabNames: Record<(typeof payOrderTabs)[number], () => string> = {
  OPEN: m.state_to_pay,
  PAID: m.state_paid,
  CLOSED: m.state_order_closed,
};

/** Orders the user has paid or can still pay; one can be opened in a drawer. */
export function Component() {
  const query = useListQuery([stateTabs('tab', { '': m.input_all_masculine, ...tabNames })]);
  return (
    <ListPage
      name="own-pay-orders"
      title={m.pay_own_orders()}
      endpoint="GET /api/payManage/order/queryList"
      query={query}
      columns={ownOrderColumns((order) => query.hrefWith({ order }))}
      rowKey={({ payOrderId }) => payOrderId}
      empty={{ title: m.pay_own_empty(), text: m.pay_own_empty_text() }}
    >
      <DetailPane query={query} name="order">
        {(id, close) => <OwnOrder id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
