import type { PublicProject, projectQueryDetail } from '@portal/contract/hall';
import { projectKindLabels, projectStateLabels } from '@portal/contract/project-terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { findPublicProject, type ProjectRow } from '../match/project.public.ts';
import { projects } from '../match/project.table.ts';

/** When a project that was public was taken back, and why. */
async function findWithdrawal(db: Db, id: string) {
  const wasPublic = sql`${projects.publishedAt} is not null`;
  const [row] = await db
    .select({ at: projects.withdrawnAt, reason: projects.reason })
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.status, 'WITHDRAWN'), wasPublic));
  return row?.at ? { at: row.at.getTime(), reason: row.reason } : undefined;
}

const maxSimilar = 4;

/** Open projects of the same category, the freshest first. */
const listSimilar = (db: Db, { id, categoryCode }: { id: string; categoryCode: string }) =>
  db
    .select({ projectId: projects.id, kind: projects.kind, title: projects.title })
    .from(projects)
    .where(
      and(eq(projects.status, 'PUBLISHED'), eq(projects.categoryCode, categoryCode), ne(projects.id, id)),
    )
    .orderBy(desc(projects.refreshedAt), desc(projects.id))
    .limit(maxSimilar);

/** What anybody may know; the enterprise and its people are no part of it. */
function viewPublicProject({ project, creditGrade, categoryName, regionName }: ProjectRow): PublicProject {
  const { id, kind, status, publishedAt, updatedAt } = project;
  return {
    ...project,
    projectId: id,
    kindLabel: projectKindLabels[kind](),
    categoryName: categoryName ?? '',
    regionName: regionName ?? '',
    creditGrade: creditGrade ?? '',
    isOpen: status === 'PUBLISHED',
    state: status,
    stateLabel: projectStateLabels[status](),
    publishedAt: (publishedAt ?? updatedAt).getTime(),
  };
}

/**
 * A project as its page shows it to anybody.
 * @throws {AppError} 500404, with since when and why where it was public
 */
export const getPublicProject: Verb<typeof projectQueryDetail> = async ({ db }, { id }) => {
  const row = await findPublicProject(db, id);
  const withdrawn = row ? undefined : await findWithdrawal(db, id);
  if (!row) throw withdrawn ? new AppError(retCodes.NOT_FOUND, { data: { withdrawn } }) : notFound();
  const similar = await listSimilar(db, row.project);
  return {
    ...viewPublicProject(row),
    similar: similar.map((other) => ({ ...other, kindLabel: projectKindLabels[other.kind]() })),
  };
};
