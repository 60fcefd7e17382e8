import type { questionOperate } from '@portal/contract/policy-question/public';
import { type AskerEvent, maxFollowUps } from '@portal/contract/policy-question/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../platform/http/context.ts';
import { moveQuestion } from './move-question.ts';
import { getQuestion } from './question.queries.ts';
import { type Question, questionPosts, questions } from './question.table.ts';
import { viewOwnDetail } from './question.view.ts';

/** @throws {AppError} 100002 without a text, 500024 after the last allowed follow-up */
async function requireFollowUp(tx: Db, { id }: Question, body: string): Promise<void> {
  if (body.length < 2) throw fieldsRefused({ 'data.body': m.fault_fill_in({ field: m.field_follow_up() }) });
  const asked = and(eq(questionPosts.questionId, id), eq(questionPosts.kind, 'FOLLOWUP'));
  if ((await tx.$count(questionPosts, asked)) >= maxFollowUps)
    throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_follow_ups({ max: maxFollowUps }) });
}

/** Columns that change with an asker's event besides the state. */
const columnsOf = (
  event: AskerEvent,
  { rating, consents }: InputOf<typeof questionOperate>['data'],
  now: Date,
): Partial<Question> => {
  const columns: Partial<Record<AskerEvent, Partial<Question>>> = {
    followUp: { askedAt: now },
    close: { rating: rating ?? null, consents },
    rate: { rating: rating ?? null, consents },
    revoke: { consents: false, publishedAt: null },
  };
  return columns[event] ?? {};
};

/**
 * Applies an asker's action to a question.
 * @throws {AppError} 500404, 500409, 500012, 500024, 100002
 */
export const operateQuestion: Verb<typeof questionOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { userId } = ctx.actor;
    const question = await lockVersion(tx, questions, { id, version }, eq(questions.userId, userId));
    const isFollowUp = event === 'followUp' && question.status === 'ANSWERED';
    if (isFollowUp) await requireFollowUp(tx, question, data.body);
    const isRatedTwice = event === 'rate' && question.rating !== null;
    if (isRatedTwice || (event === 'revoke' && !question.consents))
      throw new AppError(retCodes.TRANSITION_REFUSED);
    if (event === 'rate' && question.status === 'CLOSED' && data.rating === undefined)
      throw fieldsRefused({ 'data.rating': m.fault_choose({ field: m.field_rating() }) });
    await moveQuestion(tx, ctx, question, {
      event,
      by: 'ASKER',
      set: columnsOf(event, data, ctx.now),
      ...(isFollowUp ? { post: { kind: 'FOLLOWUP', body: data.body } } : {}),
    });
    return viewOwnDetail(tx, await getQuestion(tx, id, userId));
  });
