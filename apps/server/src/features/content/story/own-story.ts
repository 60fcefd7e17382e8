import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isOwnStory } from '../editing/article-editing.policy.ts';
import { getArticle } from '../editing/article-editing.queries.ts';
import type { EditedArticle } from '../editing/edited-article.ts';

/**
 * A story of the caller's enterprise; those of others are not found.
 * @throws {AppError} 500404
 */
export async function getOwnStory(db: Db, actor: Actor, id: string): Promise<EditedArticle> {
  const found = await getArticle(db, id);
  if (!isOwnStory(actor, found.article)) throw notFound();
  return found;
}
