import type { Anonymous } from '@portal/contract/fit/public';
import { and, eq, inArray } from 'drizzle-orm';
import type { Contributions } from '../../feature/feature.ts';
import { listMatches } from '../../features/candidate/list-matches.ts';
import { businessData, regions } from '../../features/dictionary/dictionary.table.ts';
import { enterprises } from '../../features/enterprise/enterprise.table.ts';
import { contributions } from '../../features/features.ts';
import { getPublicProject } from '../../features/hall/get-public-project.ts';
import { listPublicProjects } from '../../features/hall/list-public.ts';
import { matches } from '../../features/match/match.table.ts';
import { projects } from '../../features/match/project.table.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/context.ts';

type Shown = Anonymous & { categoryName: string };

interface Listed {
  id: string;
  tags: string[];
  stages: readonly string[];
  places: string[];
  grade: string;
}

/** The public directory: what enterprises can be searched by, and additionally their grade. */
async function readDirectory(db: Db): Promise<Listed[]> {
  const names = new Map(
    (await db.select().from(businessData).where(eq(businessData.type, 'INDUSTRY_TAG'))).map(
      ({ code, name }) => [code, name],
    ),
  );
  const places = new Map((await db.select().from(regions)).map((region) => [region.regionId, region]));
  const isPublic = and(eq(enterprises.entryStatus, 'PASSED'), eq(enterprises.visibility, 'PUBLIC'));
  return (await db.select().from(enterprises).where(isPublic)).map((row) => {
    const region = places.get(row.regionId);
    const district = places.get(region?.parentId ?? '');
    return {
      id: row.id,
      tags: row.industryTagIds.map((code) => names.get(code) ?? code),
      stages: row.chainStages,
      places: [region?.name ?? '', district?.name ?? ''],
      grade: row.creditGrade ?? '',
    };
  });
}

const spans: Readonly<Record<string, string[]>> = { 'A+–A': ['A+', 'A'], 'B–D': ['B', 'C', 'D'] };
const gradesOf = (span: string): string[] => spans[span] ?? [span];

type Trait = (enterprise: Listed) => boolean;

/** The property of the enterprise a reader could infer from a hint. */
const traitsOf = ({ categoryName, chainStage, regionName, creditGrade }: Shown): Trait[] => [
  ...(categoryName === '' ? [] : [({ tags }: Listed) => tags.includes(categoryName)]),
  ...(chainStage === null ? [] : [({ stages }: Listed) => stages.includes(chainStage)]),
  ...(regionName === '' ? [] : [({ places }: Listed) => places.includes(regionName)]),
  ...(creditGrade === '' ? [] : [({ grade }: Listed) => gradesOf(creditGrade).includes(grade)]),
];

interface Hidden {
  enterpriseId: string;
  shown: Shown;
}

/** All hints shown about anonymous enterprises, with the enterprise behind each. */
async function readHidden(db: Db): Promise<Hidden[]> {
  const ctx = { db, helpers: contributions.helpers } as Context & Pick<Contributions, 'helpers'>;
  const ofProjects = await db
    .select({ id: projects.id, enterpriseId: projects.enterpriseId })
    .from(projects)
    .innerJoin(
      enterprises,
      and(eq(enterprises.id, projects.enterpriseId), eq(enterprises.entryStatus, 'PASSED')),
    )
    .where(inArray(projects.status, ['PUBLISHED', 'MATCHED', 'CLOSED', 'EXPIRED']));
  const owners = new Map(ofProjects.map(({ id, enterpriseId }) => [id, enterpriseId]));
  const found = new Map(
    (await db.select().from(matches)).map(({ id, enterpriseId }) => [id, enterpriseId ?? '']),
  );
  const hidden: Hidden[] = [];
  const { rows } = await listPublicProjects(ctx, { pageNo: 1, pageSize: 100 });
  for (const shown of rows) hidden.push({ enterpriseId: owners.get(shown.projectId) ?? '', shown });
  for (const { id, enterpriseId } of ofProjects) {
    const page = await getPublicProject(ctx, { id });
    hidden.push({ enterpriseId, shown: page });
    for (const { matchId, targetType, who } of (await listMatches(ctx, { projectId: id })).rows)
      if (targetType === 'PROJECT' || targetType === 'ENTERPRISE')
        hidden.push({ enterpriseId: found.get(matchId) ?? '', shown: { ...who, categoryName: '' } });
  }
  return hidden;
}

/**
 * The smallest group an attacker could narrow an anonymous enterprise down to by joining its hints with the public
 * directory and believing those that are true.
 */
export async function smallestHiddenGroup(
  db: Db,
): Promise<{ smallest: number; hidden: number; hints: number }> {
  const directory = await readDirectory(db);
  const all = await readHidden(db);
  let [smallest, hints] = [directory.length, 0];
  for (const { enterpriseId, shown } of all) {
    const itself = directory.find(({ id }) => id === enterpriseId);
    const traits = traitsOf(shown).filter((trait) => itself && trait(itself));
    if (traits.length > 0) hints += 1;
    const group = directory.filter((one) => traits.every((trait) => trait(one))).length;
    if (traits.length > 0) smallest = Math.min(smallest, group);
  }
  return { smallest, hidden: all.length, hints };
}
