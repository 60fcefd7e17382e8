import type { ChainStage } from '@portal/contract/enterprise/public';
import {
  baseWeights,
  type DeclineReason,
  gainOfRefusal,
  type MatchPart,
  type MatchReason,
  type MatchWeights,
  matchParts,
  maxGain,
  type PartScore,
  partOfReason,
} from '@portal/contract/fit/terms';
import { wordsInCommon } from '../../platform/text/words-in-common.ts';

/** What is compared about a project, a service or an enterprise. */
export interface Party {
  categories: readonly string[];
  stages: readonly ChainStage[];
  /** The words the search finds it by. */
  words: ReadonlySet<string>;
  /** Months; empty if any month will do. */
  months: readonly number[];
  /** Price per unit; null if by agreement. */
  price: { from: number; to: number; unit: string } | null;
  regionId: string;
  /** The district of its region, which may be the region itself. */
  district: string;
  creditScore: number | null;
}

export type Refusals = Readonly<Partial<Record<DeclineReason, number>>>;

/**
 * The points of each part, adding up to 100. Each refusal raises the part it was about by two, up to six; the others
 * shrink in proportion.
 */
export function weightsOf(refusals: Refusals): MatchWeights {
  const gained: Record<MatchPart, number> = { ...baseWeights };
  for (const [reason, count] of Object.entries(refusals) as [DeclineReason, number][]) {
    const part = partOfReason[reason];
    if (part) gained[part] = baseWeights[part] + Math.min(maxGain, gainOfRefusal * count);
  }
  const total = matchParts.reduce((sum, part) => sum + gained[part], 0);
  const exact = matchParts.map((part) => ({ part, points: (gained[part] * 100) / total }));
  const weights = Object.fromEntries(exact.map(({ part, points }) => [part, Math.floor(points)])) as Record<
    MatchPart,
    number
  >;
  const left = 100 - matchParts.reduce((sum, part) => sum + weights[part], 0);
  const byRest = [...exact].sort((a, b) => (b.points % 1) - (a.points % 1));
  for (const { part } of byRest.slice(0, left)) weights[part] += 1;
  return weights;
}

/** The months of a season, which may span the turn of the year. */
export function monthsOf(from: number | null, to: number | null): number[] {
  if (from === null || to === null) return [];
  const length = ((to - from + 12) % 12) + 1;
  return Array.from({ length }, (_, at) => ((from - 1 + at) % 12) + 1);
}

interface Share {
  /** Between 0 and 1. */
  share: number;
  reason: MatchReason;
  n?: number;
}

const shares = <Value>(one: readonly Value[], other: readonly Value[]) =>
  one.some((value) => other.includes(value));

function categoryShare(a: Party, b: Party): Share {
  if (shares(a.categories, b.categories)) return { share: 1, reason: 'CATEGORY_SAME' };
  return shares(a.stages, b.stages)
    ? { share: 0.6, reason: 'CATEGORY_STAGE' }
    : { share: 0, reason: 'CATEGORY_OTHER' };
}

/**
 * Two texts about the same subject rarely share more than a quarter of the shorter one's words, so this gets full
 * points.
 */
const enoughShared = 0.25;

function textShare(a: Party, b: Party): Share {
  const { shared, of } = wordsInCommon(a.words, b.words);
  if (shared === 0) return { share: 0, reason: 'TEXT_NONE' };
  return { share: Math.min(1, shared / (of * enoughShared)), reason: 'TEXT_SHARED', n: shared };
}

function seasonShare(a: Party, b: Party): Share {
  if (a.months.length === 0 || b.months.length === 0) return { share: 1, reason: 'SEASON_ANY' };
  const both = a.months.filter((month) => b.months.includes(month)).length;
  if (both === 0) return { share: 0, reason: 'SEASON_NONE' };
  const share = both / Math.min(a.months.length, b.months.length);
  return share === 1 ? { share, reason: 'SEASON_ALL' } : { share, reason: 'SEASON_SOME', n: both };
}

function priceShare(a: Party, b: Party): Share {
  if (!a.price || !b.price || a.price.unit !== b.price.unit) return { share: 0.5, reason: 'PRICE_OPEN' };
  const gap = Math.max(a.price.from - b.price.to, b.price.from - a.price.to);
  if (gap <= 0) return { share: 1, reason: 'PRICE_MEETS' };
  const apart = gap / Math.max(a.price.from, b.price.from);
  return { share: Math.max(0, 1 - 2 * apart), reason: 'PRICE_APART', n: Math.round(apart * 100) };
}

function regionShare(a: Party, b: Party): Share {
  if (a.regionId === b.regionId) return { share: 1, reason: 'REGION_SAME' };
  return a.district === b.district
    ? { share: 0.7, reason: 'REGION_NEAR' }
    : { share: 0.3, reason: 'REGION_FAR' };
}

const creditShare = ({ creditScore }: Party): Share =>
  creditScore === null
    ? { share: 0.5, reason: 'CREDIT_NONE' }
    : { share: creditScore / 100, reason: 'CREDIT_KNOWN', n: creditScore };

/**
 * How well a target suits a project, 0 to 100, with the points and reason of each part. Only the credit part, which is
 * the target's, differs between the two sides.
 */
export function scoreOf(
  project: Party,
  target: Party,
  weights: MatchWeights = baseWeights,
): { score: number; parts: PartScore[] } {
  const found: Record<MatchPart, Share> = {
    CATEGORY: categoryShare(project, target),
    TEXT: textShare(project, target),
    SEASON: seasonShare(project, target),
    PRICE: priceShare(project, target),
    REGION: regionShare(project, target),
    CREDIT: creditShare(target),
  };
  const parts = matchParts.map((part): PartScore => {
    const { share, reason, n = 0 } = found[part];
    const weight = weights[part];
    return { part, weight, points: Math.round(weight * share), reason, n };
  });
  return { score: parts.reduce((sum, { points }) => sum + points, 0), parts };
}
