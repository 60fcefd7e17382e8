import type { CaseActor } from '@portal/contract/case-kinds';
import type { ProjectEvent } from '@portal/contract/match/project-terms';
import { projectReviewDays } from '@portal/contract/match/project-terms';
import { paths } from '@portal/contract/paths';
import { startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { addWorkingDays } from '../../platform/working-days.ts';
import { recordCase } from '../case/case.public.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { type Notification, sendMessage } from '../message/message.public.ts';
import type { Project } from './project.table.ts';

/** The page on which an enterprise views and edits its project. */
const projectLink = (id: string): string => paths.project(id);

/** The park's review deadline for a submitted project; otherwise the project's own deadline. */
function dueOf({ status, submittedAt, deadline }: Project): Date | null {
  if (status === 'PENDING' && submittedAt) return addWorkingDays(submittedAt, projectReviewDays);
  return status === 'PUBLISHED' ? new Date(startOfChinaDay(deadline).getTime() + 86_400_000) : null;
}

function noticeOf(event: ProjectEvent, title: string, reason: string): Notification | undefined {
  const notices: Partial<Record<ProjectEvent, Notification>> = {
    approve: { eventCode: 'PROJECT_APPROVED', params: { title } },
    reject: { eventCode: 'PROJECT_REJECTED', params: { title, reason } },
    takeDown: { eventCode: 'PROJECT_TAKEN_DOWN', params: { title, reason } },
    expire: { eventCode: 'PROJECT_EXPIRED', params: { title } },
  };
  return notices[event];
}

/** A draft that was never submitted does not concern the park. */
const isOwnAffair = (event: ProjectEvent, { submittedAt }: Project) =>
  submittedAt === null && event === 'withdraw';

export interface Recorded {
  event: ProjectEvent;
  by: { userId: string } | 'PARK' | 'SYSTEM';
  reason?: string;
}

/** Adds a transition to the case of its enterprise. */
export async function enterProjectCase(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  project: Project,
  { event, by, reason = '' }: Recorded,
): Promise<void> {
  const { id, enterpriseId, title, status: state } = project;
  const actor: CaseActor =
    typeof by === 'string'
      ? { agent: by }
      : { name: (await namesOfUsers(tx, [by.userId])).get(by.userId) ?? '' };
  await recordCase(tx, {
    kind: 'PROJECT',
    bizId: id,
    enterpriseId,
    subject: title,
    state,
    link: projectLink(id),
    dueAt: dueOf(project),
    event: { event, params: reason === '' ? {} : { reason }, by: actor },
    now,
  });
}

/** Adds a transition to the case, and notifies those who act for the enterprise. */
export async function recordProject(
  tx: Db,
  ctx: Pick<WriteContext, 'now'>,
  project: Project,
  recorded: Recorded,
): Promise<void> {
  const { event, reason = '' } = recorded;
  if (isOwnAffair(event, project)) return;
  await enterProjectCase(tx, ctx, project, recorded);
  const { id, enterpriseId, title } = project;
  const notice = noticeOf(event, title, reason);
  if (notice)
    await sendMessage(tx, {
      ...notice,
      enterpriseId,
      memberRoles: ['OWNER', 'ADMIN'],
      link: projectLink(id),
      now: ctx.now,
    });
}
