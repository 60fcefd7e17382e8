import { answerDays, voteStateLabels } from '@portal/contract/vote/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { posts } from '../community/post.table.ts';
import { isShown } from '../community/shown-post.public.ts';
import { votes } from './vote.table.ts';

/** Votes with a proposal to end them, and closed votes without an answer. */
export const voteQueue: QueueSource = {
  kind: 'VOTE',
  label: m.community_kind_vote,
  role: 'OP_COMMUNITY',
  stateLabels: { CLOSED: voteStateLabels.CLOSED, PROPOSED: m.lottery_removal_waits },
  waiting: sql`
    select ${votes.postId} as ref_id, ${posts.title} as title, ${votes.state} as state,
      ${votes.endsAt} as entered_at, ${votes.endsAt} + make_interval(days => ${answerDays}::int) as due_at,
      null::text as barred_user_id
    from ${votes} join ${posts} on ${posts.id} = ${votes.postId}
    where ${votes.state} = 'CLOSED' and ${votes.outcome} = '' and ${isShown} and ${votes.proposal} is null
    union all
    select ${votes.postId}, ${posts.title}, 'PROPOSED',
      to_timestamp((${votes.proposal} ->> 'at')::bigint / 1000.0), null::timestamptz,
      ${votes.proposal} ->> 'by'
    from ${votes} join ${posts} on ${posts.id} = ${votes.postId}
    where ${votes.proposal} is not null and ${isShown}`,
};
