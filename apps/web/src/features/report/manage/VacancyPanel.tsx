import { formatFen } from '@portal/contract/money';
import type { BusinessReport } from '@portal/contract/report/business';
import * as m from '@portal/texts/messages';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { areaText } from './report-words.ts';

/** The units without a tenant for longest. */
export function VacancyPanel({ vacancy: { longest } }: { vacancy: BusinessReport['vacancy'] }) {
  return (
    <Panel title={m.report_vacant_longest()}>
      <CardTable
        caption={m.report_table({ title: m.report_vacant_longest() })}
        columns={[
          {
            key: 'days',
            part: 'fact',
            head: m.report_days_vacant(),
            align: 'end',
            cell: ({ days }) => <b>{days}</b>,
          },
          {
            key: 'place',
            part: 'title',
            nowrap: true,
            head: m.field_building(),
            rowHeader: true,
            cell: ({ place }) => <Written>{place}</Written>,
          },
          {
            key: 'area',
            part: 'fact',
            head: `${m.field_area()} m²`,
            align: 'end',
            cell: ({ areaX100 }) => areaText(areaX100),
          },
          {
            key: 'rent',
            part: 'fact',
            head: m.report_vacant_rent(),
            align: 'end',
            cell: ({ rentFen }) => formatFen(rentFen),
          },
        ]}
        rows={longest}
        rowKey={({ unitId }) => unitId}
        empty={m.report_no_vacancy()}
      />
    </Panel>
  );
}
