import { isPartner, type MatchTarget } from '@portal/contract/candidate-terms';
import type { ChainStage } from '@portal/contract/enterprise';
import { type MatchPart, matchParts, type PartScore } from '@portal/contract/fit-terms';
import { type Crowd, nobody, noHint, type Traits, type Who } from '../blind/crowd.public.ts';
import { blindParts, type KnownSide, openOfProject, totalOf } from '../fit/blind-parts.public.ts';

export interface Unnamed {
  targetType: MatchTarget;
  parts: readonly PartScore[];
  /** What the reader knows of the project: all of an own one, of another what is shown of it. */
  wanted: KnownSide;
  /** The row is read by the enterprise of the project. */
  isOwn: boolean;
  /** What suits it, as far as it belongs to an enterprise. */
  found: Traits | null;
}

/** What a reader may know of the parts of something that stands there by name: the credit of its provider never. */
const openOfNamed = (targetType: MatchTarget, isOwn: boolean): MatchPart[] => [
  ...openOfProject,
  // Compared with a hidden category or place, the named one would give it away.
  ...(isOwn ? (['CATEGORY', 'REGION'] as const) : []),
  ...(targetType === 'SERVICE' ? [] : (['CREDIT'] as const)),
];

/** A match as a reader may see it: its score, its parts, and who it is as far as a crowd shares that. */
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

/** The points of an enterprise by its public page alone, with nothing of its credit; null for anything else. */
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

/** What its own enterprise knows of a project. */
export const ownSide = ({ categoryCode, chainStage, regionId }: ProjectTraits): KnownSide => ({
  categories: [categoryCode],
  stages: [chainStage],
  regionId,
});

/** What everybody knows of a project. */
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
