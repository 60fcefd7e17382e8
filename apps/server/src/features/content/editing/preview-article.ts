import type { ArticleDetail } from '@portal/contract/content/article';
import type { ArticleContent } from '@portal/contract/content/article-content';
import type { articleQueryPreview } from '@portal/contract/content/article-version';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { cleanRichText } from '../../../platform/text/rich-text.ts';
import { tagInfos } from '../../dictionary/dictionary.table.ts';
import { getTicketSubject, issueTicket } from '../../identity/ticket.public.ts';
import { getArticle } from './article-editing.queries.ts';
import { contentOf, findCover } from './content-rows.ts';
import type { Article, EditedArticle } from './edited-article.ts';
import { listContentFiles } from './get-managed-article.ts';

/**
 * An address where anyone can see the working copy on its page for half an hour.
 * @throws {AppError} 100002 for a story without an enterprise
 */
export async function issuePreview(
  ctx: Pick<Context, 'db' | 'clock'>,
  { article, revision }: EditedArticle,
): Promise<{ url: string; expiresAt: number }> {
  const { id } = article;
  const { column, enterpriseId } = revision?.content ?? article;
  // A story is shown on its enterprise's page.
  if (column === 'STYLE' && enterpriseId === null)
    throw fieldsRefused({ enterpriseId: m.fault_enterprise_first() });
  const { ticket, expiresAt } = await issueTicket(ctx.db, ctx.clock, 'PREVIEW', id);
  const path = paths.article(column, column === 'STYLE' && enterpriseId !== null ? enterpriseId : id);
  return { url: `${path}?preview=${ticket}`, expiresAt: expiresAt.getTime() };
}

async function readTags(db: Db, tagIds: readonly string[]) {
  if (tagIds.length === 0) return [];
  const rows = await db
    .select({ tagId: tagInfos.tagId, name: tagInfos.name })
    .from(tagInfos)
    .where(inArray(tagInfos.tagId, [...tagIds]));
  return tagIds.flatMap((id) => rows.filter(({ tagId }) => tagId === id));
}

/** The texts in the requested language if translated. */
function textsOf(content: ArticleContent, lang: string) {
  const translation = content.translations.find((one) => one.lang === lang);
  return translation ?? { lang: 'zh', title: content.title, summary: content.summary, body: content.body };
}

async function detailOf(
  db: Db,
  article: Article,
  content: ArticleContent,
  { lang, now }: { lang: string; now: Date },
): Promise<ArticleDetail> {
  const texts = textsOf(content, lang);
  const [cover, attachments, tags] = await Promise.all([
    findCover(db, content),
    listContentFiles(db, content),
    readTags(db, content.tagIds),
  ]);
  const { column, source, author, level, needReceipt, enterpriseId, expireAt, action } = content;
  return {
    contentId: article.id,
    column,
    source,
    author,
    level,
    needReceipt,
    enterpriseId,
    expireAt,
    cover,
    tags,
    attachments,
    title: texts.title,
    summary: texts.summary,
    lang: texts.lang,
    ...cleanRichText(texts.body),
    subtitle: content.subtitle || null,
    issueNo: content.issueNo || null,
    category: content.category || null,
    action: action && { kind: 'LINK', ...action },
    pinned: article.pinned,
    views: article.views,
    publishAt: content.publishAt ?? now.getTime(),
    attachmentCount: attachments.length,
    expired: false,
    translations: content.translations.map((one) => one.lang),
    previous: null,
    next: null,
    related: [],
  };
}

/**
 * The working copy as it'll appear on its page, without adjacent articles.
 * @throws {AppError} 200013 for a forged or expired ticket, 500404
 */
export const getPreview: Verb<typeof articleQueryPreview> = async (ctx, { preview, lang }) => {
  const id = await getTicketSubject(ctx.db, ctx.clock, 'PREVIEW', preview);
  const { article, revision } = await getArticle(ctx.db, id);
  const content = revision?.content ?? (await contentOf(ctx.db, article));
  return detailOf(ctx.db, article, content, { lang, now: ctx.now });
};
