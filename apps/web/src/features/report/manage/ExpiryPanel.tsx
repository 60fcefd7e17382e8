import { formatFen } from '@portal/contract/money';
import type { ReportExpiry } from '@portal/contract/report/business';
import * as m from '@portal/texts/messages';
import { Chart } from '../../../ui/chart/Chart.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Table } from '../../../ui/table/Table.tsx';

const openFen = ({ rentFen, renewedFen, endingFen }: ReportExpiry) => rentFen - renewedFen - endingFen;

/** The contracts that end in the next twelve months, by their rent. */
export function ExpiryPanel({ expiries }: { expiries: ReportExpiry[] }) {
  const parts = [
    { key: 'renewed', name: m.report_renewed(), look: 'full', of: (row: ReportExpiry) => row.renewedFen },
    { key: 'open', name: m.report_open(), look: 'hollow', of: openFen },
    { key: 'ending', name: m.report_ending(), look: 'alert', of: (row: ReportExpiry) => row.endingFen },
  ] as const;
  return (
    <Panel title={m.report_expiries()}>
      <Chart
        label={m.report_chart_expiries()}
        labels={expiries.map(({ period }) => period.slice(2))}
        unit={m.field_yuan()}
        series={parts.map(({ name, look, of }) => ({
          name,
          look,
          values: expiries.map((row) => of(row) / 100),
        }))}
      />
      <Disclosure summary={m.report_months_table()}>
        <Table
          caption={m.report_table({ title: m.report_expiries() })}
          columns={[
            { key: 'period', head: m.field_month(), rowHeader: true, cell: ({ period }) => period },
            {
              key: 'contracts',
              head: m.report_contracts(),
              align: 'end',
              cell: ({ contracts }) => contracts,
            },
            ...parts.map(({ key, name, of }) => ({
              key,
              head: name,
              align: 'end' as const,
              cell: (row: ReportExpiry) => formatFen(of(row)),
            })),
          ]}
          rows={expiries}
          rowKey={({ period }) => period}
        />
      </Disclosure>
    </Panel>
  );
}
