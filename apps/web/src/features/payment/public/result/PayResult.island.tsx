import * as m from '@portal/texts/messages';
import { island } from '../../../../platform/island/island.tsx';
import { OrderMissing } from '../order/OrderMissing.tsx';
import { useOrder } from '../order/use-order.ts';
import { ResultView } from './ResultView.tsx';

/** Tells the holder of an order how its payment has ended, as soon as that is known. */
function PayResult() {
  const { view, load, setOrder } = useOrder('orderNo');
  if (view.kind !== 'there') return <OrderMissing view={view} onRetry={load} title={m.pay_result_title()} />;
  return <ResultView order={view.order} onOrder={setOrder} />;
}

export default island('payment/public/result/PayResult', PayResult, 'load');
