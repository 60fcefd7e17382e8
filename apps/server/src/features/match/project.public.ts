import {
  type ProjectKind,
  type ProjectState,
  projectStates,
  publicProjectStates,
} from '@portal/contract/match/project-terms';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { countTabs } from '../../platform/database/count-tabs.ts';
import type { Db } from '../../platform/database/database.ts';
import { sorted } from '../../platform/database/sorted.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { cases } from '../case/case.table.ts';
import { businessData, regions } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { matches } from './match.table.ts';
import { projects } from './project.table.ts';

export interface ProjectFilter {
  state?: ProjectState | undefined;
  kind?: ProjectKind | undefined;
  keyword?: string | undefined;
  /** Limits the result to one enterprise. */
  enterpriseId?: string | undefined;
}

interface Page {
  sort?: 'updated' | '-updated' | 'deadline' | '-deadline' | undefined;
  pageNo: number;
  pageSize: number;
}

const isInState = (tab: ProjectState | undefined) => tab && eq(projects.status, tab);

const conditions = ({ kind, keyword, enterpriseId }: ProjectFilter) =>
  and(
    kind && eq(projects.kind, kind),
    enterpriseId === undefined ? undefined : eq(projects.enterpriseId, enterpriseId),
    // In an enterprise's own list its name is no search term.
    enterpriseId === undefined
      ? contains(keyword, projects.title, enterprises.name, enterprises.shortName)
      : contains(keyword, projects.title),
  );

const select = (db: Db) =>
  db
    .select({
      project: getTableColumns(projects),
      no: cases.caseNo,
      enterpriseName: enterprises.name,
      creditGrade: enterprises.creditGrade,
      categoryName: businessData.name,
      regionName: regions.name,
      matches: sql<number>`(select count(*)::int from ${matches}
        where ${matches.projectId} = ${projects.id} and ${matches.targetType} in ('PROJECT', 'ENTERPRISE'))`,
    })
    .from(projects)
    .innerJoin(enterprises, eq(enterprises.id, projects.enterpriseId))
    .leftJoin(
      businessData,
      and(eq(businessData.type, 'INDUSTRY_TAG'), eq(businessData.code, projects.categoryCode)),
    )
    .leftJoin(regions, eq(regions.regionId, projects.regionId))
    .leftJoin(cases, and(eq(cases.kind, 'PROJECT'), eq(cases.bizId, projects.id)));

export type ProjectRow = Awaited<ReturnType<typeof select>>[number];

export const listProjects = (
  db: Db,
  { sort = '-updated', pageNo, pageSize, ...filter }: ProjectFilter & Page,
): Promise<ProjectRow[]> =>
  select(db)
    .where(and(conditions(filter), isInState(filter.state)))
    .orderBy(...sorted(sort, { updated: projects.updatedAt, deadline: projects.deadline }, projects.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countProjects = (db: Db, filter: ProjectFilter) =>
  countTabs(projectStates, isInState, (columns) =>
    db
      .select(columns)
      .from(projects)
      .innerJoin(enterprises, eq(enterprises.id, projects.enterpriseId))
      .where(conditions(filter)),
  );

/** @throws {AppError} 500404, also if it does not belong to the given enterprise */
export async function getProject(db: Db, id: string, enterpriseId?: string): Promise<ProjectRow> {
  const isOwn = enterpriseId === undefined ? undefined : eq(projects.enterpriseId, enterpriseId);
  const [row] = await select(db).where(and(eq(projects.id, id), isOwn));
  if (!row) throw notFound();
  return row;
}

export async function findPublicProject(db: Db, id: string): Promise<ProjectRow | undefined> {
  const isPublic = and(
    inArray(projects.status, [...publicProjectStates]),
    eq(enterprises.entryStatus, 'PASSED'),
  );
  const [row] = await select(db).where(and(eq(projects.id, id), isPublic));
  return row;
}
