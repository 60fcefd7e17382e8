import { formatFen } from '@portal/contract/money';
import type { BusinessReport, ReportMonth } from '@portal/contract/report/business';
import * as m from '@portal/texts/messages';
import { Chart } from '../../../ui/chart/Chart.tsx';
import type { ChartLook } from '../../../ui/chart/chart-spec.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { areaText } from './report-words.ts';

const looks: ChartLook[] = ['full', 'hatched', 'hollow', 'dotted', 'alert'];
const inYuan = (fen: number | null) => (fen === null ? null : fen / 100);

/** Income of twelve months by line, with budget and the year before; the figures stand in a table below. */
export function IncomeChart({ report: { months } }: { report: BusinessReport }) {
  const lines = months[0]?.lines ?? [];
  const columns = [
    { key: 'period', head: m.field_month(), rowHeader: true, cell: ({ period }: ReportMonth) => period },
    ...lines.map(({ line, lineLabel }, at) => ({
      key: line,
      head: lineLabel,
      align: 'end' as const,
      cell: (month: ReportMonth) => formatFen(month.lines[at]?.fen ?? 0),
    })),
    {
      key: 'total',
      head: m.field_total(),
      align: 'end' as const,
      cell: ({ totalFen }: ReportMonth) => <b>{formatFen(totalFen)}</b>,
    },
    {
      key: 'budget',
      head: m.field_budget(),
      align: 'end' as const,
      cell: ({ budgetFen }: ReportMonth) => (budgetFen === null ? '—' : formatFen(budgetFen)),
    },
    {
      key: 'yearAgo',
      head: m.report_year_ago(),
      align: 'end' as const,
      cell: ({ yearAgoFen }: ReportMonth) => formatFen(yearAgoFen),
    },
    {
      key: 'leased',
      head: `${m.report_occupancy()} m²`,
      align: 'end' as const,
      cell: ({ leasedX100 }: ReportMonth) => areaText(leasedX100),
    },
  ];
  return (
    <Panel title={m.report_income()}>
      <Chart
        label={m.report_chart_label({ amount: formatFen(months.at(-1)?.totalFen ?? 0) })}
        labels={months.map(({ period }) => period.slice(2))}
        unit={m.field_yuan()}
        series={[
          ...lines.map(({ lineLabel }, at) => ({
            name: lineLabel,
            look: looks[at] ?? 'full',
            values: months.map((month) => inYuan(month.lines[at]?.fen ?? 0)),
          })),
          {
            name: m.field_budget(),
            look: 'limit' as const,
            values: months.map(({ budgetFen }) => inYuan(budgetFen)),
          },
          {
            name: m.report_year_ago(),
            look: 'round' as const,
            values: months.map(({ yearAgoFen }) => inYuan(yearAgoFen)),
          },
        ]}
      />
      <Disclosure summary={m.report_months_table()}>
        <Table
          caption={m.report_months_table()}
          columns={columns}
          rows={months.toReversed()}
          rowKey={({ period }) => period}
        />
      </Disclosure>
    </Panel>
  );
}
