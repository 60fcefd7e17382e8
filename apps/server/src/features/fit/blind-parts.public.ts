import type { ChainStage } from '@portal/contract/enterprise/public';
import { baseWeights, type MatchPart, type MatchReason, type PartScore } from '@portal/contract/fit/terms';
import type { Crowd, Hint } from '../blind/crowd.public.ts';

/** What the reader knows about their own side, or what is public; empty where nothing is known. */
export interface KnownSide {
  categories: readonly string[];
  stages: readonly ChainStage[];
  /** Id of an area or a district. */
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

/** Share of the credit points by the first letter of a grade, or of a range of grades. */
const shareOfGrade: Readonly<Record<string, number>> = { A: 0.9, B: 0.7, C: 0.6 };

const creditShare = ({ creditGrade }: Hint): Share =>
  creditGrade === ''
    ? unshown
    : { share: shareOfGrade[creditGrade.charAt(0)] ?? 0.5, reason: 'CREDIT_GRADE' };

export interface BlindView {
  /** The parts as calculated from everything known. */
  parts: readonly PartScore[];
  known: KnownSide;
  /** What may be shown about the side that is not named. */
  hint: Hint;
  /** Parts that reveal nothing about that side beyond what is public or the reader's own. */
  open: readonly MatchPart[];
}

/** A project's text, season and price are shown on its page. */
export const openOfProject: readonly MatchPart[] = ['TEXT', 'SEASON', 'PRICE'];

/**
 * The parts of a score as a reader may see them, calculated only from the hint and public data so that nobody can infer
 * the other side. Weights learned from refusals are left out too, since they differ from one side to the next.
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
