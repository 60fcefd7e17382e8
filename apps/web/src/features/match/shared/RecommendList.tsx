import type { ManagedRecommend } from '@portal/contract/match/recommend-manage';
import { recommendSenderLabels, recommendStateLabels } from '@portal/contract/match/recommend-terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import {
  dateColumn,
  nameColumn,
  numberColumn,
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
import { Funnel } from './Funnel.tsx';
import { recommendVariants } from './recommend-words.ts';

const signed = ({ fromLabel, signedBy }: ManagedRecommend) =>
  signedBy === '' ? fromLabel : m.match_signed({ name: signedBy, from: fromLabel });

const columns = (): ListColumn<ManagedRecommend>[] => [
  nameColumn('title', m.match_project(), {
    name: ({ title }) => <Written>{title}</Written>,
    href: ({ projectId }) => paths.manageMatches({ project: projectId }),
    note: ({ no }) => no,
  }),
  writtenColumn('owner', m.match_from_side(), ({ projectEnterprise }) => projectEnterprise),
  writtenColumn('to', m.match_field_to(), ({ toEnterprise }) => toEnterprise),
  writtenColumn('service', m.log_entity_service(), ({ serviceTitle }) => serviceTitle),
  textColumn('from', m.match_field_from(), signed),
  numberColumn('score', m.match_score_head(), ({ score }) => score),
  writtenColumn('reason', m.field_recommend_reason(), ({ reason }) => reason),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={recommendVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('sent', m.match_sent_at(), ({ sentAt }) => sentAt, { sortBy: '-sent' }),
];

/** All recommendations with both sides, and who signed each. */
export function RecommendList({ lead }: { lead: ReactNode }) {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_everything, ...recommendStateLabels }),
      { kind: 'text', name: 'keyword', label: m.match_manage_keyword() },
      {
        kind: 'choice',
        name: 'fromType',
        label: m.match_field_from(),
        options: optionsOf(recommendSenderLabels),
      },
    ],
    { size: 20, sort: '-sent', place: 'view' },
  );
  const all = useQueryOf('GET /api/matchManage/recommend/queryManageList', { pageSize: 1 }, { quiet: true });
  return (
    <ListPage
      name="recommends"
      title={m.match_manage_title()}
      lead={lead}
      above={<Funnel counts={all.data?.counts} />}
      waits={all.isPending}
      endpoint="GET /api/matchManage/recommend/queryManageList"
      exportFrom="GET /api/matchManage/recommend/export"
      query={query}
      columns={columns()}
      rowKey={({ recommendId }) => recommendId}
      empty={{ title: m.match_manage_recommends_empty() }}
    />
  );
}
