import * as m from '@portal/texts/messages';
import { island } from '../../../../platform/island/island.tsx';
import { OrderMissing } from '../order/OrderMissing.tsx';
import { useOrder } from '../order/use-order.ts';
import { Cashier } from './Cashier.tsx';

/** Lets the holder of an order choose how to pay it. */
function PayChoice() {
  const { view, load, setOrder } = useOrder('id');
  if (view.kind !== 'there') return <OrderMissing view={view} onRetry={load} title={m.pay_choice_title()} />;
  return <Cashier order={view.order} onOrder={setOrder} onStale={load} />;
}

export default island('payment/public/choice/PayChoice', PayChoice, 'load');
