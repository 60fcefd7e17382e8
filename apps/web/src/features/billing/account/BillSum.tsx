import type { BillDetail } from '@portal/contract/billing/bill';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { billVariants } from '../shared/bill-words.ts';
import styles from './Bill.module.css';

/** The amount owed or paid, its breakdown, and the subject of the bill. */
export function BillSum({ bill }: { bill: BillDetail }) {
  const isPaid = bill.state === 'PAID' || bill.state === 'REFUNDED';
  const parts = [
    { name: m.billing_principal(), fen: bill.principalFen },
    { name: bill.isFrozen ? m.billing_late_frozen() : m.billing_late_fee(), fen: bill.lateFeeFen },
    ...(bill.adjustFen === 0 ? [] : [{ name: m.billing_change_adjust(), fen: bill.adjustFen }]),
    { name: m.billing_paid(), fen: bill.paidFen },
    ...(bill.refundedFen === 0 ? [] : [{ name: m.billing_refunded(), fen: bill.refundedFen }]),
  ];
  return (
    <aside className={styles.side} aria-label={m.billing_payable()}>
      <Text as="div" padInline={20} padBlock={16} frame="thin" className={styles.sum} data-state={bill.state}>
        <Status kind={billVariants[bill.state]}>
          {bill.state === 'OVERDUE' ? m.billing_overdue_days({ days: bill.overdueDays }) : bill.stateLabel}
        </Status>
        <Text size={13} className={styles.quiet}>
          {isPaid ? m.billing_paid() : m.billing_payable()}
        </Text>
        <Text weight={600} size={32} figures className={styles.amount}>
          {formatFen(isPaid ? bill.paidFen : bill.payableFen)}
        </Text>
        <Text as="dl" above={8} below={8} lineAbove="thin" size={14} className={styles.parts}>
          {parts.map(({ name, fen }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatFen(fen)}</dd>
            </div>
          ))}
        </Text>
        {bill.state === 'OBJECTED' && (
          <Text size={13} className={styles.quiet}>
            {m.billing_not_while_objected()}
          </Text>
        )}
      </Text>
      <Text as="div" above={16} size={14}>
        <Facts
          columns={1}
          facts={[
            { name: m.billing_issued(), value: bill.issueDate ?? '—' },
            { name: m.billing_due_date(), value: bill.dueDate ?? '—' },
            ...(bill.objectUntil === null ? [] : [{ name: m.billing_object_by(), value: bill.objectUntil }]),
            { name: m.field_place(), value: <Written>{bill.place}</Written> },
            { name: m.field_enterprise(), value: <Written>{bill.enterpriseName}</Written> },
          ]}
        />
      </Text>
    </aside>
  );
}
