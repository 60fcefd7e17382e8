import {
  type ApplicationEvent,
  applicationTransitions,
  type DecidingEvent,
} from '@portal/contract/recruit/terms';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { fileGroups } from '../../../platform/files/file.table.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { recordCase } from '../../case/case.public.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { type Notification, sendMessage } from '../../message/message.public.ts';
import { nameOfRecruiter, notifyRecruiters, recruitLinks, titleOf } from '../move-recruit.ts';
import { type Recruit, type RecruitApplication, recruitApplications } from '../recruit.table.ts';
import { positionOf } from './application.queries.ts';

/** Columns of an application after its content is erased. */
export const emptied = {
  note: '',
  fileId: null,
  enterpriseId: null,
  interviewAt: null,
  interviewPlace: '',
  answer: '',
} satisfies Partial<RecruitApplication>;

/** Deletes the file with the application; the clean-up job removes its content once nothing refers to it. */
export const dropResume = async (tx: Db, { fileId }: Pick<RecruitApplication, 'fileId'>): Promise<void> => {
  if (fileId !== null) await tx.delete(fileGroups).where(eq(fileGroups.id, fileId));
};

interface Happening {
  event: ApplicationEvent | 'submit';
  answer?: string;
}

/** Records a step in the applicant's case. */
export async function recordApplication(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  recruit: Recruit,
  { id, userId, status, interviewAt }: RecruitApplication,
  { event, answer = '' }: Happening,
): Promise<void> {
  if (userId === null) return;
  const byApplicant = event === 'submit' || event === 'withdraw';
  const by = byApplicant
    ? { name: (await namesOfUsers(tx, [userId])).get(userId) ?? '' }
    : event === 'lapse'
      ? ({ agent: 'SYSTEM' } as const)
      : { name: await nameOfRecruiter(tx, recruit) };
  await recordCase(tx, {
    kind: 'RECRUIT_APPLICATION',
    bizId: id,
    userId,
    subject: await titleOf(tx, recruit.postId),
    state: status,
    link: recruitLinks.own(id),
    dueAt: status === 'INTERVIEW' ? interviewAt : null,
    event: { event, params: answer === '' ? {} : { reason: answer }, by },
    now,
  });
}

/** Notifies the other side of the event. */
async function notify(
  tx: Db,
  ctx: WriteContext,
  recruit: Recruit,
  application: RecruitApplication,
  event: ApplicationEvent,
): Promise<void> {
  const { id, userId, interviewAt, interviewPlace: place, answer } = application;
  const params = { title: await titleOf(tx, recruit.postId), position: positionOf({ application, recruit }) };
  if (event === 'withdraw') {
    await notifyRecruiters(tx, ctx, recruit, { eventCode: 'RECRUIT_WITHDRAWN', params });
    return;
  }
  const notices: Record<DecidingEvent | 'lapse', Notification> = {
    view: { eventCode: 'RECRUIT_VIEWED', params },
    invite: {
      eventCode: 'RECRUIT_INVITED',
      params: { ...params, answer, at: interviewAt?.getTime() ?? 0, place },
    },
    hire: { eventCode: 'RECRUIT_HIRED', params: { ...params, answer } },
    refuse: { eventCode: 'RECRUIT_REFUSED', params: { ...params, answer } },
    lapse: { eventCode: 'RECRUIT_LAPSED', params },
  };
  if (userId !== null)
    await sendMessage(tx, { ...notices[event], userIds: [userId], link: recruitLinks.own(id), now: ctx.now });
}

/**
 * Moves a locked application of a locked recruitment: row, log, case, and a message to the other side.
 * @throws {AppError} 500012
 */
export async function moveApplication(
  tx: Db,
  ctx: WriteContext,
  recruit: Recruit,
  application: RecruitApplication,
  { event, set = {} }: { event: ApplicationEvent; set?: Partial<RecruitApplication> },
): Promise<RecruitApplication> {
  const status = nextState(applicationTransitions, application.status, event);
  const { now } = ctx;
  const byRecruiter = event !== 'withdraw' && event !== 'lapse';
  const moved = await moveState(tx, ctx, recruitApplications, application, {
    entity: 'recruitApplication',
    event,
    set: {
      ...set,
      status,
      ...(byRecruiter && application.viewedAt === null ? { viewedAt: now } : {}),
      ...(status === 'HIRED' || status === 'REFUSED' ? { decidedAt: now } : {}),
      ...(status === 'WITHDRAWN' ? emptied : {}),
    },
    // What people write about themselves and each other stays out of the log.
    logged: (row) => ({ status: row.status, positionId: row.positionId }),
  });
  if (status === 'WITHDRAWN') await dropResume(tx, application);
  await recordApplication(tx, ctx, recruit, moved, { event, answer: moved.answer });
  await notify(tx, ctx, recruit, moved, event);
  await invalidateTags(tx, ['community']);
  return moved;
}
