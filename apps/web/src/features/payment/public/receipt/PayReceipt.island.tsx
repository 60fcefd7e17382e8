import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useEffect } from 'react';
import { island } from '../../../../platform/island/island.tsx';
import { withBasePath } from '../../../../ui/link/base-path.ts';
import { heldOrder } from '../order/held-order.ts';
import { OrderMissing } from '../order/OrderMissing.tsx';
import { useOrder } from '../order/use-order.ts';
import styles from './Receipt.module.css';
import { type Payee, ReceiptSheet } from './ReceiptSheet.tsx';
import { ReceiptTools } from './ReceiptTools.tsx';

/** The receipt of a paid order; any other order has none, and its status is shown instead. */
function PayReceipt(payee: Payee) {
  const { view, load } = useOrder('id');
  const order = view.kind === 'there' ? view.order : null;
  const hasReceipt = order?.actions.includes('receipt') ?? false;
  useEffect(() => {
    if (order && !hasReceipt) location.replace(withBasePath(paths.payResult(order.no, heldOrder().key)));
  }, [order, hasReceipt]);
  if (!order || !hasReceipt)
    return (
      <div className={styles.ground}>
        <OrderMissing
          view={view.kind === 'there' ? { kind: 'loading' } : view}
          onRetry={load}
          title={m.pay_receipt_title()}
        />
      </div>
    );
  return (
    <div className={styles.ground}>
      <ReceiptTools order={order} />
      <ReceiptSheet order={order} payee={payee} />
    </div>
  );
}

export default island('payment/public/receipt/PayReceipt', PayReceipt, 'load');
