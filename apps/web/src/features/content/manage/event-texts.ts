import type { ArticlePlace } from '@portal/contract/article-states';
import {
  editing_done_draft,
  editing_done_expired,
  editing_done_pending,
  editing_done_published,
  editing_done_scheduled,
  editing_done_trash,
  editing_done_withdrawn,
  editing_done_working_copy,
  editing_event_approve,
  editing_event_discard,
  editing_event_edit,
  editing_event_recall,
  editing_event_restore,
  editing_event_return,
  editing_event_schedule,
  editing_event_submit,
  editing_event_trash,
  editing_event_withdraw,
} from '../../../platform/i18n/paraglide/messages.js';
import type { OperatedEvent } from './use-article-acts.ts';

export const eventNames: Record<OperatedEvent, () => string> = {
  edit: editing_event_edit,
  discard: editing_event_discard,
  submit: editing_event_submit,
  recall: editing_event_recall,
  return: editing_event_return,
  approve: editing_event_approve,
  schedule: editing_event_schedule,
  withdraw: editing_event_withdraw,
  trash: editing_event_trash,
  restore: editing_event_restore,
};

const placeDone: Record<ArticlePlace['status'], () => string> = {
  DRAFT: editing_done_draft,
  PENDING: editing_done_pending,
  SCHEDULED: editing_done_scheduled,
  PUBLISHED: editing_done_published,
  EXPIRED: editing_done_expired,
  WITHDRAWN: editing_done_withdrawn,
  TRASH: editing_done_trash,
};

/** What is said once an article stands where an event has put it. */
export function eventDone({ status, revision }: ArticlePlace): string {
  if (revision === 'PENDING') return editing_done_pending();
  const isUnread = status === 'DRAFT' || status === 'TRASH';
  return revision === 'DRAFT' && !isUnread ? editing_done_working_copy() : placeDone[status]();
}
