import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { island } from '../../../../platform/island/island.tsx';
import { OrderMissing } from '../order/OrderMissing.tsx';
import { useOrder } from '../order/use-order.ts';

// Loaded along with the order, so that a page without an order never fetches it.
const ResultView = lazy(async () => ({ default: (await import('./ResultView.tsx')).ResultView }));

/** Shows the outcome of a payment as soon as it is known. */
function PayResult() {
  const { view, load, setOrder } = useOrder('orderNo');
  const title = m.pay_result_title();
  if (view.kind !== 'there') return <OrderMissing view={view} onRetry={load} title={title} />;
  return (
    <Suspense fallback={<OrderMissing view={{ kind: 'loading' }} onRetry={load} title={title} />}>
      <ResultView order={view.order} onOrder={setOrder} />
    </Suspense>
  );
}

export default island('payment/public/result/PayResult', PayResult, 'load');
