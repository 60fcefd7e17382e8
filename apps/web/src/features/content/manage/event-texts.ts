import type { ArticlePlace } from '@portal/contract/article-states';
import * as m from '@portal/texts/messages';
import type { OperatedEvent } from './operated-event.ts';

export const eventNames: Record<OperatedEvent, () => string> = {
  edit: m.editing_event_edit,
  discard: m.editing_event_discard,
  submit: m.editing_event_submit,
  recall: m.editing_event_recall,
  return: m.editing_event_return,
  approve: m.editing_event_approve,
  schedule: m.editing_event_schedule,
  withdraw: m.editing_event_withdraw,
  trash: m.editing_event_trash,
  restore: m.editing_event_restore,
};

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
