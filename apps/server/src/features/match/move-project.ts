import { type ProjectEvent, projectTransitions } from '@portal/contract/match/project-terms';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { askForJob } from '../../platform/jobs/ask-for-job.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { projectSearch } from './project.search.ts';
import { type Project, projects } from './project.table.ts';
import { type Recorded, recordProject } from './record-project.ts';
import { releaseRecommends } from './release-recommends.ts';

/** Whether its enterprise may move it to the top of the list, once a day. */
export const isRefreshable = ({ refreshedAt }: Project, now: Date): boolean =>
  refreshedAt === null || chinaDayOf(refreshedAt) < chinaDayOf(now);

/** The columns that change with an event besides the state. */
function columnsOf(event: ProjectEvent, now: Date, reason: string): Partial<Project> {
  const submitted = { submittedAt: now, reason: '' };
  const withdrawn = { withdrawnAt: now, reason };
  const columns: Partial<Record<ProjectEvent, Partial<Project>>> = {
    submit: submitted,
    revise: submitted,
    approve: { publishedAt: now, refreshedAt: now, reason: '' },
    reject: { reason },
    refresh: { refreshedAt: now },
    withdraw: withdrawn,
    takeDown: withdrawn,
  };
  return columns[event] ?? {};
}

interface Move extends Recorded {
  /** Other columns written with the event. */
  set?: Partial<Project>;
}

/**
 * Applies a transition to a locked project: updates its row, log, case and listings, and notifies those concerned.
 * @throws {AppError} 500012
 */
export async function moveProject(
  tx: Db,
  ctx: WriteContext,
  project: Project,
  { event, by, reason = '', set = {} }: Move,
): Promise<Project> {
  const status = nextState(projectTransitions, project.status, event);
  const moved = await moveState(tx, ctx, projects, project, {
    entity: 'project',
    event,
    set: { ...set, ...columnsOf(event, ctx.now, reason), status },
    reason,
  });
  await recordProject(tx, ctx, moved, { event, by, reason });
  if (status !== 'PUBLISHED' && status !== 'PENDING') await releaseRecommends(tx, ctx, moved.id);
  await followProject(tx, ctx, moved.id);
  return moved;
}

/** Updates the search, the public pages and the matches after a change. */
export async function followProject(tx: Db, { now }: Pick<WriteContext, 'now'>, id: string): Promise<void> {
  await refreshDocuments(tx, projectSearch, [id], now);
  await askForJob(tx, 'match.compute', { projectId: id });
  await invalidateTags(tx, ['match']);
}
