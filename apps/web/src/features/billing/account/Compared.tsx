import type { BillDetail } from '@portal/contract/billing/bill';
import * as m from '@portal/texts/messages';
import type { CSSProperties, ReactNode } from 'react';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { quantityText } from '../shared/bill-words.ts';
import styles from './Bill.module.css';

/** A month next to the previous one and the same month a year ago, to scale; surprises come first. */
export function Compared({ bill: { compared, unit }, children }: { bill: BillDetail; children?: ReactNode }) {
  const { usageX100, monthBeforeX100, lastYearX100, isHigh } = compared;
  if (usageX100 === null || (monthBeforeX100 === null && lastYearX100 === null)) return null;
  const rows = [
    { name: m.billing_this_month(), x100: usageX100, isHigh },
    { name: m.billing_last_year(), x100: lastYearX100 },
    { name: m.billing_month_before(), x100: monthBeforeX100 },
  ];
  const most = Math.max(...rows.map(({ x100 }) => x100 ?? 0), 1);
  return (
    <Panel
      title={
        isHigh && lastYearX100
          ? m.billing_times({ times: (usageX100 / lastYearX100).toFixed(1) })
          : m.billing_compared()
      }
    >
      {children}
      <Columns as="dl" of="max-content minmax(0, 1fr)" gap={10} gapX={16} align="center" above={12} figures>
        {rows.map(({ name, x100, isHigh: isMarked }) => [
          <dt key={name}>{name}</dt>,
          <Row
            key={`${name} bar`}
            as="dd"
            gap={10}
            align="center"
            weight={600}
            nowrap
            className={styles.bar}
            data-high={isMarked || undefined}
            style={{ '--part': (x100 ?? 0) / most } as CSSProperties}
          >
            {quantityText(x100)} {x100 !== null && unit}
          </Row>,
        ])}
      </Columns>
    </Panel>
  );
}
