import { paths } from '@portal/contract/paths';
import { repairStateLabels } from '@portal/contract/repair/terms';
import type { RepairJob } from '@portal/contract/repair/work';
import * as m from '@portal/texts/messages';
import { statusColumn } from '../../../platform/account/list/columns.tsx';
import { ListSection } from '../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { staffVariants } from '../../repair/shared/repair-variants.ts';
import {
  clockColumn,
  priorityColumn,
  reporterColumn,
  ticketColumn,
} from '../../repair/shared/ticket-columns.tsx';

const columns = (): ListColumn<RepairJob>[] => [
  ticketColumn((id) => paths.myRepairs({ id })),
  statusColumn('state', m.field_state(), ({ state }) => state, staffVariants, repairStateLabels),
  priorityColumn(),
  clockColumn(),
  reporterColumn(),
];

/** A worker's jobs in progress, the most urgent first; jobs open to anyone; finished jobs. */
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
