import * as m from '@portal/texts/messages';
import { recommendStateLabels } from './recommend-terms.ts';

/** A service that an enterprise brings to another's notice; a service is public, so nobody stays unnamed. */
export const serviceRecommendStates = ['SENT', 'INTERESTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const;
export type ServiceRecommendState = (typeof serviceRecommendStates)[number];

export const serviceRecommendStateLabels: Record<ServiceRecommendState, () => string> = {
  SENT: m.state_to_answer,
  INTERESTED: recommendStateLabels.INTERESTED,
  DECLINED: recommendStateLabels.DECLINED,
  WITHDRAWN: m.state_withdrawn,
  EXPIRED: m.state_expired,
};

/** What the enterprise it was sent to does, and the one that has sent it. */
export const serviceRecommendEvents = ['interested', 'decline', 'withdraw'] as const;
export type ServiceRecommendEvent = (typeof serviceRecommendEvents)[number];

/** Every transition there is, `expire` by the clock; any other is refused with 500012. */
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
