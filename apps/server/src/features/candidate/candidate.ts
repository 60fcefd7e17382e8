import type { MatchTarget } from '@portal/contract/candidate/terms';
import type { ChainStage } from '@portal/contract/enterprise/public';
import type { Db } from '../../platform/database/database.ts';
import { wordsOf } from '../../platform/text/words-in-common.ts';
import type { Traits } from '../blind/crowd.public.ts';
import { regions } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { monthsOf, type Party } from '../fit/fit-score.public.ts';
import type { Project } from '../match/project.table.ts';

/** The properties of a project that are matched. */
export type Matched = Pick<
  Project,
  | 'kind'
  | 'title'
  | 'body'
  | 'categoryCode'
  | 'chainStage'
  | 'regionId'
  | 'priceFromFen'
  | 'priceToFen'
  | 'unit'
  | 'seasonFrom'
  | 'seasonTo'
  | 'enterpriseId'
> & { id: string | null };

export interface Candidate {
  targetType: MatchTarget;
  targetId: string;
  /** Empty for tutors and policies. */
  enterpriseId: string;
  /** Source of the hints; null if it's shown by name. */
  found: Traits | null;
  party: Party;
}

/** The district of each region. */
export async function readDistricts(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ id: regions.regionId, parentId: regions.parentId }).from(regions);
  return new Map(rows.map(({ id, parentId }) => [id, parentId ?? id]));
}

type Priced = Pick<Matched, 'priceFromFen' | 'priceToFen' | 'unit'>;

function priceOf({ priceFromFen, priceToFen, unit }: Priced) {
  const from = priceFromFen ?? priceToFen;
  const to = priceToFen ?? priceFromFen;
  return from === null || to === null ? null : { from, to, unit };
}

export const partyOf = (
  project: Matched,
  creditScore: number | null,
  districts: ReadonlyMap<string, string>,
): Party => ({
  categories: [project.categoryCode],
  stages: [project.chainStage],
  words: wordsOf(`${project.title} ${project.body}`),
  months: monthsOf(project.seasonFrom, project.seasonTo),
  price: priceOf(project),
  regionId: project.regionId,
  district: districts.get(project.regionId) ?? project.regionId,
  creditScore,
});

/** Columns of an enterprise that describe it as a party. */
export const owner = {
  tags: enterprises.industryTagIds,
  stages: enterprises.chainStages,
  regionId: enterprises.regionId,
  creditScore: enterprises.creditScore,
  creditGrade: enterprises.creditGrade,
};

interface Owner {
  tags: string[];
  stages: ChainStage[];
  regionId: string;
  creditScore: number | null;
  creditGrade: string | null;
}

/** An enterprise's offer as a candidate located where the enterprise is. */
export const offeredBy = (
  by: Owner,
  offered: Pick<Party, 'words' | 'months' | 'price'>,
  districts: ReadonlyMap<string, string>,
): Pick<Candidate, 'found' | 'party'> => ({
  found: { regionId: by.regionId, stage: by.stages[0] ?? 'GROW', creditGrade: by.creditGrade ?? '' },
  party: {
    ...offered,
    categories: by.tags,
    stages: by.stages,
    regionId: by.regionId,
    district: districts.get(by.regionId) ?? by.regionId,
    creditScore: by.creditScore,
  },
});
