import type { ArticleContent } from '@portal/contract/content/article-content';
import type { articleVersionQueryList } from '@portal/contract/content/article-version';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../../platform/http/context.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { peopleOf, viewVersionRow } from '../../../platform/working-copy/version-row.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { getEditedArticle } from './article-editing.queries.ts';
import { articleVersions } from './article-revision.table.ts';
import { contentOf } from './content-rows.ts';

const isOf = (id: string) => eq(articleVersions.articleId, id);

async function listVersions(db: Db, { id, pageNo, pageSize }: InputOf<typeof articleVersionQueryList>) {
  const rows = await db
    .select({
      no: articleVersions.no,
      title: sql<string>`${articleVersions.content}->>'title'`,
      authorIds: articleVersions.authorIds,
      approvedBy: articleVersions.approvedBy,
      approvedAt: articleVersions.approvedAt,
    })
    .from(articleVersions)
    .where(isOf(id))
    .orderBy(desc(articleVersions.no))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const names = await namesOfUsers(db, peopleOf(rows));
  return rows.map((row) => viewVersionRow(row, names));
}

/**
 * Approved versions of an article, latest first.
 * @throws {AppError} 500404
 */
export const queryVersions: Verb<typeof articleVersionQueryList> = async ({ db }, input) => {
  await getEditedArticle(db, input.id);
  const total = db.$count(articleVersions, isOf(input.id));
  return pageOf(input, listVersions(db, input), total, (row) => row);
};

const workingCopy = 0;

/**
 * Content of a version; 0 is the working copy or, if there is none, the public text.
 * @throws {AppError} 500404
 */
export async function getVersionContent(db: Db, id: string, no: number): Promise<ArticleContent> {
  if (no === workingCopy) {
    const { article, revision } = await getEditedArticle(db, id);
    return revision?.content ?? contentOf(db, article);
  }
  const [row] = await db
    .select({ content: articleVersions.content })
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, id), eq(articleVersions.no, no)));
  if (!row) throw notFound();
  return row.content;
}

/** The public text; null if the article was never public. */
export async function findPublicContent(db: Db, id: string): Promise<ArticleContent | null> {
  const { article } = await getEditedArticle(db, id);
  const isUnread = article.status === 'DRAFT' || article.status === 'PENDING' || article.status === 'TRASH';
  return isUnread ? null : contentOf(db, article);
}
