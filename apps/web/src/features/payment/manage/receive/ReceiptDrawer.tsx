import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { ReceiptDetail } from '@portal/contract/payment/receipt';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { ActButtons } from '../../../../platform/account/acts/ActButtons.tsx';
import { type ActionConfig, useEventActs } from '../../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Row, Rows } from '../../../../ui/rows/Rows.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import { DownloadButton } from '../../shared/DownloadButton.tsx';
import { DrawerPart } from '../../shared/DrawerPart.tsx';
import { receiptVariants } from '../../shared/pay-variants.ts';
import { receiptQueryKeys } from './receipt-query-keys.ts';

const OwnInvoices = lazy(async () => ({
  default: (await import('../../shared/OwnInvoices.tsx')).OwnInvoices,
}));

type Act = ReceiptDetail['actions'][number];

const configs: Record<Act, ActionConfig> = {
  confirm: { text: m.counter_act_confirm, ask: m.counter_act_confirm_text },
  drop: { text: m.counter_act_drop, ask: m.counter_act_drop_text, needsReason: true, danger: true },
  reverse: { text: m.counter_did_reverse, ask: m.counter_act_reverse_text, needsReason: true, danger: true },
  keep: { text: m.counter_act_keep },
};

interface ReceiptDrawerProps {
  id: string;
  onClose: () => void;
}

/** A receipt: what it paid, its proof, and the decision of the second person. */
export function ReceiptDrawer({ id, onClose }: ReceiptDrawerProps) {
  const answer = useQueryOf('GET /api/payManage/receipt/queryDetail', { id });
  const [isInvoicing, setInvoicing] = useState(false);
  const receipt = answer.data;
  if (receipt && isInvoicing)
    return (
      <Suspense>
        <OwnInvoices
          of={{ payOrderId: null, receiptId: receipt.receiptId }}
          onClose={() => setInvoicing(false)}
        />
      </Suspense>
    );
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={receipt?.no ?? m.counter_receipt()}
      closeLabel={m.act_close()}
      actions={receipt && <Acts receipt={receipt} onInvoice={() => setInvoicing(true)} />}
    >
      <Answered of={answer}>{(found) => <Content receipt={found} />}</Answered>
    </Drawer>
  );
}

function Content({ receipt }: { receipt: ReceiptDetail }) {
  const { state, items, creditFen, reversal, reason } = receipt;
  return (
    <>
      {state === 'PROPOSED' && <Alert>{m.counter_waits_second()}</Alert>}
      {state === 'REVERSING' && <Alert>{m.counter_waits_reversal()}</Alert>}
      <Facts columns={1} facts={factsOf(receipt)} />
      <DrawerPart title={m.counter_items()}>
        <Rows>
          {items.map(({ billId, no, title, amountFen, lateFen }) => (
            <Row
              key={billId}
              title={<Written>{title}</Written>}
              text={formatFen(amountFen)}
              note={lateFen > 0 ? `${no} · ${m.counter_with_late({ amount: formatFen(lateFen) })}` : no}
            />
          ))}
          {creditFen > 0 && <Row title={m.counter_credit()} text={formatFen(creditFen)} />}
        </Rows>
      </DrawerPart>
      {reversal && (
        <DrawerPart title={m.counter_did_reverse()}>
          <Facts
            columns={1}
            facts={[
              ...(reversal.no ? [{ name: m.counter_reversal_no(), value: reversal.no }] : []),
              { name: m.field_reason(), value: <Written>{reason}</Written> },
              { name: m.counter_first(), value: <Written>{reversal.byName}</Written> },
              ...(reversal.secondByName
                ? [{ name: m.counter_second(), value: <Written>{reversal.secondByName}</Written> }]
                : []),
              ...(reversal.at === null ? [] : [{ name: m.field_time(), value: formatDate(reversal.at) }]),
            ]}
          />
        </DrawerPart>
      )}
    </>
  );
}

const factsOf = (receipt: ReceiptDetail) => [
  {
    name: m.field_state(),
    value: <Status kind={receiptVariants[receipt.state]}>{receipt.stateLabel}</Status>,
  },
  {
    name: m.field_enterprise(),
    value: (
      <Link href={paths.manageTenant(receipt.enterpriseId)}>
        <Written>{receipt.enterpriseName}</Written>
      </Link>
    ),
  },
  { name: m.field_amount(), value: formatFen(receipt.amountFen), note: receipt.capitals },
  { name: m.field_pay_channel(), value: receipt.wayLabel },
  { name: m.counter_payer(), value: <Written>{receipt.payer || receipt.enterpriseName}</Written> },
  { name: m.counter_received_on(), value: receipt.receivedOn },
  ...(receipt.voucherNo
    ? [{ name: m.counter_voucher_no(), value: <Written>{receipt.voucherNo}</Written> }]
    : []),
  ...(receipt.line
    ? [
        {
          name: m.log_entity_bank_line(),
          value: (
            <Link href={paths.manageReconcile({ view: 'bank', line: receipt.line.lineId })}>
              {receipt.line.bankNo}
            </Link>
          ),
          note: <Written>{receipt.line.purpose}</Written>,
        },
      ]
    : []),
  ...(receipt.invoice
    ? [
        {
          name: m.log_entity_invoice(),
          value: (
            <Link href={paths.manageInvoices({ invoice: receipt.invoice.invoiceId })}>
              {receipt.invoice.no}
            </Link>
          ),
          note: receipt.invoice.stateLabel,
        },
      ]
    : []),
  ...(receipt.note ? [{ name: m.field_note(), value: <Written>{receipt.note}</Written> }] : []),
  {
    name: m.counter_first(),
    value: <Written>{receipt.firstByName}</Written>,
    note: formatDate(receipt.createdAt),
  },
  ...(receipt.secondByName
    ? [{ name: m.counter_second(), value: <Written>{receipt.secondByName}</Written> }]
    : []),
  ...(receipt.reason && !receipt.reversal
    ? [{ name: m.field_reason(), value: <Written>{receipt.reason}</Written> }]
    : []),
];

function Acts({ receipt, onInvoice }: { receipt: ReceiptDetail; onInvoice: () => void }) {
  const { receiptId: id, version, actions, no, state, fileId } = receipt;
  const operate = useMutationOf('POST /api/payManage/receipt/operate', {
    done: ({ stateLabel }) => m.counter_done({ no, state: stateLabel }),
    invalidates: receiptQueryKeys,
  });
  const { acts, dialog } = useEventActs<Act>({
    // A reversal that was asked for has its reason.
    configs:
      state === 'REVERSING' ? { ...configs, reverse: { ...configs.reverse, needsReason: false } } : configs,
    possible: actions,
    title: no,
    busy: operate.busy,
    maxReason: 100,
    fire: async (event, reason) => (await operate.run({ id, event, version, reason })) !== undefined,
  });
  const isBooked = state === 'BOOKED' || state === 'REVERSING';
  return (
    <>
      {fileId && <DownloadButton text={m.counter_proof()} path={`/api/fms/show/${fileId}_0`} />}
      {isBooked && (
        <DownloadButton text={m.counter_print()} path="/api/payManage/receipt/print" input={{ id }} />
      )}
      {receipt.canInvoice && <Button onClick={onInvoice}>{m.invoice_apply()}</Button>}
      <ActButtons acts={acts} mains={['confirm']} dangers={['drop', 'reverse']} />
      {dialog}
    </>
  );
}
