import type { RepairJob } from '@portal/contract/repair-work';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import {
  nameColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListSection } from '../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { priorityLooks, staffLooks } from '../../repair/shared/repair-looks.ts';
import { ServiceClockBar } from '../../repair/shared/ServiceClockBar.tsx';
import { isOver } from '../../repair/shared/service-over.ts';

const columns = (): ListColumn<RepairJob>[] => [
  nameColumn('title', m.repair_ticket(), {
    name: ({ locationText, title }) => <Written>{`${locationText} ${title}`}</Written>,
    href: ({ ticketId }) => paths.myRepairs({ id: ticketId }),
    note: ({ no }) => no,
  }),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={staffLooks[state]}>{stateLabel}</Status>
  )),
  textColumn('priority', m.field_priority(), ({ priority, priorityLabel }) => (
    <Status kind={priorityLooks[priority]}>{priorityLabel}</Status>
  )),
  textColumn('clock', m.repair_clock(), (row) => <ServiceClockBar clock={row.clock} isOver={isOver(row)} />, {
    nowrap: false,
  }),
  writtenColumn(
    'who',
    m.repair_reporter(),
    ({ enterpriseName, reporterName }) => enterpriseName || reporterName,
  ),
];

/** What a worker has in hand, the most urgent first; what anybody may take; what is done. */
export function JobList() {
  const query = useListQuery([
    stateTabs('tab', { '': m.repair_work_mine, FREE: m.repair_work_free, DONE: m.repair_work_done }, 'MINE'),
  ]);
  return (
    <>
      <PageTitle title={m.repair_work_jobs()} />
      <ListSection
        endpoint="GET /api/propertyManage/repair/queryJobs"
        query={query}
        caption={m.repair_work_jobs()}
        columns={columns()}
        rowKey={({ ticketId }) => ticketId}
        empty={{ title: m.repair_work_none(), text: m.repair_work_none_text() }}
      />
    </>
  );
}
