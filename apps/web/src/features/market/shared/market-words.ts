import type { PriceKind, ResponseLimit, ServiceState, ShopState } from '@portal/contract/shop-terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const priceKindNames: Record<PriceKind, () => string> = {
  FIXED: m.market_price_fixed,
  UNIT: m.market_price_unit,
  FROM: m.market_price_from,
  NEGOTIABLE: m.market_price_negotiable,
  FREE: m.market_price_free,
};

export const responseNames: Record<ResponseLimit, () => string> = {
  30: m.market_answers_30,
  60: m.market_answers_60,
  240: m.market_answers_240,
};

export const shopLooks: Record<ShopState, StatusKind> = {
  DRAFT: 'waiting',
  PENDING: 'checking',
  OPEN: 'done',
  SUSPENDED: 'late',
  CLOSED: 'closed',
};

export const serviceLooks: Record<ServiceState, StatusKind> = {
  DRAFT: 'waiting',
  PENDING: 'checking',
  ON: 'done',
  OFF: 'closed',
  REJECTED: 'late',
  BANNED: 'late',
};

export const shopStateNames: Record<ShopState, () => string> = {
  DRAFT: m.state_draft,
  PENDING: m.state_pending,
  OPEN: m.state_shop_open,
  SUSPENDED: m.state_shop_suspended,
  CLOSED: m.state_shop_closed,
};

export const serviceStateNames: Record<ServiceState, () => string> = {
  DRAFT: m.state_draft,
  PENDING: m.state_pending,
  ON: m.state_service_on,
  OFF: m.state_taken_down,
  REJECTED: m.state_not_passed,
  BANNED: m.state_service_banned,
};
