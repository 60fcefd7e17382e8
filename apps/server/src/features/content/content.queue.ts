import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import { type QueueSource, titleOf } from '../../feature/queue-source.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { articles } from './article.table.ts';
import { articleRevisions as revision } from './editing/article-revision.table.ts';

/** Texts submitted by park staff; nobody approves their own submission. */
export const contentQueue: QueueSource = {
  kind: 'CONTENT',
  label: m.log_entity_content_review,
  role: 'OP_CONTENT',
  stateLabels: { PENDING: m.state_pending },
  waiting: sql`
    select ${articles.id} as ref_id, ${revision.content}->>'title' as title, ${articles.revision} as state,
      ${revision.submittedAt} as entered_at, null::timestamptz as due_at,
      ${revision.submittedBy} as barred_user_id
    from ${articles} join ${revision} on ${revision.articleId} = ${articles.id}
    where ${articles.revision} = 'PENDING' and ${articles.status} <> 'TRASH' and ${articles.origin} = 'PARK'`,
};

/** Stories submitted by enterprises, each with its enterprise. */
export const storyQueue: QueueSource = {
  kind: 'STORY',
  label: m.log_entity_story,
  role: 'OP_CONTENT',
  stateLabels: { PENDING: m.state_pending },
  waiting: sql`
    select ${articles.id} as ref_id,
      ${titleOf(enterprises.shortName, sql`${revision.content}->>'title'`, '：')} as title, ${articles.revision} as state,
      ${revision.submittedAt} as entered_at, null::timestamptz as due_at, null::text as barred_user_id
    from ${articles} join ${revision} on ${revision.articleId} = ${articles.id}
      join ${enterprises} on ${enterprises.id} = ${articles.enterpriseId}
    where ${articles.revision} = 'PENDING' and ${articles.status} <> 'TRASH'
      and ${articles.origin} = 'ENTERPRISE'`,
};
