import { isPartner, type MatchTarget } from '@portal/contract/candidate/terms';
import type { ChainStage } from '@portal/contract/enterprise/public';
import { type MatchPart, matchParts, type PartScore } from '@portal/contract/fit/terms';
import { type Crowd, nobody, noHint, type Traits, type Who } from '../blind/crowd.public.ts';
import { blindParts, type KnownSide, openOfProject, totalOf } from '../fit/blind-parts.public.ts';

export interface Unnamed {
  targetType: MatchTarget;
  parts: readonly PartScore[];
  /** What the reader knows of the project: everything about their own, only the shown part of others'. */
  wanted: KnownSide;
  /** Whether the project's own enterprise is reading. */
  isOwn: boolean;
  /** Traits of the match, if it belongs to an enterprise. */
  found: Traits | null;
}

/** Parts a reader can see of a match shown by name; never its provider's credit. */
const openOfNamed = (targetType: MatchTarget, isOwn: boolean): MatchPart[] => [
  ...openOfProject,
  // If compared with a hidden category or place, the named one would reveal it.
  ...(isOwn ? (['CATEGORY', 'REGION'] as const) : []),
  ...(targetType === 'SERVICE' ? [] : (['CREDIT'] as const)),
];

/** A match as visible to a reader: score, parts, and the traits shared by a crowd. */
export function viewUnnamed(
  crowd: Crowd,
  { targetType, parts, wanted, isOwn, found }: Unnamed,
): { score: number; parts: PartScore[]; who: Who } {
  const isHidden = isPartner({ targetType }) && found !== null;
  const shown = blindParts(crowd, {
    parts,
    known: wanted,
    hint: isHidden ? crowd.hintOf(found) : noHint,
    open: isHidden
      ? targetType === 'PROJECT'
        ? openOfProject
        : // What an enterprise offers is compared by its page, where anybody could find these points again.
          []
      : openOfNamed(targetType, isOwn),
  });
  return { score: totalOf(shown), parts: shown, who: isHidden ? crowd.whoOf(found) : nobody };
}

/** Score of an enterprise based on its public page, without its credit; null for other matches. */
export const publicScore = (
  crowd: Crowd,
  { targetType, parts }: Pick<Unnamed, 'targetType' | 'parts'>,
): number | null =>
  targetType === 'ENTERPRISE'
    ? totalOf(
        blindParts(crowd, {
          parts,
          known: { categories: [], stages: [], regionId: '' },
          hint: noHint,
          open: matchParts.filter((part) => part !== 'CREDIT'),
        }),
      )
    : null;

export interface ProjectTraits {
  categoryCode: string;
  chainStage: ChainStage;
  regionId: string;
}

/** What the project's own enterprise knows about it. */
export const ownSide = ({ categoryCode, chainStage, regionId }: ProjectTraits): KnownSide => ({
  categories: [categoryCode],
  stages: [chainStage],
  regionId,
});

/** What is publicly known about a project. */
export function publicSide(crowd: Crowd, project: ProjectTraits, creditGrade: string): KnownSide {
  const { categoryCode, chainStage, placeId } = crowd.hintOf({
    ...project,
    stage: project.chainStage,
    creditGrade,
  });
  return {
    categories: categoryCode === null ? [] : [categoryCode],
    stages: chainStage === null ? [] : [chainStage],
    regionId: placeId,
  };
}
