import type { BusinessReport } from '@portal/contract/report/business';
import * as m from '@portal/texts/messages';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { tenThousands } from './report-words.ts';

type Compared = BusinessReport['term'];

/** How far income is above or below its budget. */
function Difference({ receivedFen, budgetFen }: Compared) {
  if (budgetFen === null) return '—';
  const fen = receivedFen - budgetFen;
  return (
    <Text as="span" tone={fen < 0 ? 'petal' : fen > 0 ? 'leaf' : 'faint'}>
      {tenThousands(fen)}
    </Text>
  );
}

/** Income of the term by line, against budget and last year. */
export function LineTable({ report: { lines, term } }: { report: BusinessReport }) {
  return (
    <Panel title={m.report_line()} end={m.report_ten_thousand()}>
      <Table
        caption={m.report_table({ title: m.report_line() })}
        columns={[
          {
            key: 'line',
            head: m.report_line(),
            rowHeader: true,
            nowrap: true,
            cell: ({ lineLabel }) => lineLabel,
            total: m.field_total(),
          },
          {
            key: 'received',
            head: m.report_received(),
            align: 'end',
            cell: ({ receivedFen }) => tenThousands(receivedFen),
            total: tenThousands(term.receivedFen),
          },
          {
            key: 'budget',
            head: m.field_budget(),
            align: 'end',
            cell: ({ budgetFen }) => (budgetFen === null ? '—' : tenThousands(budgetFen)),
            total: term.budgetFen === null ? '—' : tenThousands(term.budgetFen),
          },
          {
            key: 'difference',
            head: m.report_difference(),
            align: 'end',
            cell: (row) => <Difference {...row} />,
            total: <Difference {...term} />,
          },
          {
            key: 'yearAgo',
            head: m.report_year_ago(),
            align: 'end',
            cell: ({ yearAgoFen }) => tenThousands(yearAgoFen),
            total: tenThousands(term.yearAgoFen),
          },
        ]}
        rows={lines}
        rowKey={({ line }) => line}
      />
    </Panel>
  );
}
