import type {
  serviceQuestionOperate,
  serviceQuestionOperateManage,
} from '@portal/contract/market/service-question';
import type { QuestionSideEvent } from '@portal/contract/market/service-question-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { workingHoursBetween } from '../../../platform/working-hours.ts';
import type { TextScreen } from '../../community/words.public.ts';
import { moveQuestion } from './move-question.ts';
import { getQuestion } from './question.queries.ts';
import { type ServiceQuestion, serviceQuestions } from './question.table.ts';
import { questionActions, viewManagedQuestion, viewOwnQuestion } from './question.view.ts';

/** The columns set by a first answer, or by one that replaces it. */
export const answeredBy = (
  question: ServiceQuestion,
  answer: string,
  now: Date,
): Partial<ServiceQuestion> => ({
  answer,
  answeredAt: question.answeredAt ?? now,
  answerMin: question.answerMin ?? Math.round(workingHoursBetween(question.createdAt, now) / 60_000),
});

const needsText = (event: QuestionSideEvent) => event !== 'withdraw';

/**
 * Carries out an action of the asker or the shop on a question.
 * @throws {AppError} 500404, 500409, 500012, 500014, 100002 without an answer or a reason
 */
export const operateQuestion =
  (screen: TextScreen): Verb<typeof serviceQuestionOperate> =>
  (ctx, { id, event, version, data: { text } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { actor, now } = ctx;
      const row = await getQuestion(tx, id, actor);
      const question = await lockVersion(tx, serviceQuestions, { id, version });
      if (!questionActions({ ...row, question }, actor).includes(event))
        throw new AppError(retCodes.TRANSITION_REFUSED);
      if (needsText(event) && text === '')
        throw fieldsRefused({
          'data.text': m.fault_fill_in({
            field: event === 'decline' ? m.field_reason() : m.field_answer(),
          }),
        });
      if (event === 'answer' || event === 'amend') {
        const answer = await screen.take(tx, 'data.text', text);
        const isHeld = answer.isToReview || (await screen.isToReview(tx, question.body));
        await moveQuestion(tx, ctx, question, {
          event: isHeld ? 'hold' : event,
          set: answeredBy(question, answer.text, now),
        });
      } else await moveQuestion(tx, ctx, question, { event, reason: text });
      return viewOwnQuestion(actor)(await getQuestion(tx, id));
    });

/**
 * Shows or hides a question and its answer.
 * @throws {AppError} 500404, 500409, 500012, 100002 without a reason, which both sides can read
 */
export const operateManagedQuestion: Verb<typeof serviceQuestionOperateManage> = (
  ctx,
  { id, event, version, data: { reason } },
) =>
  inTransaction(ctx.db, async (tx) => {
    const question = await lockVersion(tx, serviceQuestions, { id, version });
    if (event === 'hide' && reason === '')
      throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
    await moveQuestion(tx, ctx, question, { event, reason });
    return viewManagedQuestion(await getQuestion(tx, id));
  });
