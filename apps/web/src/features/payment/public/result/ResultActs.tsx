import { paths } from '@portal/contract/paths';
import type { PayOrderDetail } from '@portal/contract/payment/public';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { receiptTextIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { backName } from '../../shared/back-name.ts';
import { heldOrder } from '../order/held-order.ts';
import styles from './ResultView.module.css';
import type { PayResult } from './result-of.ts';

interface ResultActsProps {
  order: PayOrderDetail;
  result: PayResult;
}

/** The next steps: see the receipt, pay again, or go back. */
export function ResultActs({ order, result }: ResultActsProps) {
  const { payOrderId: id, actions, refunds, link } = order;
  const { key } = heldOrder();
  // These orders can only be paid again from the page they came from, so going back is the main action.
  const isBackMain = result === 'closed' || result === 'late' || result === 'differs';
  return (
    <Row wrap gap={12} above={24} below={32} className={styles.acts}>
      {actions.includes('receipt') && (
        <ButtonLink variant="main" size="large" icon={receiptTextIcon} href={paths.payReceipt(id, key)}>
          {m.pay_see_receipt()}
        </ButtonLink>
      )}
      {actions.includes('pay') && (
        <ButtonLink variant="main" size="large" href={paths.payChoice(id, key)}>
          {result === 'failed' ? m.pay_other_way() : m.pay_go_on()}
        </ButtonLink>
      )}
      <ButtonLink variant={isBackMain ? 'main' : undefined} size="large" href={link}>
        {backName(order)}
      </ButtonLink>
      {key === undefined && (
        <ButtonLink variant="quiet" size="large" href={paths.myPayments({ order: id })}>
          {actions.includes('refund') || refunds.length > 0 ? m.pay_ask_refund() : m.pay_own_orders()}
        </ButtonLink>
      )}
    </Row>
  );
}
