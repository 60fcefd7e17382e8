import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { OrderView } from '../shared/OrderView.tsx';
import { OrderActs, OrderForm, type OrderFormKind } from './OrderActs.tsx';

interface OrderDrawerProps {
  id: string;
  onClose: () => void;
}

/** An order next to its list, with the actions of the reader's side. */
export function OrderDrawer({ id, onClose }: OrderDrawerProps) {
  const answer = useQueryOf('GET /api/serviceManage/order/queryDetail', { id });
  const [form, setForm] = useState<OrderFormKind>();
  const order = answer.data;
  if (order && form) return <OrderForm order={order} form={form} onClose={() => setForm(undefined)} />;
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={order ? <Written>{order.subject}</Written> : m.order_thing()}
      closeLabel={m.act_close()}
      actions={
        order && (order.actions.length > 0 || order.canRate) && <OrderActs order={order} onForm={setForm} />
      }
    >
      <Answered of={answer}>
        {(shown) => <OrderView order={shown} isMine={shown.isMine} workingMsLeft={shown.workingMsLeft} />}
      </Answered>
    </Drawer>
  );
}
