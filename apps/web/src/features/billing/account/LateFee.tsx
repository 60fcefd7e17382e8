import type { BillDetail } from '@portal/contract/billing/bill';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
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
      <ol className={styles.strip} aria-label={m.billing_late_fee()}>
        {days.map(({ day, kind }) => (
          <li key={day} data-kind={kind} title={`${day} ${dayNames[kind]?.() ?? ''}`.trim()}>
            <time dateTime={day}>{Number(day.slice(8))}</time>
            <VisuallyHidden>{dayNames[kind]?.()}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <ul className={styles.key} aria-hidden="true">
        {kinds.map((kind) => (
          <li key={kind} data-kind={kind}>
            {dayNames[kind]?.()}
          </li>
        ))}
      </ul>
      <p className={styles.formula}>
        {m.billing_late_formula({
          principal: formatFen(bill.principalFen + bill.adjustFen - bill.paidFen),
          days: bill.overdueDays,
          rate: bill.lateFeePpmPerDay / 10_000,
          fee: formatFen(bill.lateFeeFen),
        })}
      </p>
      <p className={styles.quiet}>{bill.isFrozen ? m.billing_late_stands() : m.billing_late_rule()}</p>
    </Panel>
  );
}
