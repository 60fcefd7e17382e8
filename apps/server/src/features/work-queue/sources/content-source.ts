import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import { articles } from '../../content/article.table.ts';
import { articleRevisions as revision } from '../../content/editing/article-revision.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import type { QueueSource } from '../queue-source.ts';

/** Texts that were handed in; who handed one in does not approve it. */
export const contentSource: QueueSource = {
  kind: 'CONTENT',
  role: 'OP_CONTENT',
  stateLabels: { PENDING: m.state_pending },
  waiting: sql`
    select ${articles.id} as ref_id, ${revision.content}->>'title' as title, ${articles.revision} as state,
      ${revision.submittedAt} as entered_at, null::timestamptz as due_at,
      ${revision.submittedBy} as barred_user_id
    from ${articles} join ${revision} on ${revision.articleId} = ${articles.id}
    where ${articles.revision} = 'PENDING' and ${articles.status} <> 'TRASH' and ${articles.origin} = 'PARK'`,
};

/** What enterprises have handed in about themselves, with who has. */
export const storySource: QueueSource = {
  kind: 'STORY',
  role: 'OP_CONTENT',
  stateLabels: { PENDING: m.state_pending },
  waiting: sql`
    select ${articles.id} as ref_id,
      concat(${enterprises.shortName}, '：', ${revision.content}->>'title') as title, ${articles.revision} as state,
      ${revision.submittedAt} as entered_at, null::timestamptz as due_at, null::text as barred_user_id
    from ${articles} join ${revision} on ${revision.articleId} = ${articles.id}
      join ${enterprises} on ${enterprises.id} = ${articles.enterpriseId}
    where ${articles.revision} = 'PENDING' and ${articles.status} <> 'TRASH'
      and ${articles.origin} = 'ENTERPRISE'`,
};
