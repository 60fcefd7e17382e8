import * as m from '@portal/texts/messages';
import { recommendStateLabels } from '../match/recommend-terms.ts';

/** A service that one enterprise recommends to another; services are public, so neither side is anonymous. */
export const serviceRecommendStates = ['SENT', 'INTERESTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const;
export type ServiceRecommendState = (typeof serviceRecommendStates)[number];

export const serviceRecommendStateLabels: Record<ServiceRecommendState, () => string> = {
  SENT: m.state_to_answer,
  INTERESTED: recommendStateLabels.INTERESTED,
  DECLINED: recommendStateLabels.DECLINED,
  WITHDRAWN: m.state_withdrawn,
  EXPIRED: m.state_expired,
};

/** Events of the receiving enterprise, and of the sender. */
export const serviceRecommendEvents = ['interested', 'decline', 'withdraw'] as const;
export type ServiceRecommendEvent = (typeof serviceRecommendEvents)[number];

/** Every allowed transition, with `expire` fired by the clock; any other is refused with 500012. */
export const serviceRecommendTransitions: Record<
  ServiceRecommendState,
  Partial<Record<ServiceRecommendEvent | 'expire', ServiceRecommendState>>
> = {
  SENT: { interested: 'INTERESTED', decline: 'DECLINED', withdraw: 'WITHDRAWN', expire: 'EXPIRED' },
  INTERESTED: {},
  DECLINED: {},
  WITHDRAWN: {},
  EXPIRED: {},
};

export const serviceRecommendViews = ['RECEIVED', 'SENT'] as const;
export type ServiceRecommendView = (typeof serviceRecommendViews)[number];
