import type { PostState } from '@portal/contract/community/terms';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const postVariants: Record<PostState, StatusKind> = {
  DRAFT: 'open',
  PENDING: 'checking',
  PUBLISHED: 'done',
  REJECTED: 'late',
  APPEAL: 'checking',
  HIDDEN: 'late',
  LOCKED: 'closed',
  DELETED: 'closed',
};
