import type { TariffState } from '@portal/contract/billing/price-terms';
import type { StatusKind } from '../../../../ui/status/Status.tsx';

export const tariffVariants: Record<TariffState, StatusKind> = {
  COMING: 'open',
  CURRENT: 'done',
  PAST: 'closed',
  ENDED: 'closed',
  WITHDRAWN: 'closed',
};
