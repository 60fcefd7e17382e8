import * as m from '@portal/texts/messages';
import { lazy, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { type ManagedOrderDetail, ManagedOrderView } from './ManagedOrderView.tsx';
import { paymentQueryKeys } from './payment-query-keys.ts';

const OfficeRefund = lazy(async () => ({ default: (await import('./OfficeRefund.tsx')).OfficeRefund }));

type OrderEvent = ManagedOrderDetail['actions'][number];

const configs: Record<OrderEvent, ActionConfig> = {
  query: { text: m.pay_manage_query },
  refund: { text: m.move_out_refund },
  giveBack: { text: m.pay_manage_give_back, ask: m.pay_manage_give_back_text, danger: true },
};

interface ManagedOrderDrawerProps {
  id: string;
  onClose: () => void;
}

/** Drawer with one order and its full history. */
export function ManagedOrderDrawer({ id, onClose }: ManagedOrderDrawerProps) {
  const answer = useQueryOf('GET /api/payManage/order/queryManageDetail', { id });
  const order = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={order ? m.pay_order_no({ no: order.no }) : m.pay_manage_orders()}
      closeLabel={m.act_close()}
      actions={order && order.actions.length > 0 && <Acts order={order} />}
    >
      <Answered of={answer}>{(found) => <ManagedOrderView order={found} />}</Answered>
    </Drawer>
  );
}

function Acts({ order }: { order: ManagedOrderDetail }) {
  const { payOrderId: id, version, actions, no } = order;
  const [isRefunding, setRefunding] = useState(false);
  const operate = useMutationOf('POST /api/payManage/order/operateManage', {
    done: m.act_handled(),
    invalidates: paymentQueryKeys,
  });
  const { acts, dialog } = useEventActs<OrderEvent>({
    configs,
    possible: actions,
    title: no,
    busy: operate.busy,
    own: { refund: () => setRefunding(true) },
    fire: async (event) => event !== 'refund' && (await operate.run({ id, event, version })) !== undefined,
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={key === 'giveBack' ? 'danger' : 'main'}>
          {text}
        </Button>
      ))}
      {dialog}
      {isRefunding && <OfficeRefund order={order} onClose={() => setRefunding(false)} />}
    </>
  );
}
