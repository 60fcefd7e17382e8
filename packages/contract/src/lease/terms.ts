import * as m from '@portal/texts/messages';

export const contractKinds = ['RENT', 'PROPERTY', 'COLD', 'PLOT'] as const;
export type ContractKind = (typeof contractKinds)[number];

export const contractKindLabels: Record<ContractKind, () => string> = {
  RENT: m.lease_kind_rent,
  PROPERTY: m.lease_kind_property,
  COLD: m.lease_kind_cold,
  PLOT: m.lease_kind_plot,
};

/** Months covered by each rent payment. */
export const payCycles = [1, 3, 6, 12] as const;

/** Days an enterprise has to confirm a contract sent to it. */
export const signingDays = 15;

/** Days before its end from which a contract counts as expiring. */
export const expiringDays = 60;

export const contractStates = [
  'DRAFT',
  'TO_SIGN',
  'SIGNED',
  'ACTIVE',
  'EXPIRING',
  'RENEWED',
  'TERMINATING',
  'TERMINATED',
  'EXPIRED',
  'VOID',
] as const;
export type ContractState = (typeof contractStates)[number];

/** The property office's events. */
export const operatorContractEvents = ['send', 'discard', 'handOver'] as const;
export type OperatorContractEvent = (typeof operatorContractEvents)[number];

export const signEvents = ['confirm', 'refuse'] as const;
export type SignEvent = (typeof signEvents)[number];

export const contractEvents = [
  ...operatorContractEvents,
  ...signEvents,
  // fired by a confirmed settlement
  'settle',
  // fired by an approved request, an act of the park, another contract, or the calendar
  'leave',
  'extend',
  'renew',
  'lapse',
  'begin',
  'near',
  'expire',
] as const;
export type ContractEvent = (typeof contractEvents)[number];

/** Every allowed transition; any other is refused with 500012. */
export const contractTransitions: Record<ContractState, Partial<Record<ContractEvent, ContractState>>> = {
  DRAFT: { send: 'TO_SIGN', discard: 'VOID' },
  TO_SIGN: { confirm: 'SIGNED', refuse: 'DRAFT', lapse: 'VOID' },
  SIGNED: { begin: 'ACTIVE' },
  ACTIVE: { near: 'EXPIRING', renew: 'RENEWED', extend: 'ACTIVE', leave: 'TERMINATING' },
  EXPIRING: { renew: 'RENEWED', extend: 'ACTIVE', leave: 'TERMINATING', expire: 'EXPIRED' },
  RENEWED: {},
  TERMINATING: { handOver: 'TERMINATING', settle: 'TERMINATED' },
  TERMINATED: {},
  // Settled like any other that ends, though nobody gave notice.
  EXPIRED: { handOver: 'EXPIRED', settle: 'TERMINATED' },
  VOID: {},
};

export const contractStateLabels: Record<ContractState, () => string> = {
  DRAFT: m.state_contract_draft,
  TO_SIGN: m.state_contract_to_sign,
  SIGNED: m.state_contract_signed,
  ACTIVE: m.state_contract_active,
  EXPIRING: m.state_contract_expiring,
  TERMINATING: m.state_contract_terminating,
  RENEWED: m.state_contract_renewed,
  TERMINATED: m.state_contract_terminated,
  EXPIRED: m.state_contract_expired,
  VOID: m.state_contract_void,
};

export const requestKinds = ['RENEW', 'CHANGE', 'LEAVE'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestKindLabels: Record<RequestKind, () => string> = {
  RENEW: m.lease_request_renew,
  CHANGE: m.lease_request_change,
  LEAVE: m.lease_request_leave,
};

export const requestStates = ['SUBMITTED', 'HANDLING', 'AGREED', 'REFUSED', 'WITHDRAWN'] as const;
export type RequestState = (typeof requestStates)[number];

export const operatorRequestEvents = ['take', 'agree', 'refuse'] as const;
export type OperatorRequestEvent = (typeof operatorRequestEvents)[number];
const requestEvents = [...operatorRequestEvents, 'withdraw'] as const;
export type RequestEvent = (typeof requestEvents)[number];

export const requestTransitions: Record<RequestState, Partial<Record<RequestEvent, RequestState>>> = {
  SUBMITTED: { take: 'HANDLING', withdraw: 'WITHDRAWN' },
  HANDLING: { agree: 'AGREED', refuse: 'REFUSED', withdraw: 'WITHDRAWN' },
  AGREED: {},
  REFUSED: {},
  WITHDRAWN: {},
};

export const requestStateLabels: Record<RequestState, () => string> = {
  SUBMITTED: m.state_request_submitted,
  HANDLING: m.state_request_handling,
  AGREED: m.state_request_agreed,
  REFUSED: m.state_request_refused,
  WITHDRAWN: m.state_withdrawn,
};
