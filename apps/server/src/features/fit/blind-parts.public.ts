import type { ChainStage } from '@portal/contract/enterprise';
import { baseWeights, type MatchPart, type MatchReason, type PartScore } from '@portal/contract/fit-terms';
import type { Crowd, Hint } from '../blind/crowd.public.ts';

/** What the reader knows of the side that it is on, or that is public; empty where that is nothing. */
export interface KnownSide {
  categories: readonly string[];
  stages: readonly ChainStage[];
  /** A region or a district. */
  regionId: string;
}

interface Share {
  share: number;
  reason: MatchReason;
}

const unshown: Share = { share: 0.5, reason: 'UNSHOWN' };

function categoryShare({ categories, stages }: KnownSide, { categoryCode, chainStage }: Hint): Share {
  const code = categoryCode ?? chainStage;
  const codes: readonly string[] = categoryCode === null ? stages : categories;
  if (code === null || codes.length === 0) return unshown;
  if (!codes.includes(code)) return { share: 0, reason: 'CATEGORY_OTHER' };
  return categoryCode === null
    ? { share: 0.6, reason: 'CATEGORY_STAGE' }
    : { share: 1, reason: 'CATEGORY_SAME' };
}

function regionShare({ regionId }: KnownSide, { placeId }: Hint, { districtOf }: Crowd): Share {
  if (placeId === '' || regionId === '') return unshown;
  const district = districtOf(placeId);
  if (placeId === regionId && placeId !== district) return { share: 1, reason: 'REGION_SAME' };
  return district === districtOf(regionId)
    ? { share: 0.7, reason: 'REGION_NEAR' }
    : { share: 0.3, reason: 'REGION_FAR' };
}

/** Shares of the credit points by the first letter of a grade, or of a span of grades. */
const shareOfGrade: Readonly<Record<string, number>> = { A: 0.9, B: 0.7, C: 0.6 };

const creditShare = ({ creditGrade }: Hint): Share =>
  creditGrade === ''
    ? unshown
    : { share: shareOfGrade[creditGrade.charAt(0)] ?? 0.5, reason: 'CREDIT_GRADE' };

export interface BlindView {
  /** The parts as they were calculated, with all that is known. */
  parts: readonly PartScore[];
  known: KnownSide;
  /** What may be shown of the side that is not named. */
  hint: Hint;
  /** Parts that say nothing of that side which is not public or the reader's own. */
  open: readonly MatchPart[];
}

/** Of a project, words, season and price stand on its page. */
export const openOfProject: readonly MatchPart[] = ['TEXT', 'SEASON', 'PRICE'];

/**
 * The parts of a score as a reader may see them: made from the hint and what is public alone, so that nobody can
 * calculate backwards who it is. What refusals have taught stays out as well, since it differs from one to the next.
 */
export function blindParts(crowd: Crowd, { parts, known, hint, open }: BlindView): PartScore[] {
  const fromHint: Partial<Record<MatchPart, Share>> = {
    CATEGORY: categoryShare(known, hint),
    REGION: regionShare(known, hint, crowd),
    CREDIT: creditShare(hint),
  };
  return parts.map(({ part, points, weight, reason, n }) => {
    const base = baseWeights[part];
    if (open.includes(part))
      return { part, weight: base, points: Math.round((points * base) / Math.max(1, weight)), reason, n };
    const { share, reason: why } = fromHint[part] ?? unshown;
    return { part, weight: base, points: Math.round(base * share), reason: why, n: 0 };
  });
}

export const totalOf = (parts: readonly PartScore[]): number =>
  parts.reduce((sum, { points }) => sum + points, 0);
