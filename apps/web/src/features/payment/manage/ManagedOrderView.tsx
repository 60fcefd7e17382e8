import type { EndpointMap } from '@portal/contract/endpoint-map';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import { type PayAttemptState, payChannelLabels, payKindLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { formatDate, formatFullDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Row, Rows } from '../../../ui/rows/Rows.tsx';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { DrawerPart } from '../shared/DrawerPart.tsx';
import { orderVariants, refundVariants } from '../shared/pay-variants.ts';

export type ManagedOrderDetail = EndpointMap['GET /api/payManage/order/queryManageDetail']['output'];

const attemptNames: Record<PayAttemptState, () => string> = {
  INIT: m.pay_attempt_begun,
  PENDING: m.pay_attempt_pending,
  SUCCESS: m.state_paid,
  FAILED: m.pay_failed_word,
  CLOSED: m.pay_attempt_closed,
  UNKNOWN: m.pay_attempt_unknown,
};

const attemptVariants: Record<PayAttemptState, StatusKind> = {
  INIT: 'checking',
  PENDING: 'checking',
  SUCCESS: 'done',
  FAILED: 'late',
  CLOSED: 'closed',
  UNKNOWN: 'waiting',
};

export function ManagedOrderView({ order }: { order: ManagedOrderDetail }) {
  const { state, stateLabel, kind, payerName, totalFen, refundedFen, channel, createdAt } = order;
  return (
    <>
      <Facts
        columns={1}
        facts={[
          { name: m.field_state(), value: <Status kind={orderVariants[state]}>{stateLabel}</Status> },
          { name: m.field_kind(), value: payKindLabels[kind]() },
          { name: m.pay_receipt_payer(), value: <Written>{payerName}</Written> },
          { name: m.pay_receipt_amount(), value: formatFen(totalFen) },
          { name: m.pay_receipt_refunded(), value: formatFen(refundedFen) },
          ...(channel ? [{ name: m.field_pay_channel(), value: payChannelLabels[channel]() }] : []),
          { name: m.pay_made(), value: formatFullDate(createdAt) },
        ]}
      />
      <DrawerPart title={m.pay_for_what()}>
        <Rows>
          {order.items.map(({ title, note, amountFen }) => (
            <Row key={`${title}${note}`} title={<Written>{title}</Written>} note={<Written>{note}</Written>}>
              {formatFen(amountFen)}
            </Row>
          ))}
        </Rows>
      </DrawerPart>
      <Attempts order={order} />
      <Refunds order={order} />
      <Entries order={order} />
    </>
  );
}

function Attempts({ order: { attempts } }: { order: ManagedOrderDetail }) {
  return (
    <DrawerPart title={m.pay_manage_attempts()}>
      {attempts.length === 0 && <p>{m.pay_manage_no_attempts()}</p>}
      <Rows>
        {attempts.map(({ no, channel, state, paidFen, tradeNo, createdAt, failReason }) => (
          <Row
            key={no}
            title={payChannelLabels[channel]()}
            text={failReason || (paidFen === null ? '' : m.pay_attempt_paid({ amount: formatFen(paidFen) }))}
            note={[formatFullDate(createdAt), no, tradeNo].filter(Boolean).join(' · ')}
          >
            <Status kind={attemptVariants[state]}>{attemptNames[state]()}</Status>
          </Row>
        ))}
      </Rows>
    </DrawerPart>
  );
}

function Refunds({ order: { refunds } }: { order: ManagedOrderDetail }) {
  if (refunds.length === 0) return null;
  return (
    <DrawerPart title={m.pay_refunds()}>
      <Rows>
        {refunds.map(({ refundId: refund, no, amountFen, reason, state, stateLabel }) => (
          <Row
            key={refund}
            title={<Link href={paths.manageRefunds({ refund })}>{formatFen(amountFen)}</Link>}
            text={<Written>{reason}</Written>}
            note={no}
          >
            <Status kind={refundVariants[state]}>{stateLabel}</Status>
          </Row>
        ))}
      </Rows>
    </DrawerPart>
  );
}

function Entries({ order: { entries } }: { order: ManagedOrderDetail }) {
  if (entries.length === 0) return null;
  return (
    <DrawerPart title={m.pay_manage_entries()}>
      <Table
        caption={m.pay_manage_entries()}
        columns={[
          { key: 'at', head: m.field_time(), cell: ({ at }) => formatDate(at) },
          { key: 'account', head: m.pay_account(), cell: ({ account }) => account },
          {
            key: 'debit',
            head: m.pay_debit(),
            align: 'end',
            cell: ({ amountFen }) => (amountFen > 0 ? formatFen(amountFen) : ''),
          },
          {
            key: 'credit',
            head: m.pay_credit(),
            align: 'end',
            cell: ({ amountFen }) => (amountFen < 0 ? formatFen(-amountFen) : ''),
          },
        ]}
        rows={entries.map((entry, nth) => ({ ...entry, nth }))}
        rowKey={({ nth }) => nth}
      />
    </DrawerPart>
  );
}
