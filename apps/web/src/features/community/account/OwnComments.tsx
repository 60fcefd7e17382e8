import type { OwnComment } from '@portal/contract/community/post-comment';
import { postStateLabels } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { ReasonDialog } from '../../../platform/account/acts/ReasonDialog.tsx';
import {
  actsColumn,
  dateColumn,
  nameColumn,
  stateColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { postVariants } from '../shared/post-words.ts';
import { OwnTabs } from './OwnTabs.tsx';
import { postQueryKeys } from './post-query-keys.ts';

const { PENDING, PUBLISHED, REJECTED, APPEAL, HIDDEN } = postStateLabels;

const columns = (act: (row: OwnComment, event: 'delete' | 'appeal') => void): ListColumn<OwnComment>[] => [
  nameColumn('body', m.community_comment(), {
    name: ({ body }) => body.slice(0, 80),
    href: ({ path, commentId }) => path && `${path}#c-${commentId}`,
    note: ({ postTitle, isAnswer }) =>
      `${isAnswer ? m.community_answer() : m.community_comment()} · ${postTitle}`,
  }),
  stateColumn('state', m.field_state(), ({ state, stateLabel, acceptedAt }) => (
    <Status kind={postVariants[state]}>
      {acceptedAt === null ? stateLabel : m.community_accepted_short()}
    </Status>
  )),
  writtenColumn('reason', m.field_reason(), ({ reason }) => reason),
  dateColumn('created', m.community_written_at(), ({ createdAt }) => createdAt),
  actsColumn('acts', m.act_bar(), (row) => (
    <>
      {row.actions.includes('appeal') && (
        <Button size="small" onClick={() => act(row, 'appeal')}>
          {m.community_appeal()}
        </Button>
      )}
      {row.actions.includes('delete') && (
        <Button size="small" onClick={() => act(row, 'delete')}>
          {m.act_delete()}
        </Button>
      )}
    </>
  )),
];

/** The reader's comments and answers, with the reason if one is hidden. */
export function OwnComments() {
  const query = useListQuery(
    [stateTabs('state', { '': m.input_everything, PUBLISHED, PENDING, REJECTED, APPEAL, HIDDEN })],
    { size: 20, place: 'view' },
  );
  const [appealed, setAppealed] = useState<OwnComment>();
  const operate = useMutationOf('POST /api/communityManage/comment/operate', {
    done: ({ stateLabel }) => stateLabel,
    invalidates: postQueryKeys,
  });
  const act = async (row: OwnComment, event: 'delete' | 'appeal') => {
    if (event === 'appeal') return setAppealed(row);
    const question = {
      title: m.community_remove_title(),
      text: m.community_remove_text(),
      ok: m.act_delete(),
      danger: true,
    };
    if (await confirm(question)) await operate.run({ id: row.commentId, event });
  };
  return (
    <ListPage
      name="own-comments"
      title={m.community_own_posts()}
      lead={<OwnTabs current="comments" />}
      endpoint="GET /api/communityManage/comment/queryOwnList"
      query={query}
      columns={columns((row, event) => void act(row, event))}
      rowKey={({ commentId }) => commentId}
      empty={{ title: m.community_no_own_comments() }}
    >
      {appealed && (
        <ReasonDialog
          title={m.community_appeal()}
          text={m.community_appeal_text()}
          ok={m.community_appeal()}
          danger={false}
          busy={operate.busy}
          maxLength={200}
          onClose={() => setAppealed(undefined)}
          onGive={(reason) =>
            void operate
              .run({ id: appealed.commentId, event: 'appeal', data: { reason } })
              .then((done) => done && setAppealed(undefined))
          }
        />
      )}
    </ListPage>
  );
}
