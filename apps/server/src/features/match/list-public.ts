import { longestList } from '@portal/contract/longest-list';
import type { projectQueryPublicList } from '@portal/contract/match';
import { projectKindLabels } from '@portal/contract/project-terms';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { countUpTo, isPastEnd, upTo } from '../../platform/database/count-up-to.ts';
import type { Db } from '../../platform/database/database.ts';
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

/** The categories of open projects, each counted up to the end of a list. */
async function countCategories(db: Db) {
  const ofCategory = db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.status, 'PUBLISHED'), eq(projects.categoryCode, businessData.code)));
  const counted = db
    .select({
      code: businessData.code,
      name: businessData.name,
      count: upTo(ofCategory).as('count'),
    })
    .from(businessData)
    .where(eq(businessData.type, 'INDUSTRY_TAG'))
    .as('counted');
  return db
    .select({ code: counted.code, name: counted.name, count: counted.count })
    .from(counted)
    .where(gt(counted.count, 0))
    .orderBy(desc(counted.count), counted.code);
}

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
  const found = countUpTo(db, db.select({ id: projects.id }).from(projects).where(where));
  const [page, categories] = await Promise.all([
    pageOf(
      input,
      isPastEnd(input) ? Promise.resolve([]) : rows,
      found,
      ({ row, ...names }) => ({
        ...row,
        projectId: row.id,
        kindLabel: projectKindLabels[row.kind](),
        categoryName: names.categoryName ?? '',
        regionName: names.regionName ?? '',
        creditGrade: names.creditGrade ?? '',
        publishedAt: (row.publishedAt ?? row.updatedAt).getTime(),
      }),
      longestList,
    ),
    countCategories(db),
  ]);
  return { ...page, categories };
};
