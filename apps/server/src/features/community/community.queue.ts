import { postStateLabels, reportStateLabels } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { comments, posts, reports } from './post.table.ts';

/** Posts, changes and comments to be reviewed; comments are listed by their own id with the title of their post. */
export const moderationQueue: QueueSource = {
  kind: 'POST',
  label: m.community_post,
  role: 'OP_COMMUNITY',
  stateLabels: {
    PENDING: postStateLabels.PENDING,
    APPEAL: postStateLabels.APPEAL,
    HIDDEN: postStateLabels.HIDDEN,
  },
  waiting: sql`
    select ${posts.id} as ref_id, ${posts.title} as title,
      case when ${posts.status} in ('APPEAL', 'HIDDEN') then ${posts.status} else 'PENDING' end as state,
      coalesce(${posts.submittedAt}, ${posts.updatedAt}) as entered_at, ${posts.dueAt} as due_at,
      coalesce(${posts.proposal} ->> 'by', ${posts.authorId}) as barred_user_id
    from ${posts} where ${posts.status} in ('PENDING', 'APPEAL', 'HIDDEN') or ${posts.change} is not null
      or ${posts.proposal} is not null
    union all
    select ${comments.id}, ${posts.title},
      case when ${comments.status} in ('APPEAL', 'HIDDEN') then ${comments.status} else 'PENDING' end,
      ${comments.createdAt}, ${comments.dueAt}, coalesce(${comments.proposal} ->> 'by', ${comments.authorId})
    from ${comments} join ${posts} on ${posts.id} = ${comments.postId}
    where ${comments.status} in ('PENDING', 'APPEAL', 'HIDDEN') or ${comments.proposal} is not null`,
};

/** Reports whose text hasn't been hidden. */
export const reportQueue: QueueSource = {
  kind: 'POST_REPORT',
  label: m.community_report,
  role: 'OP_COMMUNITY',
  stateLabels: { OPEN: reportStateLabels.OPEN, WIP: reportStateLabels.WIP },
  waiting: sql`
    select ${reports.id} as ref_id, ${posts.title} as title, ${reports.status} as state,
      ${reports.createdAt} as entered_at, null::timestamptz as due_at, null::text as barred_user_id
    from ${reports} join ${posts} on ${posts.id} = ${reports.postId}
    where ${reports.status} in ('OPEN', 'WIP')`,
};
