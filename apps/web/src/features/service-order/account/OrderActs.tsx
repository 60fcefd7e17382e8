import { orderLifecycle, type SideEvent, sideEvents } from '@portal/contract/service-order/lifecycle';
import type { OrderDetail } from '@portal/contract/service-order/public';
import * as m from '@portal/texts/messages';
import { actionConfigs } from '../../../platform/account/acts/action-configs.ts';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { orderQueryKeys } from './order-query-keys.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { RateForm } from './RateForm.tsx';
import { type OrderMessage, OrderMessageForm } from './TellForm.tsx';

const configs = actionConfigs(orderLifecycle, sideEvents);

/** The actions on an order; `keep` also withdraws the reader's own cancellation request. */
const configsOf = ({ side, cancelAskedBy }: OrderDetail): Record<SideEvent, ActionConfig> =>
  cancelAskedBy === side ? { ...configs, keep: { text: m.order_take_back } } : configs;

const mains: readonly string[] = sideEvents.filter((event) => orderLifecycle.acts[event]?.main);

/** The forms for events that need more than a reason. */
export type OrderFormKind = OrderMessage | 'quote' | 'rate';

interface OrderFormProps {
  order: OrderDetail;
  form: OrderFormKind;
  onClose: () => void;
}

export function OrderForm({ order, form, onClose }: OrderFormProps) {
  if (form === 'quote') return <QuoteForm order={order} onClose={onClose} />;
  if (form === 'rate') return <RateForm order={order} onClose={onClose} />;
  return (
    <OrderMessageForm event={form} title={configsOf(order)[form].text()} order={order} onClose={onClose} />
  );
}

interface OrderActsProps {
  order: OrderDetail;
  onForm: (form: OrderFormKind) => void;
  /** Puts the main button first, next to content; in the footer of a drawer it comes last. */
  mainFirst?: boolean;
}

/** The actions the reader's side has on an order. */
export function OrderActs({ order, onForm, mainFirst = false }: OrderActsProps) {
  const { orderId: id, version, subject, actions, canRate } = order;
  const operate = useMutationOf('POST /api/serviceManage/order/operate', {
    done: (done) => m.order_done_toast({ name: subject, state: done.stateLabel }),
    invalidates: [...orderQueryKeys],
  });
  const { acts, dialog } = useEventActs<SideEvent>({
    configs: configsOf(order),
    possible: actions,
    title: subject,
    busy: operate.busy,
    maxReason: 500,
    fire: async (event, text) => (await operate.run({ id, event, version, data: { text } })) !== undefined,
    own: {
      quote: () => onForm('quote'),
      done: () => onForm('done'),
      dispute: () => onForm('dispute'),
      say: () => onForm('say'),
    },
  });
  return (
    <>
      {(mainFirst ? acts : acts.toReversed()).map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={mains.includes(key) ? 'main' : undefined}>
          {text}
        </Button>
      ))}
      {canRate && (
        <Button variant="main" onClick={() => onForm('rate')}>
          {m.order_rate()}
        </Button>
      )}
      {dialog}
    </>
  );
}
