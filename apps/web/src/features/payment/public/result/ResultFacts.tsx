import { formatFen } from '@portal/contract/money';
import type { PayOrderDetail } from '@portal/contract/payment/public';
import { payChannelLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { formatFullDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Facts } from '../../../../ui/facts/Facts.tsx';

/** How, when and by whom the order was paid. */
export function ResultFacts({ order }: { order: PayOrderDetail }) {
  const { channel, successAt, createdAt, tradeNo, payerName, totalFen, state } = order;
  const isPaid = state === 'SUCCESS';
  return (
    <Facts
      facts={[
        ...(isPaid ? [] : [{ name: m.field_due(), value: `${formatFen(totalFen)} ${m.field_yuan()}` }]),
        ...(channel ? [{ name: m.field_pay_channel(), value: payChannelLabels[channel]() }] : []),
        successAt === null
          ? { name: m.pay_made(), value: formatFullDate(createdAt) }
          : { name: m.pay_receipt_paid_at(), value: formatFullDate(successAt) },
        ...(tradeNo ? [{ name: m.pay_receipt_trade_no(), value: tradeNo }] : []),
        { name: m.pay_receipt_payer(), value: <Written>{payerName}</Written> },
      ]}
    />
  );
}
