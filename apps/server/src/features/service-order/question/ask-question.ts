import type { serviceQuestionSubmit } from '@portal/contract/market/service-question';
import { maxServiceQuestions } from '@portal/contract/market/service-question-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, gt } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { MoveSource } from '../../../platform/workflow/move-state.ts';
import type { TextScreen } from '../../community/words.public.ts';
import { holdService } from '../apply-order.ts';
import { dayMs } from '../service-order.policy.ts';
import { recordQuestion } from './move-question.ts';
import { getQuestion } from './question.queries.ts';
import { type ServiceQuestion, serviceQuestions } from './question.table.ts';
import { viewOwnQuestion } from './question.view.ts';

type Asked = Pick<ServiceQuestion, 'serviceId' | 'shopId' | 'userId' | 'enterpriseId' | 'body'> & {
  id?: string;
};

/** Creates a question for a shop to answer, and notifies the shop. */
export async function placeQuestion(tx: Db, ctx: MoveSource, asked: Asked): Promise<ServiceQuestion> {
  const { now } = ctx;
  const by = { createdBy: asked.userId, createdAt: now, updatedBy: asked.userId, updatedAt: now };
  const [made] = await tx
    .insert(serviceQuestions)
    .values({ id: ulid(now.getTime()), ...asked, ...by, status: 'ASKED' })
    .returning();
  if (!made) throw new Error('failed to insert question');
  await writeLog(tx, ctx, {
    event: 'serviceQuestion.create',
    entity: 'serviceQuestion',
    entityId: made.id,
    after: { serviceId: made.serviceId, status: made.status },
  });
  await recordQuestion(tx, ctx, made, 'ask');
  return made;
}

/** @throws {AppError} 500024 */
async function requireRoomToday(tx: Db, userId: string, now: Date): Promise<void> {
  await takeTurn(tx, `service question ${userId}`);
  const lately = and(
    eq(serviceQuestions.userId, userId),
    gt(serviceQuestions.createdAt, new Date(now.getTime() - dayMs)),
  );
  if ((await tx.$count(serviceQuestions, lately)) >= maxServiceQuestions)
    throw new AppError(retCodes.LIMIT_REACHED, {
      retMsg: m.refusal_questions_a_day({ max: maxServiceQuestions }),
    });
}

/**
 * Asks the shop about a service on offer.
 * @throws {AppError} 500404, 500071 for the caller's own shop, 500024, 500014
 */
export const askQuestion =
  (screen: TextScreen): Verb<typeof serviceQuestionSubmit> =>
  (ctx, { serviceId, data }) =>
    inTransaction(ctx.db, async (tx) => {
      const { actor, now } = ctx;
      const { shop } = await holdService(tx, serviceId);
      if (shop.enterpriseId === actor.enterpriseId)
        throw new AppError(retCodes.OWN_SERVICE, { retMsg: m.refusal_own_shop() });
      await requireRoomToday(tx, actor.userId, now);
      // A question with a word under review can wait, because it becomes public only with its answer.
      const { text } = await screen.take(tx, 'data.body', data.body);
      const made = await placeQuestion(tx, ctx, {
        serviceId,
        shopId: shop.id,
        userId: actor.userId,
        enterpriseId: actor.auditStatus === '2' ? actor.enterpriseId : null,
        body: text,
      });
      return viewOwnQuestion(actor)(await getQuestion(tx, made.id));
    });
