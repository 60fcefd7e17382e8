import type { BillDetail } from '@portal/contract/billing/bill';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './LateFee.module.css';
import { type LateDay, lateDays } from './late-days.ts';

const dayNames: Partial<Record<LateDay['kind'], () => string>> = {
  due: m.billing_day_due,
  counted: m.billing_day_counted,
  free: m.billing_day_free,
};

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** How the late fee accrues: day by day, and with this bill's figures. */
export function LateFee({ bill }: { bill: BillDetail }) {
  const days = lateDays(bill, today());
  const kinds = (['due', 'counted', 'free'] as const).filter((kind) => days.some((day) => day.kind === kind));
  return (
    <Panel title={m.billing_late_fee()}>
      <Columns
        as="ol"
        of="repeat(7, minmax(0, 1fr))"
        gap={4}
        className={styles.strip}
        aria-label={m.billing_late_fee()}
      >
        {days.map(({ day, kind }) => (
          <li key={day} data-kind={kind} title={`${day} ${dayNames[kind]?.() ?? ''}`.trim()}>
            <time dateTime={day}>{Number(day.slice(8))}</time>
            <VisuallyHidden>{dayNames[kind]?.()}</VisuallyHidden>
          </li>
        ))}
      </Columns>
      <ul className={styles.key} aria-hidden="true">
        {kinds.map((kind) => (
          <li key={kind} data-kind={kind}>
            {dayNames[kind]?.()}
          </li>
        ))}
      </ul>
      <Text figures>
        {m.billing_late_formula({
          principal: formatFen(bill.principalFen + bill.adjustFen - bill.paidFen),
          days: bill.overdueDays,
          rate: bill.lateFeePpmPerDay / 10_000,
          fee: formatFen(bill.lateFeeFen),
        })}
      </Text>
      <Text tone="quiet" size={13}>
        {bill.isFrozen ? m.billing_late_stands() : m.billing_late_rule()}
      </Text>
    </Panel>
  );
}
