import { paths } from '@portal/contract/paths';
import { sql } from 'drizzle-orm';
import type { Feature } from '../../feature/feature.ts';
import { articles } from './article.table.ts';
import { contentCollect } from './content.collect.ts';
import { contentLog } from './content.log.ts';
import { contentQueue, storyQueue } from './content.queue.ts';
import { contentRoutes } from './content.routes.ts';
import { contentSearch } from './content.search.ts';
import { contentPages, contentSitemap } from './content.sitemap.ts';
import { contentUses } from './content.uses.ts';
import { articleImporter } from './editing/article.importer.ts';
import { editingRoutes } from './editing/editing.routes.ts';
import { emptyTrash } from './editing/empty-trash.ts';
import { registerArticleFeeds } from './feed.routes.ts';
import { receiptRoutes } from './receipt/receipt.routes.ts';
import { receiptTodo } from './receipt/receipt.todo.ts';
import { relevanceRoutes } from './relevance/relevance.routes.ts';
import { settleArticles } from './settle-articles.ts';
import { storyRoutes } from './story/story.routes.ts';

/** Counts articles withdrawn since publication, but not those withdrawn before it. */
const wasPublished = sql`(
  ${articles.status} in ('PUBLISHED', 'EXPIRED', 'WITHDRAWN')
  and (${articles.withdrawnAt} is null or ${articles.withdrawnAt} >= ${articles.publishAt})
)`;

import { articleSetup } from './content.setup.ts';
import { articleBulk } from './editing/article.bulk.ts';

export const contentFeature: Feature = {
  routes: (deps) => [
    ...contentRoutes(deps),
    ...editingRoutes(),
    ...receiptRoutes(deps),
    ...relevanceRoutes(deps),
    ...storyRoutes(deps),
  ],
  plainRoutes: registerArticleFeeds,
  jobs: (deps) => [
    { name: 'content.settle', cron: '* * * * *', run: () => settleArticles(deps) },
    { name: 'content.emptyTrash', cron: '20 4 * * *', run: () => emptyTrash(deps) },
  ],
  menuPages: [paths.manageContents(), paths.manageReceipt(), paths.manageTop()],
  search: [contentSearch],
  collect: [contentCollect],
  bulk: [articleBulk],
  queue: [contentQueue, storyQueue],
  figures: [
    {
      figure: 'published',
      roles: ['OP_ADMIN', 'OP_CONTENT'],
      table: articles,
      at: articles.publishAt,
      isCounted: wasPublished,
    },
    { figure: 'submissions', roles: ['OP_CONTENT'], events: ['article.submit'] },
    { figure: 'confirmations', roles: ['OP_CONTENT'], events: ['article.confirm'] },
  ],
  todo: [receiptTodo],
  sitemap: contentSitemap,
  standingPages: contentPages,
  dictionaries: contentUses,
  setup: [articleSetup],
  importers: [articleImporter],
  log: contentLog,
};
