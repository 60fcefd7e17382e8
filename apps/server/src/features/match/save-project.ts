import type { projectSave } from '@portal/contract/match/project';
import { editableProjectStates, projectStateLabels } from '@portal/contract/match/project-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, notInArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { lockVersion, updateVersion } from '../../platform/database/versioned.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { requireProject } from './check-project.ts';
import { followProject, moveProject } from './move-project.ts';
import { needsReview } from './project.policy.ts';
import { type Project, projects } from './project.table.ts';

type Content = InputOf<typeof projectSave>['data'];

/** Maximum number of open projects per enterprise. */
const maxOpen = 50;

const editable: readonly string[] = editableProjectStates;

async function begin(tx: Db, ctx: Context, enterpriseId: string, data: Content): Promise<Project> {
  await takeTurn(tx, `projects ${enterpriseId}`);
  const isOpen = notInArray(projects.status, ['CLOSED', 'WITHDRAWN']);
  if ((await tx.$count(projects, and(eq(projects.enterpriseId, enterpriseId), isOpen))) >= maxOpen)
    throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_projects_open({ max: maxOpen }) });
  const { actor, now } = ctx;
  const by = { createdBy: actor.userId, createdAt: now, updatedBy: actor.userId, updatedAt: now };
  const [made] = await tx
    .insert(projects)
    .values({ ...data, ...by, id: ulid(now.getTime()), enterpriseId, status: 'DRAFT' })
    .returning();
  if (!made) throw new Error('failed to insert project');
  return made;
}

/** Changes that need no review by the park take effect at once; the rest go to the park. */
async function change(tx: Db, ctx: Context, before: Project, data: Content): Promise<Project> {
  if (before.status === 'PUBLISHED' && needsReview(before, data))
    return moveProject(tx, ctx, before, { event: 'revise', by: ctx.actor, set: data });
  if (before.status !== 'PUBLISHED' && !editable.includes(before.status))
    throw new AppError(retCodes.TRANSITION_REFUSED);
  const saved = await updateVersion(tx, ctx, projects, before.id, data);
  await followProject(tx, ctx, saved.id);
  return saved;
}

/**
 * Creates or changes a project of the caller's enterprise.
 * @throws {AppError} 500404, 500409, 500012, 500024, 100002
 */
export const saveProject: Verb<typeof projectSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { enterpriseId, userId } = actor;
    if (enterpriseId === null) throw notFound();
    const isOwn = eq(projects.enterpriseId, enterpriseId);
    const before = id === undefined ? null : await lockVersion(tx, projects, { id, version }, isOwn);
    await requireProject(tx, { before, data, enterpriseId, userId, now });
    const saved = before ? await change(tx, ctx, before, data) : await begin(tx, ctx, enterpriseId, data);
    // A transition writes its own log row.
    if (saved.status === (before?.status ?? 'DRAFT'))
      await writeLog(tx, ctx, {
        event: before ? 'project.edit' : 'project.create',
        entity: 'project',
        entityId: saved.id,
        before: before && contentOf(before, data),
        after: data,
      });
    return {
      projectId: saved.id,
      version: saved.version,
      state: saved.status,
      stateLabel: projectStateLabels[saved.status](),
    };
  });

/** The content columns of a row. */
const contentOf = (row: Project, data: Content) =>
  Object.fromEntries(Object.keys(data).map((field) => [field, row[field as keyof Content]]));
