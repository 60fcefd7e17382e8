import { paths } from '@portal/contract/paths';
import type { PayOrderDetail } from '@portal/contract/payment/public';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { backName } from '../../shared/back-name.ts';
import { heldOrder } from '../order/held-order.ts';
import { isUnderWay } from '../result/result-of.ts';

/** Shown when the order has expired: it can no longer be paid, but the same items can be ordered again. */
export function Expired({ order }: { order: PayOrderDetail }) {
  return (
    <EmptyState
      title={m.pay_expired()}
      heading={2}
      action={
        isUnderWay(order) ? (
          <ButtonLink variant="main" href={paths.payResult(order.no, heldOrder().key)}>
            {m.pay_see_result()}
          </ButtonLink>
        ) : (
          <ButtonLink variant="main" href={order.link}>
            {backName(order)}
          </ButtonLink>
        )
      }
    >
      {m.pay_expired_text()}
    </EmptyState>
  );
}
