import {
  type ArticleEvent,
  type ArticlePlace,
  articleEvents,
  articleTransitions,
} from '@portal/contract/content/article-states';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import type { Article } from './edited-article.ts';

/** @throws {AppError} 500012 for an event not allowed in the article's state */
export function nextPlace({ status, revision }: ArticlePlace, event: ArticleEvent): ArticlePlace {
  return nextState(articleTransitions[status], revision, event);
}

/** Ownership of a text. */
type Owned = Pick<Article, 'origin' | 'enterpriseId'>;

/** Owners and administrators of an audited enterprise can write for it. */
export const writesForEnterprise = ({ auditStatus, memberRole }: Actor): boolean =>
  auditStatus === '2' && (memberRole === 'OWNER' || memberRole === 'ADMIN');

export const isOwnStory = (actor: Actor, { origin, enterpriseId }: Owned): boolean =>
  origin === 'ENTERPRISE' && enterpriseId === actor.enterpriseId && writesForEnterprise(actor);

/** The park can't see an enterprise's unsubmitted or trashed texts. */
export const isParksBusiness = ({ origin, status }: Pick<Article, 'origin' | 'status'>): boolean =>
  origin === 'PARK' || (status !== 'DRAFT' && status !== 'TRASH');

/** Authors can't decide on their own texts, and nobody else can recall them. */
const isDecision = (event: ArticleEvent) => event === 'approve' || event === 'return';

/** Park actions on an enterprise's text; only the enterprise itself can edit it. */
const ofPark: readonly ArticleEvent[] = ['approve', 'return', 'schedule', 'withdraw'];

function mayOperate(actor: Actor, article: Owned, authorIds: readonly string[], event: ArticleEvent) {
  if (isOwnStory(actor, article)) return !ofPark.includes(event);
  if (!actor.operatorRoles.includes('OP_CONTENT')) return false;
  if (article.origin === 'ENTERPRISE' && !ofPark.includes(event)) return false;
  const isAuthor = authorIds.includes(actor.userId);
  return event === 'recall' ? isAuthor : !(isDecision(event) && isAuthor);
}

/** @throws {AppError} 300002 */
export function requireRight(
  actor: Actor,
  article: Owned,
  authorIds: readonly string[],
  event: ArticleEvent,
): void {
  if (mayOperate(actor, article, authorIds, event)) return;
  const isParks = article.origin === 'PARK';
  const retMsg = isDecision(event)
    ? m.refusal_own_article()
    : isParks
      ? m.refusal_not_author()
      : m.refusal_enterprise_story();
  throw new AppError(retCodes.RIGHT_MISSING, { retMsg });
}

/** Actions the caller can take on an article now. */
export const actionsOf = (
  actor: Actor,
  article: ArticlePlace & Owned,
  authorIds: readonly string[],
): ArticleEvent[] =>
  articleEvents.filter(
    (event) =>
      articleTransitions[article.status][article.revision][event] !== undefined &&
      mayOperate(actor, article, authorIds, event),
  );
