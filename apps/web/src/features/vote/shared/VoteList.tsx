import type { ManagedVote } from '@portal/contract/vote/public';
import { type VoteState, voteStateLabels } from '@portal/contract/vote/terms';
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
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';

const VoteDrawer = lazy(async () => ({ default: (await import('./VoteDrawer.tsx')).VoteDrawer }));

const looks: Record<VoteState, StatusKind> = {
  PENDING: 'checking',
  OPEN: 'open',
  CLOSED: 'done',
  VOID: 'closed',
};

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedVote>[] => [
  nameColumn('title', m.community_kind_vote(), {
    name: ({ title }) => title,
    href: ({ postId }) => hrefOf(postId),
    opensPane: true,
  }),
  textColumn('scope', m.field_ballot_scope(), ({ scopeLabel }) => scopeLabel),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={looks[state]}>{stateLabel}</Status>
  )),
  numberColumn('voters', m.vote_progress(), ({ voters }) => voters),
  dateColumn('endsAt', m.field_vote_end(), ({ endsAt }) => endsAt),
  writtenColumn('outcome', m.field_outcome(), ({ outcome }) => outcome),
];

/** The votes with the action taken on each; counts appear no earlier here than elsewhere. */
export function VoteList({ title, lead }: { title: string; lead: ReactNode }) {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_everything, ...voteStateLabels }),
      { kind: 'text', name: 'keyword', label: m.field_title() },
    ],
    { size: 20, place: 'view' },
  );
  return (
    <ListPage
      name="votes"
      title={title}
      note={m.vote_manage_note()}
      lead={lead}
      endpoint="GET /api/communityManage/vote/queryManageList"
      exportFrom="GET /api/communityManage/vote/export"
      query={query}
      columns={columns((vote) => query.hrefWith({ vote }))}
      rowKey={({ postId }) => postId}
      empty={{ title: m.vote_no_votes() }}
    >
      <DetailPane query={query} name="vote">
        {(id, close) => <VoteDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
