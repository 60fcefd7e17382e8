import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ChartCard } from '../../../platform/account/card/ChartCard.tsx';
import { percentText } from './collection-words.ts';

/** Amounts billed for each month, by payment state. */
const Dues = ({ href }: { href: string }) => (
  <ChartCard
    chart="dues"
    title={m.billing_chart_dues()}
    href={href}
    by={m.field_period()}
    scale={100}
    series={[
      { of: 'billed', name: m.billing_dues_billed(), text: formatFen },
      { of: 'collected', name: m.billing_dues_collected(), look: 'full', text: formatFen },
      { of: 'open', name: m.billing_dues_open(), look: 'hatched', text: formatFen },
      { of: 'overdue', name: m.billing_dues_overdue(), look: 'alert', text: formatFen },
      { of: 'rate', name: m.billing_dues_rate(), text: percentText },
    ]}
  />
);

/** For the first page: links to the overview. */
export const DuesCard = () => <Dues href={paths.manageCollection()} />;

/** For the overview: links to the bills. */
export const BilledMonthsCard = () => <Dues href={paths.manageBills()} />;
