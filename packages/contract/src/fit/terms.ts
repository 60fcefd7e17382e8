import * as m from '@portal/texts/messages';

/** The parts of a score, with their maximum points before any decline. */
export const baseWeights = {
  CATEGORY: 25,
  TEXT: 30,
  SEASON: 15,
  PRICE: 10,
  REGION: 10,
  CREDIT: 10,
} as const;
export type MatchPart = keyof typeof baseWeights;
export const matchParts = Object.keys(baseWeights) as [MatchPart, ...MatchPart[]];
export type MatchWeights = Readonly<Record<MatchPart, number>>;

export const matchPartLabels: Record<MatchPart, () => string> = {
  CATEGORY: m.field_project_category,
  TEXT: m.fit_part_text,
  SEASON: m.fit_part_season,
  PRICE: m.fit_part_price,
  REGION: m.fit_part_region,
  CREDIT: m.fit_part_credit,
};

/** Why a part has its points; the parameters are numbers. */
export const matchReasons = {
  CATEGORY_SAME: m.fit_reason_category_same,
  CATEGORY_STAGE: m.fit_reason_category_stage,
  CATEGORY_OTHER: m.fit_reason_category_other,
  TEXT_SHARED: m.fit_reason_text_shared,
  TEXT_NONE: m.fit_reason_text_none,
  SEASON_ANY: m.fit_reason_season_any,
  SEASON_ALL: m.fit_reason_season_all,
  SEASON_SOME: m.fit_reason_season_some,
  SEASON_NONE: m.fit_reason_season_none,
  PRICE_MEETS: m.fit_reason_price_meets,
  PRICE_APART: m.fit_reason_price_apart,
  PRICE_OPEN: m.fit_reason_price_open,
  REGION_SAME: m.fit_reason_region_same,
  REGION_NEAR: m.fit_reason_region_near,
  REGION_FAR: m.fit_reason_region_far,
  CREDIT_KNOWN: m.fit_reason_credit_known,
  CREDIT_NONE: m.fit_reason_credit_none,
  CREDIT_GRADE: m.fit_reason_credit_grade,
  UNSHOWN: m.fit_reason_unshown,
} as const satisfies Record<string, (inputs: { n: number }) => string>;
export type MatchReason = keyof typeof matchReasons;

/** A stored part of a score: points, maximum and reason. */
export interface PartScore {
  part: MatchPart;
  points: number;
  weight: number;
  reason: MatchReason;
  n: number;
}

/** Why a match does not suit; all but the last affect later scores. */
export const declineReasons = ['FULL', 'PRICE', 'CATEGORY', 'FAR', 'CREDIT', 'OTHER'] as const;
export type DeclineReason = (typeof declineReasons)[number];
export const declineReasonLabels: Record<DeclineReason, () => string> = {
  FULL: m.fit_decline_full,
  PRICE: m.fit_decline_price,
  CATEGORY: m.fit_decline_category,
  FAR: m.fit_decline_far,
  CREDIT: m.fit_decline_credit,
  OTHER: m.fit_decline_other,
};

/** The part of the score that a decline affects. */
export const partOfReason: Record<DeclineReason, MatchPart | null> = {
  FULL: 'SEASON',
  PRICE: 'PRICE',
  CATEGORY: 'CATEGORY',
  FAR: 'REGION',
  CREDIT: 'CREDIT',
  OTHER: null,
};
/** Points a part's weight gains with each decline for that reason, and the most it can gain. */
export const gainOfRefusal = 2;
export const maxGain = 6;
