import * as m from '@portal/texts/messages';

/** What the park does to a running contract. */
export const leaseActKinds = [
  'RENT',
  'UNITS',
  'EXTEND',
  'CHARGE',
  'UNCHARGE',
  'END',
  'DEFAULT',
  'PAYER',
  'CYCLE',
  'CORRECT',
] as const;
export type LeaseActKind = (typeof leaseActKinds)[number];

export const leaseActKindLabels: Record<LeaseActKind, () => string> = {
  RENT: m.lease_act_kind_rent,
  UNITS: m.lease_act_kind_units,
  EXTEND: m.lease_act_kind_extend,
  CHARGE: m.lease_act_kind_charge,
  UNCHARGE: m.lease_act_kind_uncharge,
  END: m.lease_act_kind_end,
  DEFAULT: m.lease_act_kind_default,
  PAYER: m.lease_act_kind_payer,
  CYCLE: m.lease_act_kind_cycle,
  CORRECT: m.lease_act_kind_correct,
};

/**
 * What an act rests on: the tenant's consent given here, a paper signed by both sides, or what the contract or the law
 * allows without consent.
 */
export const leaseActBases = ['CONSENT', 'SIGNED', 'ENTITLED'] as const;
export type LeaseActBasis = (typeof leaseActBases)[number];

export const leaseActBasisLabels: Record<LeaseActBasis, () => string> = {
  CONSENT: m.lease_act_basis_consent,
  SIGNED: m.lease_act_basis_signed,
  ENTITLED: m.lease_act_basis_entitled,
};

/** The bases each kind can have, the usual one first. */
export const basesOf: Record<LeaseActKind, readonly LeaseActBasis[]> = {
  RENT: ['CONSENT', 'SIGNED', 'ENTITLED'],
  UNITS: ['CONSENT', 'SIGNED'],
  EXTEND: ['CONSENT', 'SIGNED'],
  CHARGE: ['CONSENT', 'SIGNED'],
  UNCHARGE: ['CONSENT', 'SIGNED', 'ENTITLED'],
  END: ['CONSENT', 'SIGNED'],
  DEFAULT: ['ENTITLED'],
  PAYER: ['CONSENT', 'SIGNED'],
  CYCLE: ['CONSENT', 'SIGNED'],
  CORRECT: ['CONSENT', 'SIGNED'],
};

/** Kinds after which the contract ends; their money is calculated in the settlement. */
export const endingKinds: readonly LeaseActKind[] = ['END', 'DEFAULT', 'PAYER'];

/** Kinds that change the rent. */
export const pricedKinds: readonly LeaseActKind[] = ['RENT', 'UNITS', 'EXTEND', 'CORRECT'];

/** Days a tenant has to consent, and days before the last one on which it is reminded. */
export const consentDays = 15;
export const consentRemindDays = 3;

/** Days of arrears after which the park can end a contract, and days after the service of the notice. */
export const defaultOverdueDays = 60;
export const defaultServedDays = 15;

/** A correction this many days late always takes a second person. */
export const lateCorrectionDays = 90;

/** What a line of a preview is about. */
export const previewKinds = [
  // Booked with the act.
  'DIFFERENCE',
  'DRAFT',
  'DEPOSIT',
  // Changes what is billed later.
  'MONTHLY',
  'NEXT',
  'LATE',
  'CARRIED',
  // Goes into the settlement.
  'HELD',
  'AHEAD',
  'OWED',
  // Stays as it is.
  'SAME',
  'BILLED',
] as const;
export type PreviewKind = (typeof previewKinds)[number];

export const previewKindLabels: Record<PreviewKind, () => string> = {
  DIFFERENCE: m.lease_act_row_difference,
  DRAFT: m.lease_act_row_draft,
  DEPOSIT: m.lease_act_row_deposit,
  MONTHLY: m.lease_act_row_monthly,
  NEXT: m.lease_act_row_next,
  LATE: m.lease_act_row_late,
  CARRIED: m.lease_act_row_carried,
  HELD: m.lease_act_row_held,
  AHEAD: m.lease_act_row_ahead,
  OWED: m.lease_act_row_owed,
  SAME: m.lease_act_row_same,
  BILLED: m.lease_act_row_billed,
};
