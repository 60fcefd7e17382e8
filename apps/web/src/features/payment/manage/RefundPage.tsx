import type { managedRefundTabs } from '@portal/contract/payment/manage';
import * as m from '@portal/texts/messages';
import { lazy, useState } from 'react';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { managedRefundColumns } from './managed-columns.tsx';

const ManagedRefundDrawer = lazy(async () => ({
  default: (await import('./ManagedRefundDrawer.tsx')).ManagedRefundDrawer,
}));

const OfficeRefund = lazy(async () => ({ default: (await import('./OfficeRefund.tsx')).OfficeRefund }));

const tabNames: Record<(typeof managedRefundTabs)[number], () => string> = {
  APPLIED: m.state_pending,
  PROCESSING: m.state_refunding,
  FAILED: m.state_refund_failed,
  SUCCESS: m.state_refunded,
  REJECTED: m.state_not_passed,
};

/** The refunds of all payers; each is decided in a drawer. */
export function Component() {
  const [isPaying, setPaying] = useState(false);
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...tabNames }),
      { kind: 'text', name: 'keyword', label: m.pay_refund_keyword() },
    ],
    { size: 20, sort: '-created' },
  );
  return (
    <ListPage
      name="refunds"
      title={m.pay_manage_refunds()}
      note={m.pay_manage_refunds_note()}
      actions={
        <ForDesk>
          <Button onClick={() => setPaying(true)}>{m.move_out_refund_credit()}</Button>
        </ForDesk>
      }
      endpoint="GET /api/payManage/refund/queryManageList"
      query={query}
      columns={managedRefundColumns((refund) => query.hrefWith({ refund }))}
      rowKey={({ refundId }) => refundId}
      empty={{ title: m.pay_manage_refunds_empty() }}
    >
      <DetailPane query={query} name="refund">
        {(id, close) => <ManagedRefundDrawer id={id} onClose={close} />}
      </DetailPane>
      {isPaying && <OfficeRefund order={null} onClose={() => setPaying(false)} />}
    </ListPage>
  );
}
