import * as m from '@portal/texts/messages';

export const complaintKinds = ['FALSE_CLAIM', 'PRICE', 'DELAY', 'QUALITY', 'CONDUCT', 'OTHER'] as const;
export type ComplaintKind = (typeof complaintKinds)[number];

export const complaintKindLabels: Record<ComplaintKind, () => string> = {
  FALSE_CLAIM: m.shop_kind_false_claim,
  PRICE: m.shop_kind_price,
  DELAY: m.shop_kind_delay,
  QUALITY: m.shop_kind_quality,
  CONDUCT: m.shop_kind_conduct,
  OTHER: m.shop_kind_other,
};

export const complaintViews = ['FILED', 'RECEIVED'] as const;
export type ComplaintView = (typeof complaintViews)[number];

/** Working days the shop has for a statement; until then, the park cannot uphold the complaint without one. */
export const statementDays = 3;
/** Upload purpose for evidence; the complainant and the park may read it. */
export const complaintFilePurpose = 'SHOP_COMPLAINT_FILE';
