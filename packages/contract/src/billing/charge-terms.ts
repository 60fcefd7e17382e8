import * as m from '@portal/texts/messages';

/** How a fee item of the park's own is billed: by hand, monthly by contract, or as parts of a shared meter. */
export const feeBases = ['ONCE', 'MONTHLY', 'SHARED'] as const;
export type FeeBasis = (typeof feeBases)[number];

export const feeBasisLabels: Record<FeeBasis, () => string> = {
  ONCE: m.charge_basis_once,
  MONTHLY: m.charge_basis_monthly,
  SHARED: m.charge_basis_shared,
};

/** What a shared meter's cost is split by. */
export const shareMethods = ['AREA', 'SHARES', 'HEADCOUNT'] as const;
export type ShareMethod = (typeof shareMethods)[number];

export const shareMethodLabels: Record<ShareMethod, () => string> = {
  AREA: m.field_area,
  SHARES: m.charge_by_shares,
  HEADCOUNT: m.field_headcount,
};

/** What the finance office writes by hand: a bill, or a credit note. */
export const handBillKinds = ['BILL', 'CREDIT'] as const;
export type HandBillKind = (typeof handBillKinds)[number];

export const handBillKindLabels: Record<HandBillKind, () => string> = {
  BILL: m.charge_kind_bill,
  CREDIT: m.charge_kind_credit,
};

/** Why a bill by hand needs a second person. */
export const secondReasons = ['AMOUNT', 'PRICE', 'ALWAYS'] as const;
export type SecondReason = (typeof secondReasons)[number];

export const secondReasonLabels: Record<SecondReason, () => string> = {
  AMOUNT: m.charge_second_amount,
  PRICE: m.charge_second_price,
  ALWAYS: m.charge_second_always,
};
