import type { projectOperate } from '@portal/contract/match/project';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { requireProject } from './check-project.ts';
import { isRefreshable, moveProject } from './move-project.ts';
import { getProject } from './project.public.ts';
import { projects } from './project.table.ts';
import { viewOwnDetail } from './project.view.ts';

/**
 * Applies an enterprise's action to its project.
 * @throws {AppError} 500404, 500409, 500012, 500024, 100002
 */
export const operateProject: Verb<typeof projectOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { enterpriseId, userId } = actor;
    if (enterpriseId === null) throw notFound();
    const project = await lockVersion(tx, projects, { id, version }, eq(projects.enterpriseId, enterpriseId));
    // Checks the draft again, as its deadline may have passed or its category be gone.
    if (event === 'submit')
      await requireProject(tx, { before: project, data: project, enterpriseId, userId, now });
    if (event === 'refresh' && project.status === 'PUBLISHED' && !isRefreshable(project, now))
      throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_project_refreshed() });
    await moveProject(tx, ctx, project, { event, by: actor, reason: data.reason });
    return viewOwnDetail(tx, await getProject(tx, id, enterpriseId));
  });
