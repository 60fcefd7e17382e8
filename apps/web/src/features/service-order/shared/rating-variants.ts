import type { RatingState } from '@portal/contract/service-order/terms';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const ratingVariants: Record<RatingState, StatusKind> = {
  SHOWN: 'done',
  PENDING: 'checking',
  HIDDEN: 'closed',
};
