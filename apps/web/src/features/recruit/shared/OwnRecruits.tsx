import { paths } from '@portal/contract/paths';
import type { OwnRecruit } from '@portal/contract/recruit/public';
import { recruitStateLabels } from '@portal/contract/recruit/terms';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode } from 'react';
import {
  nameColumn,
  numberColumn,
  statusColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { penLineIcon } from '../../../ui/icon/shapes.ts';
import { recruitVariants } from './recruit-words.ts';

const OwnRecruitDrawer = lazy(async () => ({
  default: (await import('./OwnRecruitDrawer.tsx')).OwnRecruitDrawer,
}));

const columns = (hrefOf: (id: string) => string): ListColumn<OwnRecruit>[] => [
  nameColumn('title', m.recruit_title(), {
    name: ({ title }) => <Written>{title}</Written>,
    href: ({ postId }) => hrefOf(postId),
    opensPane: true,
    note: ({ kindLabel }) => kindLabel,
  }),
  statusColumn('state', m.field_state(), ({ state }) => state, recruitVariants, recruitStateLabels),
  textColumn('hired', m.recruit_hired_column(), ({ hired, wanted }) => m.recruit_hired_of({ hired, wanted })),
  numberColumn('applications', m.recruit_case_name(), ({ applications }) => applications),
  numberColumn('waiting', m.recruit_waiting_column(), ({ waiting }) => waiting),
  textColumn('deadline', m.recruit_field_deadline(), ({ deadline }) => deadline),
];

/** The recruitments of the reader or their enterprise, with their progress. */
export function OwnRecruits({ lead }: { lead: ReactNode }) {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_everything, ...recruitStateLabels }),
      { kind: 'text', name: 'keyword', label: m.field_title() },
    ],
    { size: 20, place: 'view' },
  );
  const publish = (
    <ButtonLink href={paths.writePost({ kind: 'RECRUIT' })} variant="main" icon={penLineIcon}>
      {m.recruit_publish()}
    </ButtonLink>
  );
  return (
    <ListPage
      name="own-recruits"
      title={m.community_own_posts()}
      note={m.recruit_recruits_note()}
      lead={lead}
      actions={publish}
      endpoint="GET /api/communityManage/recruit/queryOwnList"
      query={query}
      columns={columns((recruit) => query.hrefWith({ recruit }))}
      rowKey={({ postId }) => postId}
      empty={{ title: m.recruit_no_recruits(), text: m.recruit_write_note(), action: publish }}
    >
      <DetailPane query={query} name="recruit">
        {(id, close) => <OwnRecruitDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
