import type { RecommendRow } from '@portal/contract/match/recommend';
import { recommendStateLabels } from '@portal/contract/match/recommend-terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode } from 'react';
import {
  dateColumn,
  nameColumn,
  numberColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { whoText } from '../../fit/shared/fit-words.ts';
import { Funnel } from './Funnel.tsx';
import { recommendVariants } from './recommend-words.ts';

const RecordDrawer = lazy(async () => ({
  default: (await import('./RecordDrawer.tsx')).RecordDrawer,
}));

const columns = (hrefOf: (id: string) => string): ListColumn<RecommendRow>[] => [
  nameColumn('title', m.match_project(), {
    name: ({ title }) => <Written>{title}</Written>,
    href: ({ recommendId }) => hrefOf(recommendId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  writtenColumn('who', m.match_other_side(), ({ who }) => whoText(who)),
  textColumn('from', m.match_field_from(), ({ fromLabel }) => fromLabel),
  numberColumn('score', m.match_score_head(), ({ score }) => score),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={recommendVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('sent', m.match_sent_at(), ({ sentAt }) => sentAt, { sortBy: '-sent' }),
];

/** Recipients of the enterprise’s projects, with the progress of each. */
export function ProjectRecord({ lead }: { lead: ReactNode }) {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_everything, ...recommendStateLabels }),
      { kind: 'hidden', name: 'projectId' },
    ],
    { size: 20, sort: '-sent' },
  );
  const { projectId } = query.values;
  const all = useQueryOf(
    'GET /api/matchManage/recommend/queryRecord',
    { pageSize: 1, ...(projectId && { projectId }) },
    { quiet: true },
  );
  const begin = <ButtonLink href={paths.projects()}>{m.match_own_title()}</ButtonLink>;
  return (
    <ListPage
      name="recommend-record"
      title={m.match_record_title()}
      note={m.match_record_note()}
      lead={lead}
      above={<Funnel counts={all.data?.counts} />}
      waits={all.isPending}
      actions={begin}
      endpoint="GET /api/matchManage/recommend/queryRecord"
      query={query}
      columns={columns((recommend) => query.hrefWith({ recommend }))}
      rowKey={({ recommendId }) => recommendId}
      empty={{ title: m.match_record_empty(), text: m.match_record_empty_text(), action: begin }}
    >
      <DetailPane query={query} name="recommend">
        {(id, close) => <RecordDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
