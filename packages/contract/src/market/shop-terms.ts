import * as m from '@portal/texts/messages';

/** Dictionary of service categories. */
export const serviceCategoryList = 'SERVICE_CATEGORY';

export const shopStates = ['DRAFT', 'PENDING', 'OPEN', 'SUSPENDED', 'CLOSED'] as const;
export type ShopState = (typeof shopStates)[number];

export const shopStateLabels: Record<ShopState, () => string> = {
  DRAFT: m.state_draft,
  PENDING: m.state_pending,
  OPEN: m.state_shop_open,
  SUSPENDED: m.state_shop_suspended,
  CLOSED: m.state_shop_closed,
};

/** Events of those who act for its enterprise, and of the park. */
export const ownShopEvents = ['submit', 'recall', 'close', 'reopen'] as const;
export type OwnShopEvent = (typeof ownShopEvents)[number];
export const parkShopEvents = ['pass', 'return', 'suspend', 'resume'] as const;
export type ParkShopEvent = (typeof parkShopEvents)[number];
export const shopEvents = [...ownShopEvents, ...parkShopEvents, 'edit'] as const;
export type ShopEvent = (typeof shopEvents)[number];

/** Everything public has been reviewed: only a shop that is not open can be edited, and it opens through a review. */
export const shopTransitions: Record<ShopState, Partial<Record<ShopEvent, ShopState>>> = {
  DRAFT: { edit: 'DRAFT', submit: 'PENDING' },
  PENDING: { recall: 'DRAFT', pass: 'OPEN', return: 'DRAFT' },
  OPEN: { close: 'CLOSED', suspend: 'SUSPENDED' },
  SUSPENDED: { resume: 'OPEN' },
  CLOSED: { edit: 'CLOSED', reopen: 'PENDING' },
};

export const serviceStates = ['DRAFT', 'PENDING', 'ON', 'OFF', 'REJECTED', 'BANNED'] as const;
export type ServiceState = (typeof serviceStates)[number];

export const serviceStateLabels: Record<ServiceState, () => string> = {
  DRAFT: m.state_draft,
  PENDING: m.state_pending,
  ON: m.state_service_on,
  OFF: m.state_taken_down,
  REJECTED: m.state_not_passed,
  BANNED: m.state_service_banned,
};

export const ownServiceEvents = ['submit', 'recall', 'on', 'off'] as const;
export type OwnServiceEvent = (typeof ownServiceEvents)[number];
export const parkServiceEvents = ['pass', 'reject', 'ban', 'unban'] as const;
export type ParkServiceEvent = (typeof parkServiceEvents)[number];
export const serviceEvents = [...ownServiceEvents, ...parkServiceEvents, 'edit'] as const;
export type ServiceEvent = (typeof serviceEvents)[number];

/** A service taken off comes back unchanged; once edited, it is reviewed again. */
export const serviceTransitions: Record<ServiceState, Partial<Record<ServiceEvent, ServiceState>>> = {
  DRAFT: { edit: 'DRAFT', submit: 'PENDING' },
  PENDING: { recall: 'DRAFT', pass: 'ON', reject: 'REJECTED' },
  ON: { off: 'OFF', ban: 'BANNED' },
  OFF: { edit: 'DRAFT', on: 'ON', ban: 'BANNED' },
  REJECTED: { edit: 'REJECTED', submit: 'PENDING' },
  BANNED: { unban: 'OFF' },
};

export const priceKinds = ['FIXED', 'UNIT', 'FROM', 'NEGOTIABLE', 'FREE'] as const;
export type PriceKind = (typeof priceKinds)[number];

export const priceKindLabels: Record<PriceKind, () => string> = {
  FIXED: m.market_price_fixed,
  UNIT: m.market_price_unit,
  FROM: m.market_price_from,
  NEGOTIABLE: m.field_negotiable,
  FREE: m.market_price_free,
};

/** Whether a kind of price has an amount. */
export const hasAmount = (kind: PriceKind): boolean => kind !== 'NEGOTIABLE' && kind !== 'FREE';

/** Maximum number of reference cases on a service's page. */
export const maxCases = 4;

/** Maximum number of regions; a provider in more of them should offer the whole country. */
export const maxServiceRegions = 20;

/** Limits, in working minutes, for a provider's median response time over the last 90 days. */
export const responseLimits = ['30', '60', '240'] as const;
export type ResponseLimit = (typeof responseLimits)[number];

/** Services that can be compared side by side. */
export const maxCompared = 3;
