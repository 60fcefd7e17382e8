import type { ManagedRepair, ManagedRepairTab } from '@portal/contract/repair/manage';
import { repairPriorityLabels, repairStateLabels } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import {
  dateColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { RepairTabs } from '../shared/RepairTabs.tsx';
import { staffVariants } from '../shared/repair-variants.ts';
import { TicketPane } from '../shared/TicketPane.tsx';
import { TypeName } from '../shared/TypeName.tsx';
import { clockColumn, priorityColumn, reporterColumn, ticketColumn } from '../shared/ticket-columns.tsx';
import { useTypeOptions } from '../shared/use-type-options.ts';

const tabNames: Record<ManagedRepairTab, () => string> = {
  WAITING: m.repair_waiting,
  WORKING: m.repair_processing,
  PAUSED: m.repair_paused,
  LATE: m.repair_is_late,
  FINISHED: m.repair_state_finished,
  CLOSED: m.repair_state_closed,
  ENDED: m.repair_ended,
};

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedRepair>[] => [
  ticketColumn(hrefOf, { opensPane: true }),
  textColumn('type', m.field_repair_type(), ({ typeLabel }) => <TypeName name={typeLabel} />),
  priorityColumn(),
  reporterColumn(),
  writtenColumn('worker', m.field_worker(), ({ workerName }) => workerName),
  statusColumn('state', m.field_state(), ({ state }) => state, staffVariants, repairStateLabels),
  clockColumn({ sortBy: 'due' }),
  dateColumn('created', m.repair_reported(), ({ createdAt }) => createdAt, { sortBy: '-created' }),
];

/** All tickets. */
export function TicketList() {
  const workers = useQueryOf('GET /api/propertyManage/repair/queryWorkers', {}, { quiet: true });
  const query = useListQuery(
    [
      stateTabs('tab', { '': m.repair_all, ...tabNames }),
      { kind: 'text', name: 'keyword', label: m.repair_keyword() },
      { kind: 'choice', name: 'typeCode', label: m.field_repair_type(), options: useTypeOptions() },
      {
        kind: 'choice',
        name: 'priority',
        label: m.field_priority(),
        options: optionsOf(repairPriorityLabels),
      },
      {
        kind: 'choice',
        name: 'workerId',
        label: m.field_worker(),
        options: workers.data?.map(({ workerId, name }) => ({ value: workerId, text: name })),
      },
      { kind: 'hidden', name: 'assetId' },
    ],
    { size: 20, sort: '-created', place: 'view' },
  );
  return (
    <ListPage
      name="repair-tickets"
      title={m.repair_manage_title()}
      lead={<RepairTabs current="all" />}
      endpoint="GET /api/propertyManage/repair/queryManageList"
      exportFrom="GET /api/propertyManage/repair/export"
      query={query}
      columns={columns((id) => query.hrefWith({ id }))}
      rowKey={({ ticketId }) => ticketId}
      bulk={{ nameOf: ({ title }) => title }}
      empty={{ title: m.repair_none() }}
    >
      <TicketPane query={query} />
    </ListPage>
  );
}
