import type { ManagedRecruit } from '@portal/contract/recruit/public';
import { recruitKindLabels, recruitStateLabels } from '@portal/contract/recruit/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  nameColumn,
  numberColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { recruitVariants } from '../shared/recruit-words.ts';

const ManagedRecruitDrawer = lazy(async () => ({
  default: (await import('./ManagedRecruitDrawer.tsx')).ManagedRecruitDrawer,
}));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedRecruit>[] => [
  nameColumn('title', m.recruit_title(), {
    name: ({ title }) => <Written>{title}</Written>,
    href: ({ postId }) => hrefOf(postId),
    opensPane: true,
    note: ({ kindLabel }) => kindLabel,
  }),
  writtenColumn('enterprise', m.log_entity_enterprise(), ({ enterpriseName }) => enterpriseName),
  statusColumn('state', m.field_state(), ({ state }) => state, recruitVariants, recruitStateLabels),
  textColumn('hired', m.recruit_hired_column(), ({ hired, wanted }) => m.recruit_hired_of({ hired, wanted })),
  numberColumn('applications', m.recruit_case_name(), ({ applications }) => applications),
  numberColumn('waiting', m.recruit_waiting_column(), ({ waiting }) => waiting),
  textColumn('deadline', m.recruit_field_deadline(), ({ deadline }) => deadline),
];

/** All recruitments in the park with their progress; the office doesn't see who applied. */
export function Component() {
  const query = useListQuery(
    [
      { kind: 'text', name: 'keyword', label: m.field_title() },
      {
        kind: 'choice',
        name: 'recruitKind',
        label: m.recruit_field_kind(),
        options: optionsOf(recruitKindLabels),
      },
      stateTabs('state', { '': m.input_everything, ...recruitStateLabels }),
    ],
    { size: 20 },
  );
  return (
    <ListPage
      name="recruits"
      title={m.recruit_title()}
      note={m.recruit_manage_note()}
      endpoint="GET /api/communityManage/recruit/queryManageList"
      exportFrom="GET /api/communityManage/recruit/export"
      query={query}
      columns={columns((recruit) => query.hrefWith({ recruit }))}
      rowKey={({ postId }) => postId}
      empty={{ title: m.recruit_no_recruits() }}
    >
      <DetailPane query={query} name="recruit">
        {(id, close) => <ManagedRecruitDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
