import type { MatchTarget } from '@portal/contract/candidate-terms';
import type { ChainStage } from '@portal/contract/enterprise';
import type { ProjectKind } from '@portal/contract/project-terms';
import { and, arrayOverlaps, desc, eq, gte, inArray, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { wordsOf } from '../../platform/text/words-in-common.ts';
import { regions } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { monthsOf, type Party } from '../fit/fit-score.public.ts';
import { services, shops } from '../market/market.table.ts';
import { type Project, projects } from '../match/project.table.ts';
import { policies } from '../policy/policy.table.ts';
import { findAlike } from '../search/find-alike.public.ts';
import { tutors } from '../tutor/tutor.table.ts';

/** Which kinds of projects answer which; the same from both sides. */
const answering: Record<ProjectKind, readonly ProjectKind[]> = {
  DEMAND: ['SUPPLY'],
  SUPPLY: ['DEMAND', 'TECH'],
  COOPERATION: ['COOPERATION', 'TECH'],
  TECH: ['SUPPLY', 'COOPERATION'],
};

/** So many are compared of each way to find them, so that the time does not grow with the market. */
const most = {
  category: 120,
  stage: 60,
  alike: 120,
  enterprises: 200,
  services: 80,
  tutors: 20,
  policies: 40,
};

/** What a project is matched by. */
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
  regionId: string;
  stage: ChainStage;
  creditGrade: string;
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

const owner = {
  tags: enterprises.industryTagIds,
  stages: enterprises.chainStages,
  regionId: enterprises.regionId,
  creditScore: enterprises.creditScore,
  creditGrade: enterprises.creditGrade,
};

const compareRefreshed = (one: Project, other: Project): number =>
  Number(other.refreshedAt) - Number(one.refreshedAt) || (one.id < other.id ? 1 : -1);

/** The enterprises that are in the park, of those with these ids. */
async function readOwners(db: Db, ids: string[]) {
  const rows = await db
    .select({ id: enterprises.id, ...owner })
    .from(enterprises)
    .where(and(inArray(enterprises.id, [...new Set(ids)]), eq(enterprises.entryStatus, 'PASSED')));
  return new Map(rows.map((row) => [row.id, row]));
}

async function findProjects(db: Db, project: Matched, districts: Map<string, string>): Promise<Candidate[]> {
  const isOpen = and(eq(projects.status, 'PUBLISHED'), ne(projects.enterpriseId, project.enterpriseId));
  // Kind by kind, so that the index has each in its order, and without their owners: joined to them, a hundred thousand
  // projects are sorted wherever PostgreSQL takes the enterprises for few.
  const readKind = (kind: ProjectKind, where: SQL, limit: number) =>
    db
      .select()
      .from(projects)
      .where(and(isOpen, eq(projects.kind, kind), where))
      .orderBy(desc(projects.refreshedAt), desc(projects.id))
      .limit(limit);
  // The latest of all kinds are compared.
  const read = async (where: SQL, limit: number) => {
    const found: Project[] = [];
    for (const kind of answering[project.kind]) found.push(...(await readKind(kind, where, limit)));
    return found.sort(compareRefreshed).slice(0, limit);
  };
  const alike = await findAlike(db, { kind: 'PROJECT', title: project.title, limit: most.alike });
  const found = [
    ...(await read(eq(projects.categoryCode, project.categoryCode), most.category)),
    ...(await read(eq(projects.chainStage, project.chainStage), most.stage)),
    ...(alike.length > 0 ? await read(inArray(projects.id, alike), most.alike) : []),
  ];
  const owners = await readOwners(
    db,
    found.map(({ enterpriseId }) => enterpriseId),
  );
  return [...new Map(found.map((row) => [row.id, row])).values()].flatMap((row) => {
    const by = owners.get(row.enterpriseId);
    // What an enterprise has left behind is withdrawn within the hour.
    if (!by) return [];
    return {
      targetType: 'PROJECT',
      targetId: row.id,
      enterpriseId: row.enterpriseId,
      regionId: row.regionId,
      stage: row.chainStage,
      creditGrade: by.creditGrade ?? '',
      party: partyOf(row, by.creditScore, districts),
    };
  });
}

async function findEnterprises(
  db: Db,
  project: Matched,
  districts: Map<string, string>,
): Promise<Candidate[]> {
  const rows = await db
    .select({
      id: enterprises.id,
      intro: enterprises.intro,
      products: enterprises.products,
      ...owner,
    })
    .from(enterprises)
    .where(
      and(
        eq(enterprises.entryStatus, 'PASSED'),
        ne(enterprises.id, project.enterpriseId),
        or(
          arrayOverlaps(enterprises.industryTagIds, [project.categoryCode]),
          arrayOverlaps(enterprises.chainStages, [project.chainStage]),
        ),
      ),
    )
    .orderBy(desc(arrayOverlaps(enterprises.industryTagIds, [project.categoryCode])), enterprises.id)
    .limit(most.enterprises);
  return rows.map((row) => ({
    targetType: 'ENTERPRISE',
    targetId: row.id,
    enterpriseId: row.id,
    regionId: row.regionId,
    stage: row.stages[0] ?? 'GROW',
    creditGrade: row.creditGrade ?? '',
    party: {
      categories: row.tags,
      stages: row.stages,
      words: wordsOf([row.intro, ...row.products.map(({ name }) => name)].join(' ')),
      months: [
        ...new Set(row.products.flatMap(({ seasonFrom, seasonTo }) => monthsOf(seasonFrom, seasonTo))),
      ],
      price: null,
      regionId: row.regionId,
      district: districts.get(row.regionId) ?? row.regionId,
      creditScore: row.creditScore,
    },
  }));
}

async function findServices(db: Db, project: Matched, districts: Map<string, string>): Promise<Candidate[]> {
  const alike = await findAlike(db, {
    kind: 'SERVICE',
    title: `${project.title} ${project.body.slice(0, 60)}`,
    limit: most.services,
  });
  if (alike.length === 0) return [];
  const rows = await db
    .select({ row: services, enterpriseId: shops.enterpriseId, ...owner })
    .from(services)
    .innerJoin(shops, eq(shops.id, services.shopId))
    .innerJoin(enterprises, eq(enterprises.id, shops.enterpriseId))
    .where(
      and(
        inArray(services.id, alike),
        eq(services.status, 'ON'),
        eq(shops.status, 'OPEN'),
        eq(enterprises.entryStatus, 'PASSED'),
        ne(enterprises.id, project.enterpriseId),
      ),
    );
  return rows.map(({ row, enterpriseId, ...by }) => ({
    targetType: 'SERVICE',
    targetId: row.id,
    enterpriseId,
    regionId: by.regionId,
    stage: by.stages[0] ?? 'GROW',
    creditGrade: by.creditGrade ?? '',
    party: {
      categories: by.tags,
      stages: by.stages,
      words: wordsOf([row.title, row.body, ...row.tags].join(' ')),
      months: [],
      price: row.priceFen === null ? null : { from: row.priceFen, to: row.priceFen, unit: row.unit },
      regionId: by.regionId,
      district: districts.get(by.regionId) ?? by.regionId,
      creditScore: by.creditScore,
    },
  }));
}

/** What the park itself offers: of no enterprise, at no price and in every season. */
const ofPark = (
  targetType: MatchTarget,
  targetId: string,
  text: string,
  categories: string[],
): Candidate => ({
  targetType,
  targetId,
  enterpriseId: '',
  regionId: '',
  stage: 'GROW',
  creditGrade: '',
  party: {
    categories,
    stages: [],
    words: wordsOf(text),
    months: [],
    price: null,
    regionId: '',
    district: '',
    creditScore: null,
  },
});

async function findTutors(db: Db, { title }: Matched): Promise<Candidate[]> {
  const alike = await findAlike(db, { kind: 'TUTOR', title, limit: most.tutors });
  if (alike.length === 0) return [];
  const rows = await db
    .select({ id: tutors.id, title: tutors.title, fields: tutors.fields, intro: tutors.intro })
    .from(tutors)
    .where(and(inArray(tutors.id, alike), eq(tutors.status, 'OPEN')));
  return rows.map(({ id, fields, intro, ...row }) =>
    ofPark('TUTOR', id, [row.title, ...fields, intro].join(' '), []),
  );
}

/** Of its industry, or of the same words. */
async function findPolicies(db: Db, { title, categoryCode }: Matched, today: string): Promise<Candidate[]> {
  const alike = await findAlike(db, { kind: 'POLICY', title, limit: most.policies });
  const { id, industryTags, plainSummary, status, effectiveFrom, effectiveTo } = policies;
  const rows = await db
    .select({ id, title: policies.title, plainSummary, industryTags })
    .from(policies)
    .where(
      and(
        eq(status, 'PUBLISHED'),
        lte(effectiveFrom, today),
        or(isNull(effectiveTo), gte(effectiveTo, today)),
        or(arrayOverlaps(industryTags, [categoryCode]), inArray(id, ['', ...alike])),
      ),
    )
    .orderBy(desc(policies.issuedAt), desc(id))
    .limit(most.policies);
  return rows.map(({ id: policyId, title: name, ...row }) =>
    // One without industries is made for all of them.
    ofPark(
      'POLICY',
      policyId,
      `${name} ${row.plainSummary}`,
      row.industryTags.length > 0 ? row.industryTags : [categoryCode],
    ),
  );
}

/** Whom a project may suit: found by indexes, a few hundred at most, to be compared in memory. */
export async function findPartners(db: Db, project: Matched): Promise<Candidate[]> {
  const districts = await readDistricts(db);
  return [
    ...(await findProjects(db, project, districts)),
    ...(await findEnterprises(db, project, districts)),
  ];
}

/** What may help to bring it about, found in the same way. */
export async function findHelpers(db: Db, project: Matched, now: Date): Promise<Candidate[]> {
  const districts = await readDistricts(db);
  return [
    ...(await findServices(db, project, districts)),
    ...(await findTutors(db, project)),
    ...(await findPolicies(db, project, chinaDayOf(now))),
  ];
}
