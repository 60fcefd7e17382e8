import type { ArticleStatus } from '@portal/contract/article-states';
import {
  editing_status_draft,
  editing_status_expired,
  editing_status_pending,
  editing_status_published,
  editing_status_scheduled,
  editing_status_trash,
  editing_status_withdrawn,
} from '../../../platform/i18n/paraglide/messages.js';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';

export const statusNames: Record<ArticleStatus, () => string> = {
  DRAFT: editing_status_draft,
  PENDING: editing_status_pending,
  SCHEDULED: editing_status_scheduled,
  PUBLISHED: editing_status_published,
  EXPIRED: editing_status_expired,
  WITHDRAWN: editing_status_withdrawn,
  TRASH: editing_status_trash,
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
