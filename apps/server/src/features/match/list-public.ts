import type { projectQueryPublicList } from '@portal/contract/match';
import { projectKindLabels } from '@portal/contract/project-terms';
import { and, desc, eq, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import type { InputOf, Verb } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { businessData, regions } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { projects } from './project.table.ts';

type Filter = InputOf<typeof projectQueryPublicList>;

/** A season without months is open in each; one may cross the end of the year. */
const isInSeason = (month: number | undefined) =>
  month &&
  sql`(${projects.seasonFrom} is null or (${month} - ${projects.seasonFrom} + 12) % 12
    <= (${projects.seasonTo} - ${projects.seasonFrom} + 12) % 12)`;

/** What an enterprise that has left leaves behind is taken back within the hour, and is not listed until then. */
const isOfMember = sql`exists (select from ${enterprises}
  where ${enterprises.id} = ${projects.enterpriseId} and ${enterprises.entryStatus} = 'PASSED')`;

const conditions = ({ kind, categoryCode, month, keyword }: Filter) =>
  and(
    eq(projects.status, 'PUBLISHED'),
    isOfMember,
    kind && eq(projects.kind, kind),
    categoryCode ? eq(projects.categoryCode, categoryCode) : undefined,
    isInSeason(month) || undefined,
    contains(keyword, projects.title, projects.body),
  );

/** The open projects, without whose they are. */
export const listPublicProjects: Verb<typeof projectQueryPublicList> = async ({ db }, input) => {
  const where = conditions(input);
  const isCategory = and(eq(businessData.type, 'INDUSTRY_TAG'), eq(businessData.code, projects.categoryCode));
  const rows = db
    .select({
      row: projects,
      creditGrade: enterprises.creditGrade,
      categoryName: businessData.name,
      regionName: regions.name,
    })
    .from(projects)
    .innerJoin(enterprises, eq(enterprises.id, projects.enterpriseId))
    .leftJoin(businessData, isCategory)
    .leftJoin(regions, eq(regions.regionId, projects.regionId))
    .where(where)
    .orderBy(desc(projects.refreshedAt), desc(projects.id))
    .limit(input.pageSize)
    .offset((input.pageNo - 1) * input.pageSize);
  const page = await pageOf(input, rows, db.$count(projects, where), ({ row, ...names }) => ({
    ...row,
    projectId: row.id,
    kindLabel: projectKindLabels[row.kind](),
    categoryName: names.categoryName ?? '',
    regionName: names.regionName ?? '',
    creditGrade: names.creditGrade ?? '',
    publishedAt: (row.publishedAt ?? row.updatedAt).getTime(),
  }));
  const categories = await db
    .select({ code: projects.categoryCode, name: businessData.name, count: sql<number>`count(*)::int` })
    .from(projects)
    .innerJoin(businessData, isCategory)
    .where(eq(projects.status, 'PUBLISHED'))
    .groupBy(projects.categoryCode, businessData.name)
    .orderBy(desc(sql`count(*)`), projects.categoryCode);
  return { ...page, categories };
};
