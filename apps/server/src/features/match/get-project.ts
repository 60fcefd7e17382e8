import type { projectQueryDetail, projectQueryForm } from '@portal/contract/project';
import { projectKindLabels } from '@portal/contract/project-terms';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { getUser } from '../identity/user.public.ts';
import { findPublicProject, findWithdrawal, listSimilar } from './project.public.ts';
import { viewPublicProject } from './project.view.ts';

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

/** What a new project of the caller's enterprise begins with. */
export const getProjectForm: Verb<typeof projectQueryForm> = async ({ db, actor }) => {
  const [enterprise] = await db
    .select({ stages: enterprises.chainStages, regionId: enterprises.regionId })
    .from(enterprises)
    .where(eq(enterprises.id, actor.enterpriseId ?? ''));
  if (!enterprise) throw notFound();
  const { name, phoneNumber } = await getUser(db, actor.userId);
  return {
    chainStage: enterprise.stages[0] ?? 'GROW',
    regionId: enterprise.regionId,
    contactName: name,
    contactPhone: phoneNumber ?? '',
  };
};
