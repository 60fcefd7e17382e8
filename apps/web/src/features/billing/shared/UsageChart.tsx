import type { MeterMonth } from '@portal/contract/meter';
import * as m from '@portal/texts/messages';
import { BarChart } from '../../../ui/bar-chart/BarChart.tsx';
import { quantityText } from './bill-words.ts';

type Month = Pick<MeterMonth, 'period' | 'usageX100'> &
  Partial<Pick<MeterMonth, 'peakX100' | 'flatX100' | 'valleyX100' | 'limitX100'>>;

interface UsageChartProps {
  /** The earliest first. */
  months: readonly Month[];
  unit: string;
  /** Months about which something is unusual. */
  marked?: ReadonlySet<string>;
}

/** What a meter counted month by month, by the time of day where it tells them apart. */
export function UsageChart({ months, unit, marked }: UsageChartProps) {
  const isTou = months.some(({ peakX100 }) => peakX100 !== null && peakX100 !== undefined);
  const greatest = months.toSorted((one, other) => (other.usageX100 ?? 0) - (one.usageX100 ?? 0))[0];
  return (
    <BarChart
      label={m.billing_chart_label({
        months: months.length,
        period: greatest?.period ?? '—',
        usage: `${quantityText(greatest?.usageX100 ?? null)} ${unit}`,
      })}
      bars={months.map(({ period, usageX100, peakX100, flatX100, valleyX100, limitX100 }) => ({
        key: period,
        label: period.slice(2),
        parts: isTou ? [peakX100 ?? 0, flatX100 ?? 0, valleyX100 ?? 0] : [usageX100 ?? 0],
        limit: limitX100 ?? null,
        marked: marked?.has(period) ?? false,
      }))}
      {...(isTou ? { parts: [m.billing_part_peak(), m.billing_part_flat(), m.billing_part_valley()] } : {})}
      {...(months.some(({ limitX100 }) => limitX100) ? { limitName: m.billing_limit() } : {})}
      scale={(value) => `${quantityText(value)} ${unit}`}
    />
  );
}
