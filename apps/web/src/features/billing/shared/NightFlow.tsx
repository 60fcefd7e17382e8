import type { MeterMonth } from '@portal/contract/billing/meter';
import * as m from '@portal/texts/messages';
import { Chart } from '../../../ui/chart/Chart.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { quantityText } from './bill-words.ts';

interface Night {
  day: string;
  x100: number;
}

const nightsOf = ({ period, nightsX100 }: MeterMonth): Night[] =>
  (nightsX100 ?? []).map((x100, at) => ({ day: `${period}-${String(at + 1).padStart(2, '0')}`, x100 }));

/** Flow at night, when nobody uses water: the last two months night by night, as a chart and a table. */
export function NightFlow({ months, unit }: { months: readonly MeterMonth[]; unit: string }) {
  // Months come latest first.
  const nights = months.slice(0, 2).toReversed().flatMap(nightsOf);
  if (nights.length === 0) return null;
  const flowing = nights.filter(({ x100 }) => x100 > 0);
  return (
    <Panel title={m.billing_nights()} end={unit}>
      <Chart
        label={m.billing_nights_label({ nights: nights.length, count: flowing.length })}
        labels={nights.map(({ day }) => day.slice(5))}
        unit={unit}
        series={[{ name: m.field_night_flow(), look: 'alert', values: nights.map(({ x100 }) => x100 / 100) }]}
      />
      <details>
        <summary>{m.billing_nights_table({ count: flowing.length })}</summary>
        <Table
          caption={m.billing_nights()}
          columns={[
            { key: 'day', head: m.billing_night(), cell: ({ day }) => day, nowrap: true },
            { key: 'flow', head: m.field_night_flow(), align: 'end', cell: ({ x100 }) => quantityText(x100) },
          ]}
          rows={flowing.toReversed()}
          rowKey={({ day }) => day}
          empty={m.billing_nights_none()}
        />
      </details>
    </Panel>
  );
}
