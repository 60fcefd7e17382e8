import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { BusinessReport } from '@portal/contract/report/business';
import * as m from '@portal/texts/messages';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { areaText, shareText } from './report-words.ts';

/** The largest contracts in force; the workbook has all of them. */
export function RentRoll({ rentRoll }: { rentRoll: BusinessReport['rentRoll'] }) {
  const { contracts, units, areaX100, rentFen, depositFen, largest } = rentRoll;
  const rest = contracts - largest.length;
  return (
    <Panel
      title={m.report_rent_roll({ count: contracts, amount: formatFen(rentFen) })}
      end={
        <Link look="quiet" href={paths.manageContracts()}>
          {m.report_all_contracts()}
        </Link>
      }
    >
      <CardTable
        caption={m.report_table({
          title: m.report_rent_roll({ count: contracts, amount: formatFen(rentFen) }),
        })}
        columns={[
          {
            key: 'enterprise',
            part: 'title',
            head: m.field_enterprise(),
            rowHeader: true,
            cell: ({ enterpriseName }) => <Written>{enterpriseName}</Written>,
            total: m.field_total(),
          },
          {
            key: 'buildings',
            part: 'fact',
            head: m.field_building(),
            cell: ({ buildings }) => <Written>{buildings}</Written>,
            total: rest > 0 ? m.report_rent_rest({ count: rest }) : '',
          },
          {
            key: 'units',
            part: 'fact',
            head: m.report_leased_units(),
            align: 'end',
            cell: (row) => row.units,
            total: units,
          },
          {
            key: 'area',
            part: 'fact',
            head: `${m.field_area()} m²`,
            align: 'end',
            cell: (row) => areaText(row.areaX100),
            total: areaText(areaX100),
          },
          {
            key: 'rent',
            part: 'amount',
            head: m.field_rent_per_month(),
            align: 'end',
            cell: (row) => formatFen(row.rentFen),
            total: formatFen(rentFen),
          },
          {
            key: 'share',
            part: 'fact',
            head: m.report_share(),
            align: 'end',
            cell: (row) => shareText(row.rentFen, rentFen),
            total: shareText(rentFen, rentFen),
          },
          {
            key: 'deposit',
            part: 'fact',
            head: m.field_deposit(),
            align: 'end',
            cell: (row) => formatFen(row.depositFen),
            total: formatFen(depositFen),
          },
        ]}
        rows={largest}
        rowKey={({ contractId }) => contractId}
      />
    </Panel>
  );
}
