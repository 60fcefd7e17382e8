import { formatFen } from '@portal/contract/money';
import type { PayOrderDetail, RefundRow } from '@portal/contract/payment/public';
import { payChannelLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Row, Rows } from '../../../ui/rows/Rows.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { DrawerPart } from '../shared/DrawerPart.tsx';
import { orderQueryKeys } from '../shared/order-query-keys.ts';
import { orderVariants, refundVariants } from '../shared/pay-variants.ts';

export function OrderFacts({ order }: { order: PayOrderDetail }) {
  const { state, stateLabel, items, refunds, totalFen, refundedFen } = order;
  const { channel, tradeNo, payerName, createdAt, successAt } = order;
  return (
    <>
      <Facts
        columns={1}
        facts={[
          { name: m.field_state(), value: <Status kind={orderVariants[state]}>{stateLabel}</Status> },
          { name: m.pay_receipt_amount(), value: formatFen(totalFen) },
          ...(refundedFen > 0 ? [{ name: m.pay_receipt_refunded(), value: formatFen(refundedFen) }] : []),
          ...(channel ? [{ name: m.field_pay_channel(), value: payChannelLabels[channel]() }] : []),
          ...(tradeNo ? [{ name: m.pay_receipt_trade_no(), value: tradeNo }] : []),
          { name: m.pay_receipt_payer(), value: <Written>{payerName}</Written> },
          { name: m.pay_made(), value: formatDate(createdAt) },
          ...(successAt === null ? [] : [{ name: m.pay_receipt_paid_at(), value: formatDate(successAt) }]),
        ]}
      />
      <DrawerPart title={m.pay_for_what()}>
        <Rows>
          {items.map(({ itemId, title, note, amountFen }) => (
            <Row key={itemId} title={<Written>{title}</Written>} note={<Written>{note}</Written>}>
              {formatFen(amountFen)}
            </Row>
          ))}
        </Rows>
      </DrawerPart>
      {refunds.length > 0 && (
        <DrawerPart title={m.pay_refunds()}>
          <Rows>
            {refunds.map((refund) => (
              <OwnRefund key={refund.refundId} refund={refund} />
            ))}
          </Rows>
        </DrawerPart>
      )}
    </>
  );
}

function OwnRefund({ refund }: { refund: RefundRow }) {
  const { refundId: id, version, amountFen, reason, answer, state, stateLabel, createdAt } = refund;
  const withdraw = useMutationOf('POST /api/payManage/refund/withdraw', {
    done: m.pay_refund_withdrawn(),
    invalidates: orderQueryKeys,
  });
  return (
    <Row
      title={`${formatFen(amountFen)} ${m.field_yuan()}`}
      text={<Written>{answer || reason}</Written>}
      note={formatDate(createdAt)}
    >
      <Status kind={refundVariants[state]}>{stateLabel}</Status>
      {state === 'APPLIED' && (
        <Button size="small" busy={withdraw.busy} onClick={() => void withdraw.run({ id, version })}>
          {m.act_withdraw()}
        </Button>
      )}
    </Row>
  );
}
