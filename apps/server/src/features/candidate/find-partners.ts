import type { ProjectKind } from '@portal/contract/match/project-terms';
import { and, arrayOverlaps, desc, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { wordsOf } from '../../platform/text/words-in-common.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { monthsOf } from '../fit/fit-score.public.ts';
import { type Project, projects } from '../match/project.table.ts';
import { findAlike } from '../search/find-alike.public.ts';
import { type Candidate, type Matched, offeredBy, owner, partyOf, readDistricts } from './candidate.ts';

/** The kinds of projects that match each other; symmetric. */
const answering: Record<ProjectKind, readonly ProjectKind[]> = {
  DEMAND: ['SUPPLY'],
  SUPPLY: ['DEMAND', 'TECH'],
  COOPERATION: ['COOPERATION', 'TECH'],
  TECH: ['SUPPLY', 'COOPERATION'],
};

/** Limits per kind of search, so that the duration doesn't grow with the market. */
const most = { category: 120, stage: 60, alike: 120, enterprises: 200 };

const compareRefreshed = (one: Project, other: Project): number =>
  Number(other.refreshedAt) - Number(one.refreshedAt) || (one.id < other.id ? 1 : -1);

/** Enterprises with these ids that are in the park. */
async function readOwners(db: Db, ids: string[]) {
  const rows = await db
    .select({
      id: enterprises.id,
      creditScore: enterprises.creditScore,
      creditGrade: enterprises.creditGrade,
    })
    .from(enterprises)
    .where(and(inArray(enterprises.id, [...new Set(ids)]), eq(enterprises.entryStatus, 'PASSED')));
  return new Map(rows.map((row) => [row.id, row]));
}

async function findProjects(db: Db, project: Matched, districts: Map<string, string>): Promise<Candidate[]> {
  const isOpen = and(eq(projects.status, 'PUBLISHED'), ne(projects.enterpriseId, project.enterpriseId));
  // Queried per kind, so that the index provides each in its order, and without owners: with that join, PostgreSQL
  // sorts a hundred thousand projects whenever it underestimates the number of enterprises.
  const readKind = (kind: ProjectKind, where: SQL, limit: number) =>
    db
      .select()
      .from(projects)
      .where(and(isOpen, eq(projects.kind, kind), where))
      .orderBy(desc(projects.refreshedAt), desc(projects.id))
      .limit(limit);
  // Keeps the latest across all kinds.
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
    // Projects left by an enterprise that is no longer in the park are withdrawn within the hour.
    if (!by) return [];
    return {
      targetType: 'PROJECT',
      targetId: row.id,
      enterpriseId: row.enterpriseId,
      found: {
        categoryCode: row.categoryCode,
        stage: row.chainStage,
        regionId: row.regionId,
        creditGrade: by.creditGrade ?? '',
      },
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
    ...offeredBy(
      row,
      {
        words: wordsOf([row.intro, ...row.products.map(({ name }) => name)].join(' ')),
        months: [
          ...new Set(row.products.flatMap(({ seasonFrom, seasonTo }) => monthsOf(seasonFrom, seasonTo))),
        ],
        price: null,
      },
      districts,
    ),
  }));
}

/** Candidates for a project: found by indexes, a few hundred at most, and compared in memory. */
export async function findPartners(db: Db, project: Matched): Promise<Candidate[]> {
  const districts = await readDistricts(db);
  return [
    ...(await findProjects(db, project, districts)),
    ...(await findEnterprises(db, project, districts)),
  ];
}
