import * as m from '@portal/texts/messages';

/** States of an application, from draft to payout. */
export const declarationStates = [
  'DRAFT',
  'SUBMITTED',
  'ACCEPTED',
  'RETURNED',
  'REVIEWING',
  'PASSED',
  'PUBLICITY',
  'APPROVED',
  'PAID_OUT',
  'REJECTED',
  'CANCELLED',
] as const;
export type DeclarationState = (typeof declarationStates)[number];

export const declarationStateLabels: Record<DeclarationState, () => string> = {
  DRAFT: m.state_draft,
  SUBMITTED: m.declaration_state_submitted,
  ACCEPTED: m.declaration_state_accepted,
  RETURNED: m.declaration_state_returned,
  REVIEWING: m.state_reviewing,
  PASSED: m.declaration_state_passed,
  PUBLICITY: m.state_publicity,
  APPROVED: m.declaration_state_approved,
  PAID_OUT: m.declaration_state_paid_out,
  REJECTED: m.declaration_state_rejected,
  CANCELLED: m.declaration_state_cancelled,
};

/** The enterprise's events. */
export const declarerEvents = ['submit', 'resubmit', 'withdraw', 'cancel'] as const;
export type DeclarerEvent = (typeof declarerEvents)[number];

/** The policy office's events. */
export const officeEvents = ['accept', 'return', 'assign', 'pass', 'reject', 'publicise'] as const;
export type OfficeEvent = (typeof officeEvents)[number];

/**
 * `edit` saves a draft or a correction; `uphold` (of an objection) sends it back to review; `lapse` and `approve` are
 * fired by the clock, `pay` by the finance office.
 */
export const declarationEvents = [
  'edit',
  ...declarerEvents,
  ...officeEvents,
  'uphold',
  'lapse',
  'approve',
  'pay',
] as const;
export type DeclarationEvent = (typeof declarationEvents)[number];

/** Every allowed transition; any other is refused with 500012. */
export const declarationTransitions: Record<
  DeclarationState,
  Partial<Record<DeclarationEvent, DeclarationState>>
> = {
  DRAFT: { edit: 'DRAFT', submit: 'SUBMITTED', cancel: 'CANCELLED' },
  SUBMITTED: { withdraw: 'DRAFT', accept: 'ACCEPTED', return: 'RETURNED', cancel: 'CANCELLED' },
  ACCEPTED: { assign: 'REVIEWING', return: 'RETURNED', cancel: 'CANCELLED' },
  RETURNED: { edit: 'RETURNED', resubmit: 'SUBMITTED', lapse: 'REJECTED', cancel: 'CANCELLED' },
  REVIEWING: {
    assign: 'REVIEWING',
    pass: 'PASSED',
    reject: 'REJECTED',
    return: 'RETURNED',
    cancel: 'CANCELLED',
  },
  PASSED: { publicise: 'PUBLICITY', cancel: 'CANCELLED' },
  PUBLICITY: { uphold: 'REVIEWING', approve: 'APPROVED', cancel: 'CANCELLED' },
  APPROVED: { pay: 'PAID_OUT' },
  PAID_OUT: {},
  REJECTED: {},
  CANCELLED: {},
};

/** States in which the recipient is public. */
export const listedStates = ['PUBLICITY', 'APPROVED', 'PAID_OUT'] as const satisfies DeclarationState[];
/** States that count towards a call's quota and budget. */
export const grantedStates = ['PASSED', ...listedStates] as const satisfies DeclarationState[];
/** States that do not count as applied: drafts concern no one else, cancelled applications are over. */
export const unsubmittedStates = ['DRAFT', 'CANCELLED'] as const satisfies DeclarationState[];

/** Working days in which the office has to accept or return a submission. */
export const acceptDays = 2;
/** Maximum working days for a correction. */
export const maxReturnDays = 5;
/** Days before a call's window opens in which an application can be prepared. */
export const prepareDays = 7;
/** Expert opinions needed before a decision. */
export const leastOpinions = 2;
/** Days before a library document expires at which its enterprise is notified. */
export const validityDays = 30;

/** Reasons for refusing an application; counted on the public page of the policy. */
export const refusalCodes = ['CONDITION', 'MATERIAL', 'SCOPE', 'DOUBLE', 'QUOTA', 'LATE', 'OTHER'] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export const refusalLabels: Record<RefusalCode, () => string> = {
  CONDITION: m.declaration_refusal_condition,
  MATERIAL: m.declaration_refusal_material,
  SCOPE: m.declaration_refusal_scope,
  DOUBLE: m.declaration_refusal_double,
  QUOTA: m.declaration_refusal_quota,
  LATE: m.declaration_refusal_late,
  OTHER: m.declaration_refusal_other,
};

/** Checks run automatically before a decision. */
export const machineChecks = [
  'MATERIALS',
  'VALIDITY',
  'REUSED',
  'DOUBLE',
  'CONDITIONS',
  'AMOUNT',
  'ROOM',
  'EXPERTS',
] as const;

export const verdicts = ['PASS', 'REJECT'] as const;
export type Verdict = (typeof verdicts)[number];
export const verdictLabels: Record<Verdict, () => string> = {
  PASS: m.declaration_verdict_pass,
  REJECT: m.declaration_verdict_reject,
};

/** LAPSED: the application objected to was cancelled. */
export const objectionStates = ['OPEN', 'UPHELD', 'DISMISSED', 'LAPSED'] as const;
export type ObjectionState = (typeof objectionStates)[number];
export const objectionStateLabels: Record<ObjectionState, () => string> = {
  OPEN: m.declaration_objection_open,
  UPHELD: m.declaration_objection_upheld,
  DISMISSED: m.declaration_objection_dismissed,
  LAPSED: m.state_invalid,
};

/** Code of the form field holding the amount applied for, in yuan. */
export const amountField = 'applyAmount';

/** Code of the material that is taken over from the enterprise: the licence that two auditors have approved. */
export const licenceMaterial = 'LICENCE';

/** Upload purpose for materials. */
export const materialPurpose = 'DECLARE_MATERIAL';

/** Target of an officer's note: `form.<code>` or `material.<code>`. */
export const noteTargetPattern = /^(form|material)\.[A-Za-z][A-Za-z0-9_]{0,29}$/;
export const formTarget = (code: string) => `form.${code}`;
export const materialTarget = (code: string) => `material.${code}`;

/** Facts about an enterprise taken from data the park has verified, so that no one has to retype them. */
export const declarationFacts = [
  'NAME',
  'CREDIT_CODE',
  'REGISTERED_ON',
  'LEGAL_PERSON',
  'REVENUE',
  'RD',
  'CREDIT',
  'CONTRACT',
  'ADDRESS',
] as const;
export type DeclarationFact = (typeof declarationFacts)[number];
export const factLabels: Record<DeclarationFact, () => string> = {
  NAME: m.identity_enterprise_name,
  CREDIT_CODE: m.field_credit_code,
  REGISTERED_ON: m.declaration_fact_registered,
  LEGAL_PERSON: m.field_legal_person,
  REVENUE: m.declaration_fact_revenue,
  RD: m.declaration_fact_rd,
  CREDIT: m.declaration_fact_credit,
  CONTRACT: m.declaration_fact_contract,
  ADDRESS: m.field_address,
};

/** Source of a fact. */
export const factSources = ['PROFILE', 'ANNUAL', 'CONTRACT', 'CREDIT'] as const;
export type FactSource = (typeof factSources)[number];
export const sourceNames: Record<FactSource, () => string> = {
  PROFILE: m.declaration_source_profile,
  ANNUAL: m.declaration_source_annual,
  CONTRACT: m.declaration_source_contract,
  CREDIT: m.declaration_source_credit,
};

/** States visible to the office. */
export const submittedStates = declarationStates.filter(
  (state): state is Exclude<DeclarationState, 'DRAFT'> => state !== 'DRAFT',
);
