import * as m from '@portal/texts/messages';

/** States of a price, which follow from its days; only a withdrawal and an end are entered. */
export const tariffStates = ['COMING', 'CURRENT', 'PAST', 'ENDED', 'WITHDRAWN'] as const;
export type TariffState = (typeof tariffStates)[number];

export const tariffStateLabels: Record<TariffState, () => string> = {
  COMING: m.pricing_state_coming,
  CURRENT: m.billing_current,
  PAST: m.pricing_state_past,
  ENDED: m.pricing_state_ended,
  WITHDRAWN: m.state_withdrawn,
};

/** A price that has not begun can be changed and withdrawn; one that has begun can be ended. */
export const tariffEvents = ['withdraw', 'end'] as const;
export const tariffActions = ['edit', ...tariffEvents] as const;
export type TariffAction = (typeof tariffActions)[number];

/** Number of bills named where a price would change days that are already billed. */
export const namedBills = 5;
