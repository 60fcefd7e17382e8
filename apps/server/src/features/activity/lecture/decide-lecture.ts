import { type LectureEvent, lectureTransitions } from '@portal/contract/learn-terms';
import type { lectureOperate } from '@portal/contract/lecture-question';
import * as m from '@portal/texts/messages';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb, WriteContext } from '../../../platform/http/context.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { type Notification, sendMessage } from '../../message/message.public.ts';
import { learnLink } from '../public-path.ts';
import { recordLecture } from './ask-teacher.ts';
import { getLecture } from './lecture.queries.ts';
import { type LectureQuestion, lectureQuestions } from './lecture.table.ts';
import { viewManagedLecture } from './lecture.view.ts';

/** What the asker reads needs words. */
function requireWords(event: LectureEvent, { reason, answer }: { reason: string; answer: string }): void {
  if (event === 'answer' && answer === '')
    throw fieldsRefused({ 'data.answer': m.fault_fill_in({ field: m.field_lecture_answer() }) });
  if (event === 'close' && reason === '')
    throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
}

async function tellAsker(
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

/**
 * Selects a question for the teacher, writes down the answer, which becomes public, or closes it.
 * @throws {AppError} 500404, 500409, 500012, 100002 without answer or reason
 */
export const decideLecture: Verb<typeof lectureOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before = await lockVersion(tx, lectureQuestions, { id, version });
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
      by: { agent: 'PARK' },
      reason: event === 'close' ? reason : '',
    });
    await tellAsker(tx, ctx, question, row.title, event);
    if (event === 'answer') await invalidateTags(tx, ['activity']);
    return viewManagedLecture(row);
  });
