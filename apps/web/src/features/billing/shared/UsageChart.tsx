import type { MeterMonth } from '@portal/contract/billing/meter';
import * as m from '@portal/texts/messages';
import { Chart } from '../../../ui/chart/Chart.tsx';
import { quantityText } from './bill-words.ts';

type Month = Pick<MeterMonth, 'period' | 'usageX100'> &
  Partial<Pick<MeterMonth, 'peakX100' | 'flatX100' | 'valleyX100' | 'limitX100'>>;

interface UsageChartProps {
  /** Earliest month first. */
  months: readonly Month[];
  unit: string;
  /** Months with an anomaly. */
  marked?: ReadonlySet<string>;
}

/** Usage of a meter month by month, split by time of day if the meter records it. */
export function UsageChart({ months, unit, marked }: UsageChartProps) {
  const isTou = months.some(({ peakX100 }) => peakX100 !== null && peakX100 !== undefined);
  const greatest = months.toSorted((one, other) => (other.usageX100 ?? 0) - (one.usageX100 ?? 0))[0];
  const registers = [
    { key: 'valleyX100', name: m.billing_part_valley(), look: 'hollow' },
    { key: 'flatX100', name: m.billing_part_flat(), look: 'full' },
    { key: 'peakX100', name: m.billing_part_peak(), look: 'hatched' },
  ] as const;
  const whole = [{ key: 'usageX100', name: m.field_usage(), look: 'full' }] as const;
  const isMarked = ({ period }: Month) => marked?.has(period) ?? false;
  return (
    <Chart
      label={m.billing_chart_label({
        months: months.length,
        period: greatest?.period ?? '—',
        usage: `${quantityText(greatest?.usageX100 ?? null)} ${unit}`,
      })}
      labels={months.map(({ period }) => period.slice(2))}
      unit={unit}
      series={[
        ...(isTou ? registers : whole).map(({ key, name, look }) => ({
          name,
          look,
          values: months.map((month) => (month[key] ?? 0) / 100),
        })),
        ...(months.some(isMarked)
          ? [
              {
                name: m.billing_anomaly(),
                look: 'mark' as const,
                values: months.map((month) => (isMarked(month) ? (month.usageX100 ?? 0) / 100 : null)),
              },
            ]
          : []),
        ...(months.some(({ limitX100 }) => limitX100)
          ? [
              {
                name: m.billing_limit(),
                look: 'limit' as const,
                values: months.map(({ limitX100 }) => (limitX100 ? limitX100 / 100 : null)),
              },
            ]
          : []),
      ]}
    />
  );
}
