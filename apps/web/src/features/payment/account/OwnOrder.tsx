import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { PayOrderDetail } from '@portal/contract/payment/public';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { OrderFacts } from './OrderFacts.tsx';

const OwnInvoices = lazy(async () => ({ default: (await import('../shared/OwnInvoices.tsx')).OwnInvoices }));
const RefundForm = lazy(async () => ({ default: (await import('./RefundForm.tsx')).RefundForm }));

interface OwnOrderProps {
  id: string;
  onClose: () => void;
}

/** One of the user's orders: items, state and actions. */
export function OwnOrder({ id, onClose }: OwnOrderProps) {
  const answer = useQueryOf('GET /api/payManage/order/queryDetail', { id });
  const [opened, setOpened] = useState<'refund' | 'invoice'>();
  const close = () => setOpened(undefined);
  const order = answer.data;
  if (order && opened)
    return (
      <Suspense>
        {opened === 'refund' ? (
          <RefundForm order={order} onClose={close} />
        ) : (
          <OwnInvoices of={{ payOrderId: order.payOrderId, receiptId: null }} onClose={close} />
        )}
      </Suspense>
    );
  return (
    <Drawer
      open
      onClose={onClose}
      title={order ? m.pay_order_no({ no: order.no }) : m.pay_own_orders()}
      closeLabel={m.act_close()}
      actions={order && <Acts order={order} onOpen={setOpened} />}
    >
      <Answered of={answer}>{(found) => <OrderFacts order={found} />}</Answered>
    </Drawer>
  );
}

interface ActsProps {
  order: PayOrderDetail;
  onOpen: (part: 'refund' | 'invoice') => void;
}

function Acts({ order, onOpen }: ActsProps) {
  const { payOrderId: id, no, actions, refundableFen } = order;
  return (
    <>
      {actions.includes('refund') && (
        <Button onClick={() => onOpen('refund')}>
          {m.pay_refund_apply({ most: formatFen(refundableFen) })}
        </Button>
      )}
      {actions.includes('receipt') && <Button onClick={() => onOpen('invoice')}>{m.invoice_title()}</Button>}
      {actions.includes('receipt') && (
        <ButtonLink variant="main" href={paths.payReceipt(id)}>
          {m.pay_see_receipt()}
        </ButtonLink>
      )}
      {actions.includes('pay') ? (
        <ButtonLink variant="main" href={paths.payChoice(id)}>
          {m.pay_go_on()}
        </ButtonLink>
      ) : (
        !actions.includes('receipt') && (
          <ButtonLink href={paths.payResult(no)}>{m.pay_see_result()}</ButtonLink>
        )
      )}
    </>
  );
}
