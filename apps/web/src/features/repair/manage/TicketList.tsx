import type { ManagedRepair, ManagedRepairTab } from '@portal/contract/repair-manage';
import { repairPriorityLabels } from '@portal/contract/repair-terms';
import * as m from '@portal/texts/messages';
import {
  dateColumn,
  nameColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { priorityLooks, staffLooks } from '../shared/repair-looks.ts';
import { ServiceClockBar } from '../shared/ServiceClockBar.tsx';
import { isOver } from '../shared/service-over.ts';
import { TypeName } from '../shared/TypeName.tsx';
import { useTypeOptions } from '../shared/use-type-options.ts';
import { BesideTicket } from './BesideTicket.tsx';
import { RepairTabs } from './RepairTabs.tsx';

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
  nameColumn('title', m.repair_ticket(), {
    name: ({ locationText, title }) => <Written>{`${locationText} ${title}`}</Written>,
    href: ({ ticketId }) => hrefOf(ticketId),
    beside: true,
    note: ({ no }) => no,
  }),
  textColumn('type', m.field_repair_type(), ({ typeLabel }) => <TypeName name={typeLabel} />),
  textColumn('priority', m.field_priority(), ({ priority, priorityLabel }) => (
    <Status kind={priorityLooks[priority]}>{priorityLabel}</Status>
  )),
  writtenColumn(
    'who',
    m.repair_reporter(),
    ({ enterpriseName, reporterName }) => enterpriseName || reporterName,
  ),
  writtenColumn('worker', m.field_worker(), ({ workerName }) => workerName),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={staffLooks[state]}>{stateLabel}</Status>
  )),
  textColumn('clock', m.repair_clock(), (row) => <ServiceClockBar clock={row.clock} isOver={isOver(row)} />, {
    nowrap: false,
    sortBy: 'due',
  }),
  dateColumn('created', m.repair_reported(), ({ createdAt }) => createdAt, { sortBy: '-created' }),
];

/** Every ticket there is. */
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
      empty={{ title: m.repair_none() }}
    >
      <BesideTicket query={query} />
    </ListPage>
  );
}
