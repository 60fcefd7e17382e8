import type { ArticlePlace } from '@portal/contract/content/article-states';
import * as m from '@portal/texts/messages';

const placeDone: Record<ArticlePlace['status'], () => string> = {
  DRAFT: m.editing_done_draft,
  PENDING: m.editing_done_pending,
  SCHEDULED: m.editing_done_scheduled,
  PUBLISHED: m.editing_done_published,
  EXPIRED: m.editing_done_expired,
  WITHDRAWN: m.editing_done_withdrawn,
  TRASH: m.editing_done_trash,
};

/** The message shown once an event has moved an article. */
export function eventDone({ status, revision }: ArticlePlace): string {
  if (revision === 'PENDING') return m.editing_done_pending();
  const isUnread = status === 'DRAFT' || status === 'TRASH';
  return revision === 'DRAFT' && !isUnread ? m.editing_done_working_copy() : placeDone[status]();
}
