import {
  articleQueryDetail,
  articleQueryFacets,
  articleQueryList,
  articleView,
} from '@portal/contract/article';
import type { Deps } from '../../platform/deps.ts';
import { listAttachments } from '../../platform/files/attachments.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { countArticles, findArticle, findNeighbours, listArticles, listRelated } from './article.queries.ts';
import { viewArticle, viewArticleRow } from './article.view.ts';
import { countTags, listMostRead, listYears } from './article-facets.queries.ts';
import { createViewCounter } from './article-views.ts';

const relatedShown = 4;

export function contentRoutes(deps: Deps): BoundEndpoint[] {
  const { clock } = deps;
  const { db } = deps.database;
  const views = createViewCounter(deps);
  deps.onStop(() => views.stop());
  return [
    bind(articleQueryList, async ({ input }) => {
      const now = clock.now();
      const [rows, total] = await Promise.all([listArticles(db, input, now), countArticles(db, input, now)]);
      const { pageNo, pageSize } = input;
      return { rows: rows.map(viewArticleRow), total, totalIsExact: true, pageNo, pageSize };
    }),
    bind(articleQueryFacets, async ({ input: { column, lang } }) => {
      const now = clock.now();
      const [total, tags, years, mostRead] = await Promise.all([
        countArticles(db, { column, lang, sort: 'latest', pageNo: 1, pageSize: 1 }, now),
        countTags(db, column, now),
        listYears(db, column, now),
        listMostRead(db, column, lang, now),
      ]);
      return { total, tags, years, mostRead };
    }),
    bind(articleQueryDetail, async ({ input: { id, column, lang } }) => {
      const now = clock.now();
      const row = await findArticle(db, id, lang, now);
      if (!row || (column && row.column !== column)) throw notFound();
      const [attachments, neighbours, related] = await Promise.all([
        listAttachments(db, row.attachmentFileId),
        findNeighbours(db, { column: row.column, publishAt: row.publishAt, id }, lang, now),
        row.tagIds.length > 0 ? listRelated(db, { id, tagIds: row.tagIds }, lang, now, relatedShown) : [],
      ]);
      return viewArticle(row, { attachments, neighbours, related });
    }),
    bind(articleView, async ({ input: { id }, ip, userAgent }) => ({
      counted: views.count(id, `${ip} ${userAgent}`),
    })),
  ];
}
