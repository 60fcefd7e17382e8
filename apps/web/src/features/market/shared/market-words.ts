import type { ResponseLimit, ServiceState, ShopState } from '@portal/contract/market/shop-terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const responseNames: Record<ResponseLimit, () => string> = {
  30: m.market_answers_30,
  60: m.market_answers_60,
  240: m.market_answers_240,
};

export const shopVariants: Record<ShopState, StatusKind> = {
  DRAFT: 'waiting',
  PENDING: 'checking',
  OPEN: 'done',
  SUSPENDED: 'late',
  CLOSED: 'closed',
};

export const serviceVariants: Record<ServiceState, StatusKind> = {
  DRAFT: 'waiting',
  PENDING: 'checking',
  ON: 'done',
  OFF: 'closed',
  REJECTED: 'late',
  BANNED: 'late',
};
