import { motifs } from '@portal/illustration';
import { articles, articleTags, articleTranslations } from '../features/content/article.table.ts';
import { type FileContent, insertDrawings, insertFiles } from '../platform/files/insert-files.ts';
import { buildAttachment } from './attachments/build-attachment.ts';
import type { DemoArticle } from './content/article-source.ts';
import type { Block } from './content/block.ts';
import { blocksToHtml } from './content/blocks-html.ts';
import { composeArticles } from './content/compose-articles.ts';
import { demoId } from './content/demo-id.ts';
import { recipeOf } from './content/demo-motifs.ts';
import { demoTags } from './content/demo-tags.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

const coverSize = { width: 1600, height: 900 };
const figureSize = { width: 1200, height: 675 };
const tagIdOf = new Map(demoTags.map(({ key, name }) => [name, key]));

const coverId = (article: DemoArticle) => demoId('cover', article.key);
const figureId = (article: DemoArticle, place: number) => demoId('figure', `${article.key}/${place}`);

function drawingsOf(article: DemoArticle) {
  const cover = {
    id: coverId(article),
    recipe: recipeOf(article, article.key),
    ...coverSize,
    alt: '',
  };
  const figures = article.body.flatMap((block, place) =>
    block.type === 'figure'
      ? [
          {
            id: figureId(article, place),
            recipe: recipeOf(block, `${article.key}-${place}`),
            ...figureSize,
            alt: block.caption,
          },
        ]
      : [],
  );
  return [cover, ...figures];
}

const bodyOf = (article: DemoArticle, blocks: readonly Block[]) =>
  blocksToHtml(blocks, (_motif, place) => ({
    src: `/api/fms/show/${figureId(article, place)}_0?w=960`,
    ...figureSize,
  }));

// An article due later today stays scheduled until then, as the counts of the lists expect.
const statusOf = ({ status, publishAt }: DemoArticle) =>
  status === 'PUBLISHED' && publishAt > Date.now() ? 'SCHEDULED' : status;

function rowOf(article: DemoArticle) {
  const hasCover = (motifs as readonly string[]).includes(article.motif);
  return {
    id: article.id,
    column: article.column,
    title: article.title,
    subtitle: article.subtitle,
    summary: article.summary,
    cover: hasCover ? { fileId: coverId(article), ...coverSize, alt: '' } : null,
    body: bodyOf(article, article.body),
    attachmentFileId: article.attachments.length > 0 ? demoId('attachment', article.key) : null,
    source: article.source,
    author: article.author,
    issueNo: article.issueNo,
    level: article.level,
    category: article.category,
    tagIds: tagIdsOf(article),
    action: article.action,
    enterpriseId: article.enterpriseKey ? demoId('enterprise', article.enterpriseKey) : null,
    needReceipt: article.needReceipt,
    pinned: article.pinned,
    publishAt: new Date(article.publishAt),
    expireAt: article.expireAt === null ? null : new Date(article.expireAt),
    status: statusOf(article),
    views: article.views,
  };
}

const tagIdsOf = (article: DemoArticle) => article.tags.flatMap((name) => tagIdOf.get(name) ?? []);

const tagRowsOf = (article: DemoArticle) =>
  tagIdsOf(article).map((tagId) => ({
    articleId: article.id,
    tagId,
    column: article.column,
    pinned: article.pinned,
    publishAt: new Date(article.publishAt),
  }));

async function fillAttachments({ tx, store }: DemoContext, article: DemoArticle): Promise<void> {
  if (article.attachments.length === 0) return;
  const contents: FileContent[] = [];
  for (const spec of article.attachments) {
    const { name, mime, bytes } = await buildAttachment(spec, new Date(article.publishAt));
    contents.push({ name, mime, bytes: Buffer.from(bytes) });
  }
  await insertFiles(
    tx,
    store,
    { id: demoId('attachment', article.key), purpose: 'article', visibility: 'public' },
    contents,
  );
}

/** Articles of every column with covers, figures, attachments, tags and translations. */
export async function fillArticles(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const all = composeArticles(today);
  for (const chunk of inChunks(all.flatMap(drawingsOf))) await insertDrawings(tx, chunk);
  for (const article of all) await fillAttachments(context, article);
  for (const chunk of inChunks(all.map(rowOf), 200)) await tx.insert(articles).values(chunk);
  const listed = all.filter((article) => article.status !== 'EXPIRED');
  for (const chunk of inChunks(listed.flatMap(tagRowsOf))) await tx.insert(articleTags).values(chunk);
  const translations = all.flatMap((article) =>
    article.translations.map(({ lang, title, summary, body }) => ({
      articleId: article.id,
      lang,
      title,
      summary,
      body: bodyOf(article, body),
    })),
  );
  if (translations.length > 0) await tx.insert(articleTranslations).values(translations);
}
