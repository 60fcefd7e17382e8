import type { OrderDetail } from '@portal/contract/service-order/public';
import type { SideEvent } from '@portal/contract/service-order/terms';
import * as m from '@portal/texts/messages';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { orderQueryKeys } from './order-query-keys.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { RateForm } from './RateForm.tsx';
import { type OrderMessage, OrderMessageForm } from './TellForm.tsx';

/** The actions on an order, the main one first; `keep` also withdraws the reader's own cancellation request. */
const waysOf = ({ side, cancelAskedBy }: OrderDetail): Record<SideEvent, ActionConfig> => ({
  quote: { text: m.order_act_quote },
  accept: { text: m.order_act_accept, ask: m.order_ask_accept },
  done: { text: m.order_act_done },
  confirm: { text: m.order_act_confirm, ask: m.order_ask_confirm },
  finish: { text: m.order_act_finish, ask: m.order_ask_finish },
  confirmDeal: { text: m.order_act_confirm_deal, ask: m.order_ask_deal },
  agreeCancel: { text: m.order_act_agree_cancel, ask: m.order_ask_agree, danger: true },
  keep: { text: cancelAskedBy === side ? m.order_take_back : m.order_act_keep },
  say: { text: m.order_act_say },
  dispute: { text: m.order_act_dispute },
  decline: { text: m.order_act_decline, ask: m.order_ask_decline, needsReason: true, danger: true },
  refuse: { text: m.order_act_refuse, ask: m.order_ask_decline, needsReason: true },
  refuseDeal: { text: m.order_act_refuse_deal, ask: m.order_ask_decline, needsReason: true },
  askCancel: { text: m.order_act_ask_cancel, ask: m.order_ask_cancel_text, needsReason: true },
});

const mains: readonly string[] = ['quote', 'accept', 'done', 'confirm', 'finish', 'confirmDeal'];

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
  return <OrderMessageForm event={form} title={waysOf(order)[form].text()} order={order} onClose={onClose} />;
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
    configs: waysOf(order),
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
