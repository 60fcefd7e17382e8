import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { ManagedRefund } from '@portal/contract/payment/manage';
import type { RefundSource } from '@portal/contract/payment/terms';
import { payChannelLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { SecureAgain } from '../../identity/shared/secure/SecureAgain.tsx';
import { refundVariants } from '../shared/pay-variants.ts';
import { paymentQueryKeys } from './payment-query-keys.ts';

type RefundAct = ManagedRefund['actions'][number];

const configs: Record<RefundAct, ActionConfig> = {
  reject: { text: m.act_reject, ask: m.pay_refund_reject_text, needsReason: true, danger: true },
  approve: { text: m.act_approve, ask: m.pay_refund_approve_text },
  retry: { text: m.pay_refund_retry },
  withdraw: { text: m.move_out_refund_ask_withdraw, ask: m.move_out_withdraw_refund_text },
  confirm: { text: m.pay_refund_confirm, ask: m.pay_refund_confirm_text },
};

const sourceNames: Record<RefundSource, () => string> = {
  PAYER: m.pay_source_payer,
  RULE: m.pay_source_rule,
  SYSTEM: m.pay_source_system,
  OFFICE: m.move_out_source_office,
  OFFSET: m.move_out_source_offset,
};

interface ManagedRefundDrawerProps {
  id: string;
  onClose: () => void;
}

/** Drawer with a refund and the decision about it. */
export function ManagedRefundDrawer({ id, onClose }: ManagedRefundDrawerProps) {
  const answer = useQueryOf('GET /api/payManage/refund/queryManageDetail', { id });
  const refund = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={refund ? m.pay_refund_no({ no: refund.no }) : m.pay_manage_refunds()}
      closeLabel={m.act_close()}
      actions={refund && refund.actions.length > 0 && <Decision refund={refund} />}
    >
      <Answered of={answer}>{(found) => <RefundFacts refund={found} />}</Answered>
    </Drawer>
  );
}

function RefundFacts({ refund }: { refund: ManagedRefund }) {
  const { state, stateLabel, amountFen, reason, source, applicantName, payerName, title } = refund;
  const { payee, proofFileId } = refund;
  const { channel, approverNames, needsTwo, failReason, answer, createdAt, payOrderId, orderNo } = refund;
  const isHalf = state === 'APPLIED' && needsTwo;
  return (
    <>
      {isHalf && (
        <Alert>{approverNames.length === 0 ? m.pay_refund_needs_two() : m.pay_refund_needs_second()}</Alert>
      )}
      {failReason && <Alert kind="error">{failReason}</Alert>}
      <Facts
        columns={1}
        facts={[
          { name: m.field_state(), value: <Status kind={refundVariants[state]}>{stateLabel}</Status> },
          { name: m.field_refund_amount(), value: formatFen(amountFen) },
          { name: m.field_reason(), value: <Written>{reason}</Written> },
          ...(answer ? [{ name: m.pay_refund_answer(), value: <Written>{answer}</Written> }] : []),
          {
            name: m.pay_receipt_item(),
            value: <Written>{title}</Written>,
            note: payOrderId && <Link href={paths.managePayOrders({ order: payOrderId })}>{orderNo}</Link>,
          },
          { name: m.pay_receipt_payer(), value: <Written>{payerName}</Written> },
          {
            name: m.field_requested_by(),
            value: applicantName ? <Written>{applicantName}</Written> : sourceNames[source](),
            note: formatDate(createdAt),
          },
          {
            name: m.field_pay_channel(),
            value: source === 'OFFSET' ? m.move_out_source_offset() : payChannelLabels[channel](),
          },
          ...(payee
            ? [
                {
                  name: m.move_out_refund_account(),
                  value: <Written>{`${payee.name} ${payee.bank} ${payee.number}`}</Written>,
                  note: proofFileId !== '' && (
                    <Link href={imageUrl(proofFileId)} target="_blank">
                      {m.move_out_proof()}
                    </Link>
                  ),
                },
              ]
            : []),
          ...(approverNames.length > 0
            ? [{ name: m.pay_refund_approvers(), value: <Written>{approverNames.join('、')}</Written> }]
            : []),
        ]}
      />
    </>
  );
}

function Decision({ refund }: { refund: ManagedRefund }) {
  const { refundId: id, version, actions, no } = refund;
  const operate = useMutationOf('POST /api/payManage/refund/operateManage', {
    done: ({ stateLabel }) => m.pay_refund_done({ no, state: stateLabel }),
    invalidates: paymentQueryKeys,
  });
  // The event to fire again once the operator has confirmed their identity.
  const [fired, setFired] = useState<{ event: RefundAct; reason: string }>();
  const fire = async (event: RefundAct, reason: string) => {
    setFired({ event, reason });
    return (await operate.run({ id, event, version, reason })) !== undefined;
  };
  const { acts, dialog } = useEventActs<RefundAct>({
    configs,
    possible: actions,
    title: no,
    busy: operate.busy,
    maxReason: 100,
    fire,
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={key === 'reject' ? 'danger' : 'main'}>
          {text}
        </Button>
      ))}
      {dialog}
      <SecureAgain error={operate.error} onProven={() => fired && void fire(fired.event, fired.reason)} />
    </>
  );
}
