import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { ChartCard } from '../../../platform/account/card/ChartCard.tsx';

/** What was billed for each month, and what has become of it. */
export function DuesCard() {
  return (
    <ChartCard
      chart="dues"
      title={m.billing_chart_dues()}
      href={paths.manageBills()}
      by={m.field_period()}
      scale={100}
      series={[
        { of: 'billed', name: m.billing_dues_billed(), text: formatFen },
        { of: 'collected', name: m.billing_dues_collected(), look: 'full', text: formatFen },
        { of: 'open', name: m.billing_dues_open(), look: 'hatched', text: formatFen },
        { of: 'overdue', name: m.billing_dues_overdue(), look: 'alert', text: formatFen },
      ]}
    />
  );
}
