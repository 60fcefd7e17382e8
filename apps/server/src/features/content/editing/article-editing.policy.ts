import {
  type ArticleEvent,
  type ArticlePlace,
  articleEvents,
  articleTransitions,
} from '@portal/contract/article-states';
import { retCodes } from '@portal/contract/ret-code';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';

/** @throws {AppError} 500012 for an event the article's place does not know */
export function nextPlace({ status, revision }: ArticlePlace, event: ArticleEvent): ArticlePlace {
  const next = articleTransitions[status][revision][event];
  if (!next) throw new AppError(retCodes.TRANSITION_REFUSED);
  return next;
}

/** Who wrote a text does not decide about it. */
const isDecision = (event: ArticleEvent) => event === 'approve' || event === 'return';

export function mayOperate(actor: Actor, authorIds: readonly string[], event: ArticleEvent): boolean {
  if (!actor.operatorRoles.includes('OP_CONTENT')) return false;
  return !isDecision(event) || !authorIds.includes(actor.userId);
}

/** @throws {AppError} 300002 */
export function requireRight(actor: Actor, authorIds: readonly string[], event: ArticleEvent): void {
  if (mayOperate(actor, authorIds, event)) return;
  throw new AppError(retCodes.RIGHT_MISSING, { retMsg: '不能审核自己撰写的内容，请由另一位编辑审核' });
}

/** What the caller may do to an article now. */
export const actionsOf = (
  actor: Actor,
  { status, revision }: ArticlePlace,
  authorIds: readonly string[],
): ArticleEvent[] =>
  articleEvents.filter(
    (event) =>
      articleTransitions[status][revision][event] !== undefined && mayOperate(actor, authorIds, event),
  );
