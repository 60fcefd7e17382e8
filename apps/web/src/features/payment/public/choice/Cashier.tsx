import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { PayOrderDetail } from '@portal/contract/payment/public';
import * as m from '@portal/texts/messages';
import { useEffect, useRef } from 'react';
import { WordedText } from '../../../../platform/display/WordedText.tsx';
import { useIsNarrow } from '../../../../ui/action-bar/use-is-narrow.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { orderTitle } from '../../shared/pay-names.ts';
import { Countdown, useTimeLeft } from '../order/Countdown.tsx';
import { heldOrder } from '../order/held-order.ts';
import { OrderItems } from '../order/OrderItems.tsx';
import styles from './Cashier.module.css';
import { ChannelChoice } from './ChannelChoice.tsx';
import { Expired } from './Expired.tsx';
import { PassOn } from './PassOn.tsx';
import { isToChoose, useCashier } from './use-cashier.ts';

interface CashierProps {
  order: PayOrderDetail;
  onOrder: (order: PayOrderDetail) => void;
  onStale: () => void;
}

export function Cashier(props: CashierProps) {
  const { order, onStale } = props;
  const { busy, pay, cancel } = useCashier(props);
  const leftMs = useTimeLeft(order, onStale);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { attempt, totalFen, actions } = order;
  const isNarrow = useIsNarrow();
  const isOpen = isToChoose(order) && actions.includes('pay') && leftMs > 0;
  return (
    <div className={styles.cashier}>
      <h1 ref={title} tabIndex={-1}>
        {m.pay_choice_title()}
      </h1>
      <p className={styles.sum}>
        <b>{formatFen(totalFen)}</b> {m.field_yuan()}
      </p>
      {isOpen && (
        <div className={styles.time}>
          <Countdown order={order} leftMs={leftMs} />
        </div>
      )}
      <Stack gap={16} shrink className={styles.ways}>
        {isOpen && attempt?.state === 'FAILED' && (
          <Alert kind="error" title={m.pay_failed_before()} announce>
            {attempt.failReason || m.pay_failed_text()}
          </Alert>
        )}
        {isOpen ? (
          <ChannelChoice order={order} busy={busy === 'pay'} onPay={(channel) => void pay(channel)} />
        ) : (
          <Expired order={order} />
        )}
      </Stack>
      <div className={styles.order}>
        <OrderItems
          order={order}
          title={m.pay_this_time()}
          folded={isNarrow && order.itemCount > 1 && <WordedText>{orderTitle(order)}</WordedText>}
        >
          <Row as="p" align="baseline" justify="between" gap={12} padTop={14} className={styles.total}>
            <span>{m.field_due()}</span>
            <span>
              <b>{formatFen(totalFen)}</b> {m.field_yuan()}
            </span>
          </Row>
          <p className={styles.foot}>
            {isOpen && actions.includes('cancel') ? (
              <Button
                variant="quiet"
                className={styles.cancel}
                busy={busy === 'cancel'}
                onClick={() => void cancel()}
              >
                {m.pay_cancel()}
              </Button>
            ) : (
              <Link href={paths.payResult(order.no, heldOrder().key)}>{m.pay_see_result()}</Link>
            )}
            <span>{m.pay_cancel_note()}</span>
          </p>
        </OrderItems>
        {isOpen && actions.includes('passOn') && <PassOn />}
      </div>
    </div>
  );
}
