import * as m from '@portal/texts/messages';

/** A declaration, from its draft to the payout. */
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

/** What the enterprise does with it. */
export const declarerEvents = ['submit', 'resubmit', 'withdraw', 'cancel'] as const;
export type DeclarerEvent = (typeof declarerEvents)[number];

/** What the policy office does with it. */
export const officeEvents = ['accept', 'return', 'assign', 'pass', 'reject', 'publicise'] as const;
export type OfficeEvent = (typeof officeEvents)[number];

/**
 * `edit` saves it; an objection that is upheld sends it back; `lapse` and `approve` come by the clock, `pay` from the
 * finance office.
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

/** Every transition there is; any other is refused with 500012. */
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

/** Who is to receive what is public in these states. */
export const listedStates = ['PUBLICITY', 'APPROVED', 'PAID_OUT'] as const satisfies DeclarationState[];
/** Those that use up the quota and the budget of an item. */
export const grantedStates = ['PASSED', ...listedStates] as const satisfies DeclarationState[];
/** A draft concerns nobody else, and what was given up is no more. */
export const unsubmittedStates = ['DRAFT', 'CANCELLED'] as const satisfies DeclarationState[];

/** Working days in which the office accepts or returns what is handed in. */
export const acceptDays = 2;
/** Working days that a correction may be given, at most. */
export const maxReturnDays = 5;
/** So many days before its window an item can be prepared. */
export const prepareDays = 7;
/** So many experts have to give their opinion before anything is decided. */
export const leastOpinions = 2;
/** A document of the library is told of so many days before its validity ends. */
export const validityDays = 30;

/** Why a declaration is refused; counted on the public page of its policy. */
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

/** What is looked up by machine before somebody decides. */
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

/** LAPSED: the declaration that it is about was given up. */
export const objectionStates = ['OPEN', 'UPHELD', 'DISMISSED', 'LAPSED'] as const;
export type ObjectionState = (typeof objectionStates)[number];
export const objectionStateLabels: Record<ObjectionState, () => string> = {
  OPEN: m.declaration_objection_open,
  UPHELD: m.declaration_objection_upheld,
  DISMISSED: m.declaration_objection_dismissed,
  LAPSED: m.state_invalid,
};

/** The code of the form's field that holds the amount applied for, in yuan. */
export const amountField = 'applyAmount';

/** The purpose under which the materials are uploaded. */
export const materialPurpose = 'DECLARE_MATERIAL';

/** What an officer's note is about: `form.<code>` or `material.<code>`. */
export const noteTargetPattern = /^(form|material)\.[A-Za-z][A-Za-z0-9_]{0,29}$/;
export const formTarget = (code: string) => `form.${code}`;
export const materialTarget = (code: string) => `material.${code}`;

/** What is known of an enterprise from data that the park has checked; nobody types it again. */
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
  NAME: m.operator_audit_name,
  CREDIT_CODE: m.field_credit_code,
  REGISTERED_ON: m.declaration_fact_registered,
  LEGAL_PERSON: m.field_legal_person,
  REVENUE: m.declaration_fact_revenue,
  RD: m.declaration_fact_rd,
  CREDIT: m.declaration_fact_credit,
  CONTRACT: m.declaration_fact_contract,
  ADDRESS: m.field_address,
};

/** Where a value comes from. */
export const factSources = ['PROFILE', 'ANNUAL', 'CONTRACT', 'CREDIT'] as const;
export type FactSource = (typeof factSources)[number];
export const sourceNames: Record<FactSource, () => string> = {
  PROFILE: m.declaration_source_profile,
  ANNUAL: m.declaration_source_annual,
  CONTRACT: m.declaration_source_contract,
  CREDIT: m.declaration_source_credit,
};

/** States that the office sees. */
export const submittedStates = declarationStates.filter(
  (state): state is Exclude<DeclarationState, 'DRAFT'> => state !== 'DRAFT',
);
