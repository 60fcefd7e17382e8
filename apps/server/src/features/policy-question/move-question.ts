import type { CaseActor } from '@portal/contract/case-kinds';
import { paths } from '@portal/contract/paths';
import {
  answerDays,
  openQuestionStates,
  type QuestionEvent,
  questionTransitions,
} from '@portal/contract/policy-question/terms';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { orderedId } from '../../platform/ordered-id.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { addWorkingDays } from '../../platform/working-days.ts';
import { recordCase } from '../case/case.public.ts';
import { readNames } from '../dictionary/dictionary-names.public.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { type Notification, sendMessage } from '../message/message.public.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { questionSearch } from './question.search.ts';
import { type Question, questionPosts, questions } from './question.table.ts';

const questionLink = (id: string): string => paths.question(id);

const openStates: readonly string[] = openQuestionStates;

/** Deadline for the office's answer, in working days by complexity; null if none is due. */
export const dueOf = ({
  status,
  askedAt,
  complexity,
}: Pick<Question, 'status' | 'askedAt' | 'complexity'>): Date | null =>
  openStates.includes(status) ? addWorkingDays(askedAt, answerDays[complexity]) : null;

type Agent = 'ASKER' | 'PARK' | 'SYSTEM';

const actorOf = async (tx: Db, by: Agent, { userId }: Question): Promise<CaseActor> =>
  by === 'ASKER' ? { name: (await namesOfUsers(tx, [userId])).get(userId) ?? '' } : { agent: by };

interface Recorded {
  event: QuestionEvent;
  by: Agent;
  reason?: string;
}

/** Adds a transition to the asker's case. */
export async function enterQuestionCase(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  question: Question,
  { event, by, reason = '' }: Recorded,
): Promise<void> {
  const { id, userId, title: subject, status: state, dueAt } = question;
  await recordCase(tx, {
    kind: 'POLICY_QUESTION',
    bizId: id,
    userId,
    subject,
    state,
    link: questionLink(id),
    dueAt,
    event: { event, params: reason === '' ? {} : { reason }, by: await actorOf(tx, by, question) },
    now,
  });
}

async function noticeOf(tx: Db, event: QuestionEvent, question: Question, reason: string) {
  const { title, officeCode, dueAt } = question;
  const notices: Partial<Record<QuestionEvent, () => Promise<Notification> | Notification>> = {
    assign: () => ({
      eventCode: 'QUESTION_ASSIGNED',
      params: { title, until: (dueAt ?? question.askedAt).getTime() },
    }),
    answer: () => ({ eventCode: 'QUESTION_ANSWERED', params: { title } }),
    transfer: async () => ({
      eventCode: 'QUESTION_TRANSFERRED',
      params: {
        title,
        reason,
        office: (await readNames(tx, 'POLICY_DEPT', [officeCode])).get(officeCode) ?? officeCode,
      },
    }),
    lapse: () => ({ eventCode: 'QUESTION_CLOSED', params: { title } }),
    publish: () => ({ eventCode: 'QUESTION_PUBLISHED', params: { title } }),
    unpublish: () => ({ eventCode: 'QUESTION_UNPUBLISHED', params: { title } }),
  };
  return notices[event]?.();
}

interface Move extends Recorded {
  event: Exclude<QuestionEvent, 'ask'>;
  set?: Partial<Question>;
  /** A text added with the event, visible to both sides. */
  post?: { kind: 'ANSWER' | 'FOLLOWUP' | 'TRANSFER'; body: string };
}

/**
 * Applies a transition to a locked question: updates its row, log, texts, case and listings, and notifies the asker.
 * @throws {AppError} 500012
 */
export async function moveQuestion(
  tx: Db,
  ctx: WriteContext,
  question: Question,
  { event, by, reason = '', set = {}, post }: Move,
): Promise<Question> {
  const { now, actor } = ctx;
  const changed = { ...question, ...set, status: nextState(questionTransitions, question.status, event) };
  const moved = await moveState(tx, ctx, questions, question, {
    entity: 'policyQuestion',
    event,
    set: { ...set, status: changed.status, dueAt: dueOf(changed) },
    reason,
  });
  if (post && actor)
    await tx.insert(questionPosts).values({
      ...post,
      id: orderedId(now.getTime()),
      questionId: moved.id,
      officeCode: post.kind === 'FOLLOWUP' ? '' : moved.officeCode,
      by: actor.userId,
      at: now,
    });
  await enterQuestionCase(tx, ctx, moved, { event, by, reason });
  const notice = await noticeOf(tx, event, moved, reason);
  if (notice)
    await sendMessage(tx, { ...notice, userIds: [moved.userId], link: questionLink(moved.id), now });
  if (question.publishedAt !== moved.publishedAt) await followFaqs(tx, ctx, [moved.id]);
  return moved;
}

/** Updates the search and the policy's page after a change of what is published. */
export async function followFaqs(tx: Db, { now }: Pick<WriteContext, 'now'>, ids: string[]): Promise<void> {
  await refreshDocuments(tx, questionSearch, ids, now);
  await invalidateTags(tx, ['policy', 'question']);
}
