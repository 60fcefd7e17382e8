import {
  type ServiceQuestionEvent,
  serviceQuestionTransitions,
} from '@portal/contract/market/service-question-terms';
import { paths } from '@portal/contract/paths';
import type { Db } from '../../../platform/database/database.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { type MoveSource, moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { recordCase } from '../../case/case.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { contactActorOf } from '../contact-actor.ts';
import { pagesOfShops } from '../pages-of-shops.ts';
import { getQuestion } from './question.queries.ts';
import { type ServiceQuestion, serviceQuestions } from './question.table.ts';

const askedLink = paths.myOrders({ view: 'questions' });
const receivedLink = paths.receivedOrders({ view: 'questions' });

/**
 * Records an event in the asker's case and notifies the other side. Nobody is notified of a question that waits for the
 * park or was withdrawn.
 */
export async function recordQuestion(
  tx: Db,
  ctx: MoveSource,
  question: ServiceQuestion,
  event: ServiceQuestionEvent | 'ask',
  reason = '',
): Promise<void> {
  const { now } = ctx;
  const { id, userId, status, body } = question;
  const { serviceTitle: service, shopName, providerId } = await getQuestion(tx, id);
  await recordCase(tx, {
    kind: 'SERVICE_QUESTION',
    bizId: id,
    userId,
    subject: service,
    state: status,
    link: askedLink,
    event: {
      event,
      params: reason === '' ? {} : { reason },
      by: await contactActorOf(tx, ctx, userId, shopName),
    },
    now,
  });
  const shop = {
    enterpriseId: providerId,
    memberRoles: ['OWNER', 'ADMIN'],
    link: receivedLink,
    now,
  } as const;
  if (event === 'ask')
    return sendMessage(tx, { eventCode: 'SERVICE_ASKED', params: { service, question: body }, ...shop });
  if (event === 'withdraw' || event === 'hold') return;
  const notice = { eventCode: 'SERVICE_QUESTION_MOVED', params: { service, event, reason } } as const;
  await sendMessage(tx, { ...notice, userIds: [userId], link: askedLink, now });
  if (event === 'hide' || event === 'show') await sendMessage(tx, { ...notice, ...shop });
}

interface Move {
  event: ServiceQuestionEvent;
  set?: Partial<ServiceQuestion>;
  reason?: string;
}

/**
 * Fires an event on a locked question: row, log, case, notifications and service page.
 * @throws {AppError} 500012
 */
export async function moveQuestion(
  tx: Db,
  ctx: MoveSource,
  question: ServiceQuestion,
  { event, set = {}, reason = '' }: Move,
): Promise<ServiceQuestion> {
  const status = nextState(serviceQuestionTransitions, question.status, event);
  const moved = await moveState(tx, ctx, serviceQuestions, question, {
    entity: 'serviceQuestion',
    event,
    set: { ...set, status, reason },
    logged: (row) => ({ status: row.status }),
    reason,
  });
  await recordQuestion(tx, ctx, moved, event, reason);
  await invalidateTags(tx, pagesOfShops);
  return moved;
}
