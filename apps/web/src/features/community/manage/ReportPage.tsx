import type { ReportRow } from '@portal/contract/community/manage';
import { reportReasonLabels, reportStateLabels } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  dateColumn,
  nameColumn,
  numberColumn,
  stateColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';
import { postVariants } from '../shared/post-words.ts';

const ReportDrawer = lazy(async () => ({ default: (await import('./ReportDrawer.tsx')).ReportDrawer }));

const looks: Record<ReportRow['state'], StatusKind> = {
  OPEN: 'waiting',
  WIP: 'checking',
  RESOLVED: 'done',
  REJECTED: 'closed',
};

const columns = (hrefOf: (id: string) => string): ListColumn<ReportRow>[] => [
  nameColumn('text', m.community_reported_text(), {
    name: ({ excerpt }) => excerpt,
    href: ({ reportId }) => hrefOf(reportId),
    opensPane: true,
    note: ({ title }) => title,
  }),
  textColumn('reason', m.community_field_report_reason(), ({ reasonLabel }) => reasonLabel),
  numberColumn('open', m.community_reports(), ({ open }) => open),
  textColumn('target', m.community_text_state(), ({ targetState, targetStateLabel }) => (
    <Status kind={postVariants[targetState]}>{targetStateLabel}</Status>
  )),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={looks[state]}>{stateLabel}</Status>
  )),
  dateColumn('created', m.community_reported_at(), ({ createdAt }) => createdAt, { sortBy: 'created' }),
];

/** Reports, the oldest first; the reporter is not shown. */
export function Component() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_everything, ...reportStateLabels }),
      {
        kind: 'choice',
        name: 'reasonCode',
        label: m.community_field_report_reason(),
        options: optionsOf(reportReasonLabels),
      },
    ],
    { size: 20, sort: 'created' },
  );
  return (
    <ListPage
      name="community-reports"
      title={m.community_reports_title()}
      note={m.community_reports_note()}
      endpoint="GET /api/communityManage/report/queryList"
      exportFrom="GET /api/communityManage/report/export"
      query={query}
      columns={columns((report) => query.hrefWith({ report }))}
      rowKey={({ reportId }) => reportId}
      empty={{ title: m.community_no_reports() }}
    >
      <DetailPane query={query} name="report">
        {(id, close) => <ReportDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
