import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { island } from '../../../../platform/island/island.tsx';
import { OrderMissing } from '../order/OrderMissing.tsx';
import { useOrder } from '../order/use-order.ts';

// Loaded with the order, so that a page without one does not need it.
const Cashier = lazy(async () => ({ default: (await import('./Cashier.tsx')).Cashier }));

/** Lets the holder of an order choose how to pay it. */
function PayChoice() {
  const { view, load, setOrder } = useOrder('id');
  const title = m.pay_choice_title();
  if (view.kind !== 'there') return <OrderMissing view={view} onRetry={load} title={title} />;
  return (
    <Suspense fallback={<OrderMissing view={{ kind: 'loading' }} onRetry={load} title={title} />}>
      <Cashier order={view.order} onOrder={setOrder} onStale={load} />
    </Suspense>
  );
}

export default island('payment/public/choice/PayChoice', PayChoice, 'load');
