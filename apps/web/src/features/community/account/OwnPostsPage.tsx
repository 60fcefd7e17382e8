import type { OwnPost } from '@portal/contract/community/post';
import { postKindLabels, postStateLabels } from '@portal/contract/community/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import {
  dateColumn,
  dueColumn,
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
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { penLineIcon } from '../../../ui/icon/shapes.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { OwnRecruits } from '../../recruit/shared/OwnRecruits.tsx';
import { ReceivedApplications } from '../../recruit/shared/ReceivedApplications.tsx';
import { postVariants } from '../shared/post-words.ts';
import { OwnComments } from './OwnComments.tsx';
import { OwnTabs } from './OwnTabs.tsx';

const OwnPostDrawer = lazy(async () => ({ default: (await import('./OwnPostDrawer.tsx')).OwnPostDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<OwnPost>[] => [
  nameColumn('title', m.field_title(), {
    name: ({ title }) => title || m.community_untitled(),
    href: ({ postId }) => hrefOf(postId),
    opensPane: true,
    note: ({ boardName, kind }) => `${postKindLabels[kind]()} · ${boardName}`,
  }),
  stateColumn('state', m.field_state(), ({ state, stateLabel, hasChange }) => (
    <Status kind={postVariants[state]}>{hasChange ? m.community_state_changing() : stateLabel}</Status>
  )),
  writtenColumn('reason', m.field_reason(), ({ reason }) => reason),
  dueColumn('due', m.community_due(), ({ dueAt }) => (dueAt === null ? null : { at: dueAt })),
  textColumn('counts', m.community_counts(), ({ likes, comments }) =>
    m.community_counts_of({ likes, comments }),
  ),
  numberColumn('views', m.community_views_short(), ({ views }) => views, { part: 'hidden' }),
  dateColumn('updated', m.community_updated(), ({ updatedAt }) => updatedAt),
];

/** The reader's posts and drafts, comments and answers, job posts, and applications received. */
export function Component() {
  const [search] = useSearchParams();
  const view = search.get('view');
  if (view === 'comments') return <OwnComments />;
  if (view === 'recruits') return <OwnRecruits lead={<OwnTabs current="recruits" />} />;
  if (view === 'applications') return <ReceivedApplications lead={<OwnTabs current="applications" />} />;
  return <OwnPosts />;
}

function OwnPosts() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_everything, ...postStateLabels }),
      { kind: 'text', name: 'keyword', label: m.field_title() },
    ],
    { size: 20 },
  );
  const write = (
    <ButtonLink href={paths.writePost()} variant="main" icon={penLineIcon}>
      {m.community_write()}
    </ButtonLink>
  );
  return (
    <ListPage
      name="own-posts"
      title={m.community_own_posts()}
      note={m.community_own_note()}
      lead={<OwnTabs current="posts" />}
      actions={write}
      endpoint="GET /api/communityManage/post/queryOwnList"
      query={query}
      columns={columns((post) => query.hrefWith({ post }))}
      rowKey={({ postId }) => postId}
      empty={{ title: m.community_own_empty(), text: m.community_none_text(), action: write }}
    >
      <DetailPane query={query} name="post">
        {(id, close) => <OwnPostDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
