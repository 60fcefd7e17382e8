import { feeUnits } from '@portal/contract/billing/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ChartCard } from '../../../platform/account/card/ChartCard.tsx';
import { quantityText } from '../shared/bill-words.ts';

interface UsageCardProps {
  chart: 'water' | 'electricity';
  title: string;
  unit: string;
}

function UsageCard({ chart, title, unit }: UsageCardProps) {
  return (
    <ChartCard
      chart={chart}
      title={title}
      href={paths.manageMeters()}
      by={m.field_period()}
      scale={100}
      unit={unit}
      series={[
        {
          of: 'usage',
          name: m.field_usage(),
          look: 'full',
          text: (value) => `${quantityText(value)} ${unit}`,
        },
        { of: 'meters', name: m.billing_chart_meters(), text: String },
      ]}
    />
  );
}

/** Consumption of all water meters in the park. */
export const WaterCard = () => (
  <UsageCard chart="water" title={m.billing_chart_water()} unit={feeUnits.WATER} />
);

/** Consumption of all electricity meters in the park. */
export const ElectricityCard = () => (
  <UsageCard chart="electricity" title={m.billing_chart_electricity()} unit={feeUnits.ELECTRICITY} />
);
