import type { PayOrderDetail } from '@portal/contract/payment/public';
import { useEffect, useState } from 'react';
import { waitBefore } from '../order/ask-schedule.ts';
import { askResult } from '../order/use-order.ts';

interface Polling {
  orderNo: string;
  /** Polling stops once the payment has a result. */
  isWaiting: boolean;
  onOrder: (order: PayOrderDetail) => void;
}

/** Polls the status of a payment at growing intervals for up to a minute; `ask` polls once more. */
export function useResultPolling({ orderNo, isWaiting, onOrder }: Polling) {
  const [asked, setAsked] = useState(0);
  const [busy, setBusy] = useState(false);
  const wait = isWaiting ? waitBefore(asked) : null;

  useEffect(() => {
    if (wait === null) return;
    let isOver = false;
    const askNext = async () => {
      const answer = await askResult(orderNo);
      if (isOver) return;
      if (answer) onOrder(answer);
      setAsked(asked + 1);
    };
    const timer = window.setTimeout(() => void askNext(), wait);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [wait, asked, orderNo, onOrder]);

  const ask = async () => {
    setBusy(true);
    const answer = await askResult(orderNo);
    setBusy(false);
    if (answer) onOrder(answer);
  };
  return { asked, busy, ask, isAsking: wait !== null };
}
