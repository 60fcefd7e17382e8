import { formatFen } from '@portal/contract/money';
import type { PriceKind, ServiceState, ShopState } from '@portal/contract/shop-terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const priceKindNames: Record<PriceKind, () => string> = {
  FIXED: m.market_price_fixed,
  UNIT: m.market_price_unit,
  FROM: m.market_price_from,
  NEGOTIABLE: m.market_price_negotiable,
  FREE: m.market_price_free,
};

interface Priced {
  priceKind: PriceKind;
  priceFen: number | null;
  unit: string;
}

/** The price in one line: 480.00 元/样, 面议. */
export function priceText({ priceKind, priceFen, unit }: Priced): string {
  if (priceFen === null) return priceKindNames[priceKind]();
  const amount = formatFen(priceFen);
  const text = unit === '' ? m.market_amount({ amount }) : m.market_amount_per({ amount, unit });
  return priceKind === 'FROM' ? m.market_amount_from({ text }) : text;
}

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
