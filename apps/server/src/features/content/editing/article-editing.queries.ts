import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { articles } from '../article.table.ts';
import { isOwnStory, isParksBusiness } from './article-editing.policy.ts';
import { articleRevisions, articleVersions } from './article-revision.table.ts';
import type { Article, EditedArticle, Revision } from './edited-article.ts';

/** Enterprises see their own stories; the park sees its own texts and what enterprises have submitted. */
const maySee = (actor: Actor, article: Article) =>
  isOwnStory(actor, article) || (actor.operatorRoles.length > 0 && isParksBusiness(article));

/**
 * Locks an article with its working copy until the transaction ends.
 * @throws {AppError} 500404, 500409 if it isn't the version the caller saw
 */
export async function lockArticle(
  tx: Db,
  actor: Actor,
  { id, version }: { id: string; version: number | undefined },
): Promise<EditedArticle> {
  const [article] = await tx.select().from(articles).where(eq(articles.id, id)).for('update');
  if (!article || !maySee(actor, article)) throw notFound();
  requireVersion(article, version);
  return { article, revision: await findRevision(tx, id) };
}

/** @throws {AppError} 500404 */
export async function getArticle(db: Db, id: string): Promise<EditedArticle> {
  const [article] = await db.select().from(articles).where(eq(articles.id, id));
  if (!article) throw notFound();
  return { article, revision: await findRevision(db, id) };
}

/**
 * An article as visible to the park, without an enterprise's unsubmitted text.
 * @throws {AppError} 500404
 */
export async function getEditedArticle(db: Db, id: string): Promise<EditedArticle> {
  const { article, revision } = await getArticle(db, id);
  if (!isParksBusiness(article)) throw notFound();
  if (article.origin === 'PARK' || article.revision === 'PENDING') return { article, revision };
  return { article: { ...article, revision: 'NONE' }, revision: null };
}

export async function findRevision(db: Db, id: string): Promise<Revision | null> {
  const [row] = await db.select().from(articleRevisions).where(eq(articleRevisions.articleId, id));
  return row ?? null;
}

export async function findLatestVersion(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(articleVersions)
    .where(eq(articleVersions.articleId, id))
    .orderBy(desc(articleVersions.no))
    .limit(1);
  return row ?? null;
}
