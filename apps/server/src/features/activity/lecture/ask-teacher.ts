import { lectureDaysAfter, maxLectureQuestions } from '@portal/contract/activity/learn-terms';
import type { LectureContent, lectureSubmit } from '@portal/contract/activity/lecture-question';
import type { CaseEventOf } from '@portal/contract/case-kinds';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb, WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { recordCase } from '../../case/case.public.ts';
import { idsOfOperators, namesOfUsers } from '../../identity/user.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { getActivity, isPublic } from '../activity.queries.ts';
import type { Activity } from '../activity.table.ts';
import { learnLink, manageLink } from '../public-path.ts';
import { getLecture } from './lecture.queries.ts';
import { type LectureQuestion, lectureQuestions } from './lecture.table.ts';
import { viewLecture } from './lecture.view.ts';

const dayMs = 86_400_000;

interface Recorded {
  event: CaseEventOf<'LECTURE_QUESTION'>;
  by: { name: string } | { agent: 'PARK' };
  reason?: string;
}

/** Records a question in its asker's case. */
export const recordLecture = (
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  question: LectureQuestion,
  subject: string,
  { event, by, reason = '' }: Recorded,
): Promise<string> =>
  recordCase(tx, {
    kind: 'LECTURE_QUESTION',
    bizId: question.id,
    userId: question.userId,
    subject,
    state: question.status,
    link: `${learnLink}?tab=questions`,
    event: { event, params: reason === '' ? {} : { reason }, by },
    now,
  });

/** @throws {AppError} 500012 if there is no teacher to ask, or more than a week after the end */
function requireAskable({ status, endAt, teacherIds }: Activity, now: Date): void {
  const until = endAt.getTime() + lectureDaysAfter * dayMs;
  if (status === 'CANCELLED' || teacherIds.length === 0 || now.getTime() >= until)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.learn_refusal_ask() });
}

/** @throws {AppError} 500024 */
async function requireFew(tx: Db, { actor }: Context, activityId: string): Promise<void> {
  await takeTurn(tx, `lecture question ${actor.userId}`);
  const isOpen = and(
    eq(lectureQuestions.activityId, activityId),
    eq(lectureQuestions.userId, actor.userId),
    inArray(lectureQuestions.status, ['SUBMITTED', 'SELECTED']),
  );
  if ((await tx.$count(lectureQuestions, isOpen)) >= maxLectureQuestions)
    throw new AppError(retCodes.LIMIT_REACHED, {
      retMsg: m.learn_refusal_questions({ max: maxLectureQuestions }),
    });
}

/** The log entry of an anonymous question doesn't reveal the asker either. */
const loggedBy = (ctx: Context, { anonymous }: LectureContent) =>
  anonymous ? { ...ctx, actor: null, ip: '', userAgent: '' } : ctx;

/**
 * Asks a teacher of an activity.
 * @throws {AppError} 500404, 300002 for operators, 100002 for a person who doesn't teach there, 500012, 500024
 */
export const askTeacher: Verb<typeof lectureSubmit> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    if (actor.userType === '900')
      throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_not_for_operators() });
    const activity = await getActivity(tx, data.activityId, isPublic);
    requireAskable(activity, now);
    if (data.teacherId !== '' && !activity.teacherIds.includes(data.teacherId))
      throw fieldsRefused({ 'data.teacherId': m.fault_unknown({ field: m.field_teacher() }) });
    await requireFew(tx, ctx, activity.id);
    const [question] = await tx
      .insert(lectureQuestions)
      .values({
        ...data,
        id: orderedId(now.getTime()),
        teacherId: data.teacherId || null,
        userId: actor.userId,
        status: 'SUBMITTED',
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!question) throw new Error('failed to insert question');
    await writeLog(tx, loggedBy(ctx, data), {
      event: 'lectureQuestion.submit',
      entity: 'lectureQuestion',
      entityId: question.id,
      after: { activityId: activity.id, body: data.body, anonymous: data.anonymous },
    });
    const name = (await namesOfUsers(tx, [actor.userId])).get(actor.userId) ?? '';
    await recordLecture(tx, ctx, question, activity.title, { event: 'ask', by: { name } });
    await sendMessage(tx, {
      eventCode: 'LECTURE_ASKED',
      params: { title: activity.title },
      userIds: await idsOfOperators(tx, 'OP_SERVICE'),
      link: `${manageLink}?view=lecture-questions&state=SUBMITTED`,
      now,
    });
    return viewLecture(await getLecture(tx, question.id));
  });
