import { orderLifecycle, type RulingEvent, rulingEvents } from '@portal/contract/service-order/lifecycle';
import type { ManagedOrderDetail } from '@portal/contract/service-order/manage';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { actionConfigs, actVariant } from '../../../platform/account/acts/action-configs.ts';
import { useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { OrderView } from '../shared/OrderView.tsx';
import { disputeQueryKeys } from './dispute-query-keys.ts';

const configs = actionConfigs(orderLifecycle, rulingEvents);

/** A dispute next to the list: both sides' statements, the evidence, and the ruling. */
export function DisputeDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/serviceManage/dispute/queryManageDetail', { id });
  const order = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={order ? <Written>{order.subject}</Written> : m.order_thing()}
      closeLabel={m.act_close()}
      actions={order && order.actions.length > 0 && <Ruling order={order} />}
    >
      <Answered of={answer}>{(shown) => <OrderView order={shown} />}</Answered>
    </Drawer>
  );
}

function Ruling({ order: { orderId: id, version, subject, actions } }: { order: ManagedOrderDetail }) {
  const operate = useMutationOf('POST /api/serviceManage/dispute/operateManage', {
    done: (done) => m.order_done_toast({ name: subject, state: done.stateLabel }),
    invalidates: [...disputeQueryKeys],
  });
  const { acts, dialog } = useEventActs<RulingEvent>({
    configs,
    possible: actions,
    title: subject,
    busy: operate.busy,
    maxReason: 500,
    fire: async (event, text) => (await operate.run({ id, event, version, data: { text } })) !== undefined,
  });
  return (
    <>
      {acts.toReversed().map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={actVariant(orderLifecycle, key)}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
