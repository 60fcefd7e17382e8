import type { ArticleContent } from '@portal/contract/content/article-content';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { cleanContent } from './editing/clean-content.ts';
import { addArticle, writeRevision } from './editing/save-article.ts';

type Drafted = Pick<ArticleContent, 'column' | 'title' | 'summary' | 'body' | 'source' | 'author'>;

/** Drafts an article of the park from another feature's content; an editor continues it and submits it for review. */
export async function draftArticle(tx: Db, ctx: Context, drafted: Drafted): Promise<string> {
  const content = cleanContent({
    ...drafted,
    subtitle: '',
    issueNo: '',
    category: '',
    level: 'NORMAL',
    tagIds: [],
    audience: { chainStages: [], enterpriseIds: [] },
    needReceipt: false,
    enterpriseId: null,
    coverFileId: null,
    coverAlt: '',
    attachments: [],
    action: null,
    publishAt: null,
    expireAt: null,
    translations: [],
  });
  const article = await addArticle(tx, ctx, content);
  await writeRevision(tx, ctx, article.id, content);
  await writeLog(tx, ctx, {
    event: 'article.begin',
    entity: 'article',
    entityId: article.id,
    after: { title: article.title, column: article.column, version: article.version },
  });
  return article.id;
}
