import type { ArticleContent } from '@portal/contract/article-content';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { cleanContent } from './editing/clean-content.ts';
import { addArticle, writeRevision } from './editing/save-article.ts';

type Drafted = Pick<ArticleContent, 'column' | 'title' | 'summary' | 'body' | 'source' | 'author'>;

/** Begins an article of the park with what another feature has gathered; an editor goes on with it and has it reviewed. */
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
