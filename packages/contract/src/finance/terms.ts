import * as m from '@portal/texts/messages';
import type { RepayWay } from './total-cost.ts';

export const institutionKinds = ['BANK', 'GUARANTEE', 'FUND', 'INSURANCE', 'LEASING'] as const;
export type InstitutionKind = (typeof institutionKinds)[number];

export const institutionKindLabels: Record<InstitutionKind, () => string> = {
  BANK: m.finance_kind_bank,
  GUARANTEE: m.finance_kind_guarantee,
  FUND: m.finance_kind_fund,
  INSURANCE: m.finance_kind_insurance,
  LEASING: m.finance_kind_leasing,
};

/** Financing rounds that a fund invests in. */
export const ventureStages = ['SEED', 'ANGEL', 'PRE_A', 'A', 'B'] as const;
export type VentureStage = (typeof ventureStages)[number];

export const ventureStageLabels: Record<VentureStage, () => string> = {
  SEED: m.finance_stage_seed,
  ANGEL: m.finance_stage_angel,
  PRE_A: m.finance_stage_pre_a,
  A: m.finance_stage_a,
  B: m.finance_stage_b,
};

export const institutionStates = ['DRAFT', 'PENDING', 'OPEN', 'SUSPENDED'] as const;
export type InstitutionState = (typeof institutionStates)[number];

export const institutionStateLabels: Record<InstitutionState, () => string> = {
  DRAFT: m.state_draft,
  PENDING: m.state_pending,
  OPEN: m.state_institution_open,
  SUSPENDED: m.state_shop_suspended,
};

/** Events of those who act for the institution's enterprise, and of the park. */
export const ownInstitutionEvents = ['submit', 'recall', 'withdraw'] as const;
export type OwnInstitutionEvent = (typeof ownInstitutionEvents)[number];
export const parkInstitutionEvents = ['pass', 'return', 'suspend', 'resume'] as const;
export type ParkInstitutionEvent = (typeof parkInstitutionEvents)[number];
export const institutionEvents = [...ownInstitutionEvents, ...parkInstitutionEvents, 'edit'] as const;
export type InstitutionEvent = (typeof institutionEvents)[number];

/** Everything public has been reviewed, so an institution has to withdraw before it can be edited. */
export const institutionTransitions: Record<
  InstitutionState,
  Partial<Record<InstitutionEvent, InstitutionState>>
> = {
  DRAFT: { edit: 'DRAFT', submit: 'PENDING' },
  PENDING: { recall: 'DRAFT', pass: 'OPEN', return: 'DRAFT' },
  OPEN: { withdraw: 'DRAFT', suspend: 'SUSPENDED' },
  SUSPENDED: { resume: 'OPEN' },
};

export const finProductKinds = [
  'CREDIT',
  'MORTGAGE',
  'ORDER',
  'IP',
  'GUARANTEE',
  'LEASING',
  'INSURANCE',
  'EQUITY',
] as const;
export type FinProductKind = (typeof finProductKinds)[number];

export const finProductKindLabels: Record<FinProductKind, () => string> = {
  CREDIT: m.finance_product_credit,
  MORTGAGE: m.finance_product_mortgage,
  ORDER: m.finance_product_order,
  IP: m.finance_product_ip,
  GUARANTEE: m.finance_product_guarantee,
  LEASING: m.finance_product_leasing,
  INSURANCE: m.finance_product_insurance,
  EQUITY: m.finance_product_equity,
};

/** Loans have a yearly cost; insurance has a premium, equity has neither. */
export const isLoan = (kind: FinProductKind): boolean => kind !== 'INSURANCE' && kind !== 'EQUITY';

export const repayLabels: Record<RepayWay, () => string> = {
  INSTALMENT: m.finance_repay_instalment,
  BULLET: m.finance_repay_bullet,
  SEASONAL: m.finance_repay_seasonal,
  MATURITY: m.finance_repay_maturity,
};

export const finProductStates = ['DRAFT', 'PENDING', 'ON', 'OFF', 'REJECTED'] as const;
export type FinProductState = (typeof finProductStates)[number];

export const finProductStateLabels: Record<FinProductState, () => string> = {
  DRAFT: m.state_draft,
  PENDING: m.state_pending,
  ON: m.state_fin_product_on,
  OFF: m.state_taken_down,
  REJECTED: m.state_not_passed,
};

export const ownFinProductEvents = ['submit', 'recall', 'on', 'off'] as const;
export type OwnFinProductEvent = (typeof ownFinProductEvents)[number];
export const parkFinProductEvents = ['pass', 'reject', 'takeDown'] as const;
export type ParkFinProductEvent = (typeof parkFinProductEvents)[number];
export const finProductEvents = [...ownFinProductEvents, ...parkFinProductEvents, 'edit'] as const;
export type FinProductEvent = (typeof finProductEvents)[number];

/** A product taken off comes back unchanged; once edited, it is reviewed again. */
export const finProductTransitions: Record<
  FinProductState,
  Partial<Record<FinProductEvent, FinProductState>>
> = {
  DRAFT: { edit: 'DRAFT', submit: 'PENDING' },
  PENDING: { recall: 'DRAFT', pass: 'ON', reject: 'REJECTED' },
  ON: { off: 'OFF', takeDown: 'REJECTED' },
  OFF: { edit: 'DRAFT', on: 'ON', takeDown: 'REJECTED' },
  REJECTED: { edit: 'REJECTED', submit: 'PENDING' },
};

export const financingStates = [
  'DRAFT',
  'SUBMITTED',
  'ACCEPTED',
  'MATERIAL',
  'DUE_DILIGENCE',
  'APPROVED',
  'SIGNED',
  'LENT',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
] as const;
export type FinancingState = (typeof financingStates)[number];

export const financingStateLabels: Record<FinancingState, () => string> = {
  DRAFT: m.state_draft,
  SUBMITTED: m.state_submitted,
  ACCEPTED: m.state_financing_accepted,
  MATERIAL: m.state_financing_material,
  DUE_DILIGENCE: m.state_financing_due_diligence,
  APPROVED: m.state_financing_approved,
  SIGNED: m.state_financing_signed,
  LENT: m.state_financing_lent,
  REJECTED: m.state_not_passed,
  WITHDRAWN: m.state_withdrawn,
  EXPIRED: m.state_expired,
};

/** Events of the applicant, of the institution, and of the clock. */
export const applicantEvents = ['submit', 'supply', 'sign', 'withdraw'] as const;
export type ApplicantEvent = (typeof applicantEvents)[number];
export const institutionActs = ['accept', 'askMaterial', 'examine', 'approve', 'reject', 'lend'] as const;
export type InstitutionAct = (typeof institutionActs)[number];
export const financingEvents = [...applicantEvents, ...institutionActs, 'edit', 'expire'] as const;
export type FinancingEvent = (typeof financingEvents)[number];

export const financingTransitions: Record<FinancingState, Partial<Record<FinancingEvent, FinancingState>>> = {
  DRAFT: { edit: 'DRAFT', submit: 'SUBMITTED', withdraw: 'WITHDRAWN' },
  SUBMITTED: { accept: 'ACCEPTED', reject: 'REJECTED', withdraw: 'WITHDRAWN', expire: 'EXPIRED' },
  ACCEPTED: {
    askMaterial: 'MATERIAL',
    examine: 'DUE_DILIGENCE',
    reject: 'REJECTED',
    withdraw: 'WITHDRAWN',
    expire: 'EXPIRED',
  },
  MATERIAL: { supply: 'ACCEPTED', reject: 'REJECTED', withdraw: 'WITHDRAWN', expire: 'EXPIRED' },
  DUE_DILIGENCE: {
    askMaterial: 'MATERIAL',
    approve: 'APPROVED',
    reject: 'REJECTED',
    withdraw: 'WITHDRAWN',
    expire: 'EXPIRED',
  },
  APPROVED: { sign: 'SIGNED', withdraw: 'WITHDRAWN', expire: 'EXPIRED' },
  SIGNED: { lend: 'LENT' },
  LENT: {},
  REJECTED: {},
  WITHDRAWN: {},
  EXPIRED: {},
};

/** States in which an application still needs action from one side. */
export const openFinancingStates = financingStates.filter(
  (state) => financingTransitions[state].expire !== undefined,
);

/** Days without activity after which an application expires. */
export const financingDays = 30;

/** What a consent lets an institution read. */
export const consentScopes = ['REGISTRATION', 'ANNUAL', 'CREDIT', 'PRODUCTS'] as const;
export type ConsentScope = (typeof consentScopes)[number];

export const consentScopeLabels: Record<ConsentScope, () => string> = {
  REGISTRATION: m.finance_scope_registration,
  ANNUAL: m.finance_scope_annual,
  CREDIT: m.finance_scope_credit,
  PRODUCTS: m.finance_scope_products,
};

/** Required in every consent: it identifies the applicant. */
export const neededScope: ConsentScope = 'REGISTRATION';

export const shortestConsentDays = 30;
export const maxConsentDays = 180;

/** Number of institutions one application may go to. */
export const maxApplied = 5;

/** Upload purpose for a supplement. */
export const financingFilePurpose = 'FINANCING_MATERIAL';
