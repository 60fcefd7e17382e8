import type { ResourceRequestState } from '@portal/contract/resource/terms';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const requestVariants: Record<ResourceRequestState, StatusKind> = {
  SUBMITTED: 'checking',
  AGREED: 'done',
  DECLINED: 'late',
  WITHDRAWN: 'closed',
};
