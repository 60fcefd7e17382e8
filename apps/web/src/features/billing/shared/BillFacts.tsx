import type { BillDetail } from '@portal/contract/billing/bill';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { FileButton } from '../../../platform/account/FileButton.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { billVariants } from './bill-words.ts';

type Shown = Omit<BillDetail, 'actions' | 'plan'>;

/** The amount owed and its breakdown, as of today. */
export function BillFacts({ bill, columns = 2 }: { bill: Shown; columns?: 1 | 2 }) {
  const late = bill.isFrozen
    ? m.billing_frozen()
    : bill.overdueDays > 0
      ? m.billing_late_days({ days: bill.overdueDays, rate: bill.lateFeePpmPerDay / 10_000 })
      : '';
  return (
    <Facts
      columns={columns}
      facts={[
        { name: m.field_state(), value: <Status kind={billVariants[bill.state]}>{bill.stateLabel}</Status> },
        { name: m.billing_payable(), value: <b>{formatFen(bill.payableFen)}</b> },
        {
          name: m.billing_principal(),
          value: formatFen(bill.principalFen),
          note: m.billing_tax({ tax: formatFen(bill.taxFen) }),
        },
        { name: m.billing_late_fee(), value: formatFen(bill.lateFeeFen), note: late },
        ...(bill.adjustFen === 0
          ? []
          : [{ name: m.billing_change_adjust(), value: formatFen(bill.adjustFen) }]),
        ...(bill.paidFen === 0 ? [] : [{ name: m.billing_paid(), value: formatFen(bill.paidFen) }]),
        ...(bill.refundedFen === 0
          ? []
          : [{ name: m.billing_refunded(), value: formatFen(bill.refundedFen) }]),
        { name: m.billing_due_date(), value: bill.dueDate ?? '—' },
        { name: m.field_place(), value: <Written>{bill.place}</Written> },
        { name: m.field_enterprise(), value: <Written>{bill.enterpriseName}</Written> },
        { name: m.field_bill_no(), value: bill.no },
        ...(bill.byHand ? [{ name: m.field_reason(), value: <Written>{bill.byHand.reason}</Written> }] : []),
        ...(bill.byHand?.file
          ? [{ name: m.charge_proof(), value: <FileButton file={bill.byHand.file} /> }]
          : []),
      ]}
    />
  );
}
