import * as m from '@portal/texts/messages';

/** A plan of instalments for a bill is proposed by the finance office and agreed with the debtor. */
export const planStates = ['PROPOSED', 'AGREED', 'REFUSED', 'WITHDRAWN', 'ENDED', 'KEPT'] as const;
export type PlanState = (typeof planStates)[number];

export const planStateLabels: Record<PlanState, () => string> = {
  PROPOSED: m.pricing_plan_proposed,
  AGREED: m.pricing_plan_agreed,
  REFUSED: m.pricing_plan_refused,
  WITHDRAWN: m.state_withdrawn,
  ENDED: m.pricing_plan_ended,
  KEPT: m.pricing_plan_kept,
};

/** What the debtor answers; what the finance office does, `sign` with a paper that the debtor signed; `keep` is the system's, when everything is paid. */
export const planAnswers = ['agree', 'refuse'] as const;
export const planActs = ['sign', 'withdraw', 'end'] as const;
export type PlanEvent = (typeof planAnswers)[number] | (typeof planActs)[number] | 'keep';

export const planTransitions: Record<PlanState, Partial<Record<PlanEvent, PlanState>>> = {
  PROPOSED: { agree: 'AGREED', sign: 'AGREED', refuse: 'REFUSED', withdraw: 'WITHDRAWN' },
  AGREED: { end: 'ENDED', keep: 'KEPT' },
  REFUSED: {},
  WITHDRAWN: {},
  ENDED: {},
  KEPT: {},
};

export const planLineStates = ['PAID', 'DUE', 'OVERDUE'] as const;
export type PlanLineState = (typeof planLineStates)[number];

export const planLineLabels: Record<PlanLineState, () => string> = {
  PAID: m.state_bill_paid,
  DUE: m.state_bill_unpaid,
  OVERDUE: m.state_bill_overdue,
};

/** Limits of the lines of a plan. */
export const minPlanLines = 2;
export const maxPlanLines = 24;
