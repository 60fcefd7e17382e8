import type { projectQueryPublicList } from '@portal/contract/hall';
import { longestList } from '@portal/contract/longest-list';
import { projectKindLabels } from '@portal/contract/project-terms';
import { and, desc, eq, gt, isNull, or, sql, sum } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { contains } from '../../platform/database/contains.ts';
import { countUpTo, isPastEnd } from '../../platform/database/count-up-to.ts';
import type { Db } from '../../platform/database/database.ts';
import type { InputOf, Verb } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { businessData, regions } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { projectCounts, projects } from '../match/project.table.ts';

type Filter = InputOf<typeof projectQueryPublicList>;

interface Season {
  seasonFrom: AnyPgColumn;
  seasonTo: AnyPgColumn;
}

/** Whether a month lies in a season, which may cross the end of the year. */
const isInSeason = (month: number, { seasonFrom, seasonTo }: Season) =>
  sql`(${month} - ${seasonFrom} + 12) % 12 <= (${seasonTo} - ${seasonFrom} + 12) % 12`;

/** What an enterprise that has left leaves behind is taken back within the hour, and is not listed until then. */
const isOfMember = sql`exists (select from ${enterprises}
  where ${enterprises.id} = ${projects.enterpriseId} and ${enterprises.entryStatus} = 'PASSED')`;

const conditions = ({ kind, categoryCode, month, keyword }: Filter) =>
  and(
    eq(projects.status, 'PUBLISHED'),
    isOfMember,
    kind && eq(projects.kind, kind),
    categoryCode ? eq(projects.categoryCode, categoryCode) : undefined,
    // A season without months is open in each.
    month === undefined ? undefined : or(isNull(projects.seasonFrom), isInSeason(month, projects)),
    contains(keyword, projects.title, projects.body),
  );

/**
 * How many open projects there are; those that have a keyword are counted up to the end of the list. The kept counts
 * know of no enterprise: what one that has left leaves behind counts until it is taken back.
 */
async function countFound(db: Db, filter: Filter): Promise<number> {
  if (filter.keyword)
    return countUpTo(db, db.select({ id: projects.id }).from(projects).where(conditions(filter)));
  const { kind, categoryCode, month } = filter;
  const [row] = await db
    .select({ count: sum(projectCounts.count).mapWith(Number) })
    .from(projectCounts)
    .where(
      and(
        kind && eq(projectCounts.kind, kind),
        categoryCode ? eq(projectCounts.categoryCode, categoryCode) : undefined,
        month === undefined
          ? undefined
          : or(eq(projectCounts.seasonFrom, 0), isInSeason(month, projectCounts)),
      ),
    );
  return row?.count ?? 0;
}

/** The categories of open projects, those with the most first. */
async function countCategories(db: Db) {
  const count = sum(projectCounts.count).mapWith(Number);
  return db
    .select({ code: businessData.code, name: businessData.name, count })
    .from(projectCounts)
    .innerJoin(
      businessData,
      and(eq(businessData.type, 'INDUSTRY_TAG'), eq(businessData.code, projectCounts.categoryCode)),
    )
    .groupBy(businessData.code, businessData.name)
    .having(gt(count, 0))
    .orderBy(desc(count), businessData.code);
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
  const [page, categories] = await Promise.all([
    pageOf(
      input,
      isPastEnd(input) ? Promise.resolve([]) : rows,
      countFound(db, input),
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
