import type { MatchPart, PartScore } from '@portal/contract/fit/terms';
import { type Crowd, nobody, noHint, type Traits, type Who } from '../blind/crowd.public.ts';
import { blindParts, type KnownSide, openOfProject, totalOf } from '../fit/blind-parts.public.ts';
import type { RecommendRecord } from './recommend.queries.ts';

const projectTraits = ({ project, owner }: RecommendRecord): Traits => ({
  categoryCode: project.categoryCode,
  stage: project.chainStage,
  regionId: project.regionId,
  creditGrade: owner.creditGrade ?? '',
});

/** The receiver is described by its own matched project, or else by the enterprise itself. */
const receiverTraits = ({ target, receiver }: RecommendRecord): Traits => ({
  ...(target && { categoryCode: target.categoryCode }),
  stage: target?.chainStage ?? receiver.stages[0] ?? 'GROW',
  regionId: target?.regionId ?? receiver.regionId,
  creditGrade: receiver.creditGrade ?? '',
});

const projectSide = ({ project }: RecommendRecord): KnownSide => ({
  categories: [project.categoryCode],
  stages: [project.chainStage],
  regionId: project.regionId,
});

const receiverSide = ({ target, receiver }: RecommendRecord): KnownSide => ({
  categories: target ? [target.categoryCode] : receiver.tags,
  stages: target ? [target.chainStage] : receiver.stages,
  regionId: target?.regionId ?? receiver.regionId,
});

export interface BlindRecommend {
  /** The other side. */
  who: Who;
  score: number | null;
  parts: PartScore[];
}

function openTo(
  reader: 'PROJECT' | 'RECEIVER',
  { recommend, target }: RecommendRecord,
): readonly MatchPart[] {
  // The credit part was calculated from the receiver's own credit.
  if (reader === 'RECEIVER') return [...openOfProject, 'CREDIT'];
  // A service and its provider are public, but not the provider's credit.
  if (recommend.serviceId !== null) return [...openOfProject, 'CATEGORY', 'REGION'];
  return target ? openOfProject : [];
}

/** What one side may know about the other before both agree. */
export function blindRecommend(
  crowd: Crowd,
  row: RecommendRecord,
  reader: 'PROJECT' | 'RECEIVER',
): BlindRecommend {
  const { recommend } = row;
  const isOfProject = reader === 'PROJECT';
  const isNamed = isOfProject && recommend.serviceId !== null;
  const traits = isOfProject ? receiverTraits(row) : projectTraits(row);
  const parts = blindParts(crowd, {
    parts: recommend.parts,
    known: isOfProject ? projectSide(row) : receiverSide(row),
    hint: isNamed ? noHint : crowd.hintOf(traits),
    open: openTo(reader, row),
  });
  const isScored = recommend.score !== null && parts.length > 0;
  return { who: isNamed ? nobody : crowd.whoOf(traits), score: isScored ? totalOf(parts) : null, parts };
}
