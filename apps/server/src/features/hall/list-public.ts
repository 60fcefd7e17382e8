import { chainStages } from '@portal/contract/enterprise/public';
import type { projectQueryPublicList } from '@portal/contract/hall/public';
import { maxListTotal } from '@portal/contract/max-list-total';
import { and, desc, eq, gt, inArray, isNull, or, sql, sum } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { contains } from '../../platform/database/contains.ts';
import { countUpTo, isPastEnd } from '../../platform/database/count-up-to.ts';
import type { Db } from '../../platform/database/database.ts';
import type { InputOf, Verb } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import type { Crowd } from '../blind/crowd.public.ts';
import { readCrowd } from '../blind/read-crowd.public.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { projectCounts, projects } from '../match/project.table.ts';
import { showsCategory, showsField, showsNoCategory } from './shown-field.ts';
import { viewListed } from './view-public.ts';

type Filter = InputOf<typeof projectQueryPublicList>;

interface Season {
  seasonFrom: AnyPgColumn;
  seasonTo: AnyPgColumn;
}

/** Whether a month lies in a season, which may span the turn of the year. */
const isInSeason = (month: number, { seasonFrom, seasonTo }: Season) =>
  sql`(${month} - ${seasonFrom} + 12) % 12 <= (${seasonTo} - ${seasonFrom} + 12) % 12`;

/** Projects of an enterprise that has left are withdrawn within the hour; until then they are not listed. */
const isOfMember = sql`exists (select from ${enterprises}
  where ${enterprises.id} = ${projects.enterpriseId} and ${enterprises.entryStatus} = 'PASSED')`;

const conditions = (crowd: Crowd, { kind, month, keyword, ...field }: Filter) =>
  and(
    eq(projects.status, 'PUBLISHED'),
    isOfMember,
    kind && eq(projects.kind, kind),
    showsField(crowd, projects, field),
    // A project without a season matches every month.
    month === undefined ? undefined : or(isNull(projects.seasonFrom), isInSeason(month, projects)),
    contains(keyword, projects.title, projects.body),
  );

/**
 * Number of open projects; with a keyword they are counted only up to the end of the list. The stored counts ignore
 * enterprises, so projects of one that has left count until they are withdrawn.
 */
async function countFound(db: Db, crowd: Crowd, filter: Filter): Promise<number> {
  if (filter.keyword)
    return countUpTo(db, db.select({ id: projects.id }).from(projects).where(conditions(crowd, filter)));
  const { kind, month } = filter;
  const [row] = await db
    .select({ count: sum(projectCounts.count).mapWith(Number) })
    .from(projectCounts)
    .where(
      and(
        kind && eq(projectCounts.kind, kind),
        showsField(crowd, projectCounts, filter),
        month === undefined
          ? undefined
          : or(eq(projectCounts.seasonFrom, 0), isInSeason(month, projectCounts)),
      ),
    );
  return row?.count ?? 0;
}

const count = sum(projectCounts.count).mapWith(Number);

/** The categories open projects show, most frequent first. */
const countCategories = (db: Db, crowd: Crowd) =>
  db
    .select({ code: businessData.code, name: businessData.name, count })
    .from(projectCounts)
    .innerJoin(
      businessData,
      and(eq(businessData.type, 'INDUSTRY_TAG'), eq(businessData.code, projectCounts.categoryCode)),
    )
    .where(showsCategory(crowd, projectCounts))
    .groupBy(businessData.code, businessData.name)
    .having(gt(count, 0))
    .orderBy(desc(count), businessData.code);

/** The stages of open projects that show no category, in supply-chain order. */
async function countStages(db: Db, crowd: Crowd) {
  const rows = await db
    .select({ chainStage: projectCounts.chainStage, count })
    .from(projectCounts)
    .where(and(inArray(projectCounts.chainStage, [...crowd.stages]), showsNoCategory(crowd, projectCounts)))
    .groupBy(projectCounts.chainStage)
    .having(gt(count, 0));
  return chainStages.flatMap((stage) => rows.filter(({ chainStage }) => chainStage === stage));
}

/** Open projects, without the names of their enterprises. */
export const listPublicProjects: Verb<typeof projectQueryPublicList> = async ({ db }, input) => {
  const crowd = await readCrowd(db);
  const where = conditions(crowd, input);
  const isCategory = and(eq(businessData.type, 'INDUSTRY_TAG'), eq(businessData.code, projects.categoryCode));
  const rows = db
    .select({
      project: projects,
      creditGrade: enterprises.creditGrade,
      categoryName: businessData.name,
    })
    .from(projects)
    .innerJoin(enterprises, eq(enterprises.id, projects.enterpriseId))
    .leftJoin(businessData, isCategory)
    .where(where)
    .orderBy(desc(projects.refreshedAt), desc(projects.id))
    .limit(input.pageSize)
    .offset((input.pageNo - 1) * input.pageSize);
  const [page, categories, stages] = await Promise.all([
    pageOf(
      input,
      isPastEnd(input) ? Promise.resolve([]) : rows,
      countFound(db, crowd, input),
      (row) => viewListed(crowd, row),
      maxListTotal,
    ),
    countCategories(db, crowd),
    countStages(db, crowd),
  ]);
  return { ...page, categories, stages };
};
