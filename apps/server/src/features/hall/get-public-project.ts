import type { PublicProject, projectQueryDetail } from '@portal/contract/hall/public';
import { projectKindLabels, projectStateLabels } from '@portal/contract/match/project-terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import type { Crowd } from '../blind/crowd.public.ts';
import { readCrowd } from '../blind/read-crowd.public.ts';
import { findPublicProject, type ProjectRow } from '../match/project.public.ts';
import { projects } from '../match/project.table.ts';
import { showsField } from './shown-field.ts';
import { hintOfProject, viewListed } from './view-public.ts';

/** When and why a formerly public project was withdrawn. */
async function findWithdrawal(db: Db, id: string) {
  const wasPublic = sql`${projects.publishedAt} is not null`;
  const [row] = await db
    .select({ at: projects.withdrawnAt, reason: projects.reason })
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.status, 'WITHDRAWN'), wasPublic));
  return row?.at ? { at: row.at.getTime(), reason: row.reason } : undefined;
}

const maxSimilar = 4;

/** Open projects that show the same category or stage, most recently refreshed first. */
async function listSimilar(db: Db, crowd: Crowd, { project, creditGrade }: ProjectRow) {
  const { categoryCode, chainStage } = hintOfProject(crowd, project, creditGrade);
  if (categoryCode === null && chainStage === null) return [];
  const isAlike = showsField(crowd, projects, {
    categoryCode: categoryCode ?? undefined,
    chainStage: chainStage ?? undefined,
  });
  return db
    .select({ projectId: projects.id, kind: projects.kind, title: projects.title })
    .from(projects)
    .where(and(eq(projects.status, 'PUBLISHED'), isAlike, ne(projects.id, project.id)))
    .orderBy(desc(projects.refreshedAt), desc(projects.id))
    .limit(maxSimilar);
}

const viewPublicProject = (crowd: Crowd, row: ProjectRow): PublicProject => ({
  ...viewListed(crowd, row),
  isOpen: row.project.status === 'PUBLISHED',
  state: row.project.status,
  stateLabel: projectStateLabels[row.project.status](),
});

/**
 * A project as its public page shows it.
 * @throws {AppError} 500404, with date and reason if it was public before
 */
export const getPublicProject: Verb<typeof projectQueryDetail> = async ({ db }, { id }) => {
  const row = await findPublicProject(db, id);
  const withdrawn = row ? undefined : await findWithdrawal(db, id);
  if (!row) throw withdrawn ? new AppError(retCodes.NOT_FOUND, { data: { withdrawn } }) : notFound();
  const crowd = await readCrowd(db);
  const similar = await listSimilar(db, crowd, row);
  return {
    ...viewPublicProject(crowd, row),
    similar: similar.map((other) => ({ ...other, kindLabel: projectKindLabels[other.kind]() })),
  };
};
