import { formatFen } from '@portal/contract/money';
import type { PayOrderDetail } from '@portal/contract/payment/public';
import * as m from '@portal/texts/messages';
import { Written } from '../../../../platform/display/Written.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Row, Rows } from '../../../../ui/rows/Rows.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import { refundVariants } from '../../shared/pay-variants.ts';
import styles from './ResultView.module.css';

/** The refunds requested for an order, with their status. */
export function RefundList({ order: { refunds } }: { order: PayOrderDetail }) {
  if (refunds.length === 0) return null;
  return (
    <Text as="section" above={32} className={styles.refunds}>
      <h2>{m.pay_refunds()}</h2>
      <Rows>
        {refunds.map(({ refundId, no, amountFen, reason, answer, state, stateLabel }) => (
          <Row
            key={refundId}
            title={`${formatFen(amountFen)} ${m.field_yuan()}`}
            text={<Written>{answer || reason}</Written>}
            note={no}
          >
            <Status kind={refundVariants[state]}>{stateLabel}</Status>
          </Row>
        ))}
      </Rows>
    </Text>
  );
}
