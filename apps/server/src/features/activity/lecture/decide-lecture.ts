import { type LectureEvent, lectureTransitions } from '@portal/contract/activity/learn-terms';
import type { lectureOperate, lectureOperateTaught } from '@portal/contract/activity/lecture-question';
import * as m from '@portal/texts/messages';
import { eq, type SQL } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb, WriteContext } from '../../../platform/http/context.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { type Notification, sendMessage } from '../../message/message.public.ts';
import { teachers } from '../activity.table.ts';
import { learnLink, teachingLink } from '../public-path.ts';
import { recordLecture } from './ask-teacher.ts';
import { getLecture, isAskedOf, type LectureRecord } from './lecture.queries.ts';
import { type LectureQuestion, lectureQuestions } from './lecture.table.ts';
import { viewManagedLecture } from './lecture.view.ts';

/** Answering and closing require a text for the asker. */
function requireWords(event: LectureEvent, { reason, answer }: { reason: string; answer: string }): void {
  if (event === 'answer' && answer === '')
    throw fieldsRefused({ 'data.answer': m.fault_fill_in({ field: m.field_lecture_answer() }) });
  if (event === 'close' && reason === '')
    throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
}

async function notifyAsker(
  tx: Db,
  { now }: WriteContext,
  { userId, reason }: LectureQuestion,
  title: string,
  event: LectureEvent,
): Promise<void> {
  if (event === 'select') return;
  const notice: Notification =
    event === 'answer'
      ? { eventCode: 'LECTURE_ANSWERED', params: { title } }
      : { eventCode: 'LECTURE_CLOSED', params: { title, reason } };
  await sendMessage(tx, { ...notice, userIds: [userId], link: `${learnLink}?tab=questions`, now });
}

/** Notifies teachers who have an account and can answer there. */
async function notifyTeacher(
  tx: Db,
  { now }: WriteContext,
  { teacherId }: LectureQuestion,
  title: string,
): Promise<void> {
  if (teacherId === null) return;
  const [teacher] = await tx
    .select({ userId: teachers.userId })
    .from(teachers)
    .where(eq(teachers.id, teacherId));
  if (!teacher?.userId) return;
  await sendMessage(tx, {
    eventCode: 'LECTURE_FOR_TEACHER',
    params: { title },
    userIds: [teacher.userId],
    link: teachingLink,
    now,
  });
}

/**
 * Selects a question, saves its answer and makes it public, or closes it.
 * @throws {AppError} 500404, 500409, 500012, 100002 without answer or reason
 */
async function decide(
  tx: Db,
  ctx: Context,
  { id, event, version, data }: InputOf<typeof lectureOperate>,
  within?: SQL,
): Promise<LectureRecord> {
  const before = await lockVersion(tx, lectureQuestions, { id, version }, within);
  const status = nextState(lectureTransitions, before.status, event);
  requireWords(event, data);
  const { answer, reason } = data;
  const question = await moveState(tx, ctx, lectureQuestions, before, {
    entity: 'lectureQuestion',
    event,
    set: {
      status,
      ...(event === 'answer' ? { answer, answeredAt: ctx.now } : {}),
      ...(event === 'close' ? { reason } : {}),
    },
    reason: event === 'close' ? reason : undefined,
  });
  const row = await getLecture(tx, id);
  await recordLecture(tx, ctx, question, row.title, {
    event,
    by: within ? { name: row.teacherName ?? '' } : { agent: 'PARK' },
    reason: event === 'close' ? reason : '',
  });
  await notifyAsker(tx, ctx, question, row.title, event);
  if (event === 'select') await notifyTeacher(tx, ctx, question, row.title);
  if (event === 'answer') await invalidateTags(tx, ['activity']);
  return row;
}

export const decideLecture: Verb<typeof lectureOperate> = (ctx, input) =>
  inTransaction(ctx.db, async (tx) => viewManagedLecture(await decide(tx, ctx, input)));

/** The same, for a teacher's own questions; any others are not found. */
export const decideTaught: Verb<typeof lectureOperateTaught> = (ctx, input) =>
  inTransaction(ctx.db, async (tx) =>
    viewManagedLecture(await decide(tx, ctx, input, isAskedOf(ctx.actor.userId))),
  );
