import type { PayOrderDetail } from '@portal/contract/payment/public';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient } from '../../../../platform/api/browser-client.ts';
import { heldOrder } from './held-order.ts';

export type OrderView = { kind: 'loading' | 'missing' | 'failed' } | { kind: 'there'; order: PayOrderDetail };

// The order doesn't exist, or the address holds no valid id.
const missing = ['500404', '100001'];

function askFor(by: 'id' | 'orderNo'): Promise<PayOrderDetail> {
  const { id, orderNo, key } = heldOrder();
  const guest = key === undefined ? {} : { key };
  return by === 'id'
    ? browserClient().call('GET /api/payManage/order/queryDetail', { id, ...guest }, { quiet: true })
    : browserClient().call('GET /api/payManage/order/queryResult', { orderNo, ...guest }, { quiet: true });
}

/** Loads the order of this page by the id in its path or the number in its query. */
export function useOrder(by: 'id' | 'orderNo') {
  const [view, setView] = useState<OrderView>({ kind: 'loading' });
  const load = useCallback(() => {
    askFor(by).then(
      (order) => setView({ kind: 'there', order }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        const kind = missing.includes(error.retCode) ? 'missing' : 'failed';
        // A failed call keeps the order that is already shown.
        setView((last) => (last.kind === 'there' && kind === 'failed' ? last : { kind }));
      },
    );
  }, [by]);
  useEffect(load, [load]);
  const setOrder = useCallback((order: PayOrderDetail) => setView({ kind: 'there', order }), []);
  return { view, load, setOrder };
}

/** Asks the payment channel too, for a page that waits; null if there is no answer. */
export async function askResult(orderNo: string): Promise<PayOrderDetail | null> {
  const { key } = heldOrder();
  const input = key === undefined ? { orderNo } : { orderNo, key };
  try {
    return await browserClient().call('GET /api/payManage/order/queryResult', input, { quiet: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}
