import type { ManagedAnomaly } from '@portal/contract/billing/meter-manage';
import { anomalyStateLabels } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import {
  dateColumn,
  nameColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { anomalyVariants, quantityText } from '../shared/bill-words.ts';
import { MeterTabs } from './MeterTabs.tsx';

const anomalyColumns = (): ListColumn<ManagedAnomaly>[] => [
  nameColumn('meter', m.field_meter_no(), { name: ({ meterNo }) => meterNo, note: ({ place }) => place }),
  writtenColumn('enterprise', m.field_enterprise(), ({ enterpriseName }) => enterpriseName),
  textColumn('kind', m.field_kind(), ({ kindLabel }) => kindLabel),
  textColumn('period', m.field_period(), ({ period }) => period),
  textColumn('usage', m.field_usage(), ({ usageX100 }) => quantityText(usageX100), { align: 'end' }),
  textColumn('lastYear', m.billing_last_year(), ({ lastYearX100 }) => quantityText(lastYearX100), {
    align: 'end',
  }),
  textColumn('night', m.field_night_flow(), ({ nightX100 }) => quantityText(nightX100), { align: 'end' }),
  dateColumn('created', m.billing_found_at(), ({ createdAt }) => createdAt, { sortBy: '-created' }),
  statusColumn('state', m.field_state(), ({ state }) => state, anomalyVariants, anomalyStateLabels),
];

/** Anomalous readings, and the tenants' statements about them. */
export function AnomalyList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...anomalyStateLabels }),
      { kind: 'text', name: 'keyword', label: m.billing_meter_keyword() },
      { kind: 'hidden', name: 'view' },
    ],
    { size: 20, sort: '-created' },
  );
  return (
    <ListPage
      name="meter-anomalies"
      title={m.billing_meter_manage()}
      lead={<MeterTabs current="anomalies" />}
      endpoint="GET /api/propertyManage/meter/queryAnomalyList"
      query={query}
      columns={anomalyColumns()}
      rowKey={({ anomalyId }) => anomalyId}
      empty={{ title: m.billing_no_anomalies() }}
    />
  );
}
