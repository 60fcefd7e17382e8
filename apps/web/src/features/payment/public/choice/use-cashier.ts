import { paths } from '@portal/contract/paths';
import type { PayOrderDetail } from '@portal/contract/payment/public';
import type { PayChannelCode } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserClient, notices } from '../../../../platform/api/browser-client.ts';
import { withBasePath } from '../../../../ui/link/base-path.ts';
import { heldOrder } from '../order/held-order.ts';
import { askResult } from '../order/use-order.ts';
import { isUnderWay } from '../result/result-of.ts';

// Polling intervals: a payer with a phone in hand waits for the page, a transfer takes days.
const askMs = 3_000;
const askTransferMs = 60_000;

/** Whether the payer still has a choice to make here; every other state is shown on the result page. */
export const isToChoose = ({ state }: PayOrderDetail) => state === 'CREATED' || state === 'PAYING';

interface Watched {
  order: PayOrderDetail;
  onOrder: (order: PayOrderDetail) => void;
  onStale: () => void;
}

/** A payer's actions on an open order; also polls the order and moves on to the result. */
export function useCashier({ order, onOrder, onStale }: Watched) {
  const [busy, setBusy] = useState<'pay' | 'cancel'>();
  const { payOrderId: id, no, version } = order;
  const { key } = heldOrder();
  const isOver = !isToChoose(order);
  const waits = !isOver && isUnderWay(order);
  const everyMs = order.attempt?.channel === 'BANK_TRANSFER' ? askTransferMs : askMs;

  useEffect(() => {
    if (isOver) location.replace(withBasePath(paths.payResult(no, key)));
  }, [isOver, no, key]);

  useEffect(() => {
    if (!waits) return;
    const ask = async () => {
      const answer = document.hidden ? null : await askResult(no);
      if (answer) onOrder(answer);
    };
    const timer = window.setInterval(() => void ask(), everyMs);
    return () => window.clearInterval(timer);
  }, [waits, everyMs, no, onOrder]);

  const change = async (what: 'pay' | 'cancel', send: () => Promise<PayOrderDetail>) => {
    setBusy(what);
    try {
      const changed = await send();
      onOrder(changed);
      return changed;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The refusal has been shown, but the order may have changed.
      onStale();
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };

  const holder = { id, version, ...(key === undefined ? {} : { key }) };
  const pay = async (channel: PayChannelCode) => {
    const changed = await change('pay', () =>
      browserClient().call('POST /api/payManage/order/choose', { ...holder, channel }),
    );
    const attempt = changed?.attempt;
    if (attempt?.channel === channel && attempt.state === 'PENDING' && attempt.pageUrl)
      location.assign(attempt.pageUrl);
  };
  const cancel = async () => {
    const question = { title: m.pay_cancel_ask(), text: m.pay_cancel_text(), ok: m.pay_cancel() };
    if (await notices.confirm({ ...question, cancel: m.pay_keep() }))
      await change('cancel', () => browserClient().call('POST /api/payManage/order/cancel', holder));
  };
  return { busy, pay, cancel };
}
