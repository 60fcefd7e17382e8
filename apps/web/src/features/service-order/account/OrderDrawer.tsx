import type { OrderDetail } from '@portal/contract/service-order';
import type { SideEvent } from '@portal/contract/service-order-terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type EventWay, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { OrderView } from '../shared/OrderView.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { RateForm } from './RateForm.tsx';
import { staleOrders } from './stale-orders.ts';
import { TellForm, type ToldEvent } from './TellForm.tsx';

/** What can be done with an order, the main way on first; `keep` also takes one’s own wish to cancel back. */
const waysOf = ({ side, cancelAskedBy }: OrderDetail): Record<SideEvent, EventWay> => ({
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

type Form = ToldEvent | 'quote' | 'rate';

interface OrderDrawerProps {
  id: string;
  onClose: () => void;
}

/** An order beside its list, and what the reader’s side can do with it. */
export function OrderDrawer({ id, onClose }: OrderDrawerProps) {
  const answer = useQueryOf('GET /api/serviceManage/order/queryDetail', { id });
  const [form, setForm] = useState<Form>();
  const order = answer.data;
  if (order && form) return <OrderForm order={order} form={form} onClose={() => setForm(undefined)} />;
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={order ? <Written>{order.subject}</Written> : m.order_thing()}
      closeLabel={m.member_close()}
      actions={
        order && (order.actions.length > 0 || order.canRate) && <Acts order={order} onForm={setForm} />
      }
    >
      <Answered of={answer}>{(shown) => <OrderView order={shown} isMine={shown.isMine} />}</Answered>
    </Drawer>
  );
}

function OrderForm({ order, form, onClose }: { order: OrderDetail; form: Form; onClose: () => void }) {
  if (form === 'quote') return <QuoteForm order={order} onClose={onClose} />;
  if (form === 'rate') return <RateForm order={order} onClose={onClose} />;
  return <TellForm event={form} title={waysOf(order)[form].text()} order={order} onClose={onClose} />;
}

function Acts({ order, onForm }: { order: OrderDetail; onForm: (form: Form) => void }) {
  const { orderId: id, version, subject, actions, canRate } = order;
  const operate = useMutationOf('POST /api/serviceManage/order/operate', {
    done: (done) => m.order_done_toast({ name: subject, state: done.stateLabel }),
    invalidates: [...staleOrders],
  });
  const { acts, dialog } = useEventActs<SideEvent>({
    ways: waysOf(order),
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
      {acts.toReversed().map(({ key, text, busy, onPress }) => (
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
