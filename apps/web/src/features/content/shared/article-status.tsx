import type { ArticleStatus } from '@portal/contract/content/article-states';
import * as m from '@portal/texts/messages';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';

export const statusNames: Record<ArticleStatus, () => string> = {
  DRAFT: m.editing_status_draft,
  PENDING: m.editing_status_pending,
  SCHEDULED: m.editing_status_scheduled,
  PUBLISHED: m.editing_status_published,
  EXPIRED: m.editing_status_expired,
  WITHDRAWN: m.state_taken_down,
  TRASH: m.editing_status_trash,
};

const kinds: Record<ArticleStatus, StatusKind> = {
  DRAFT: 'open',
  PENDING: 'checking',
  SCHEDULED: 'waiting',
  PUBLISHED: 'done',
  EXPIRED: 'closed',
  WITHDRAWN: 'closed',
  TRASH: 'closed',
};

export function ArticleState({ status }: { status: ArticleStatus }) {
  return <Status kind={kinds[status]}>{statusNames[status]()}</Status>;
}
