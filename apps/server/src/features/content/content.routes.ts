import {
  articleQueryDetail,
  articleQueryFacets,
  articleQueryList,
  articleView,
} from '@portal/contract/article';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { countArticles, listArticles } from './article.queries.ts';
import { viewArticleRow } from './article.view.ts';
import { countKinds, countTags, listMostRead, listYears } from './article-facets.queries.ts';
import { viewKinds } from './article-facets.view.ts';
import { createViewCounter } from './article-views.ts';
import { getArticle } from './get-article.ts';
import { createRichTextCache } from './rich-text.ts';

export function contentRoutes(deps: Deps): BoundEndpoint[] {
  const { clock } = deps;
  const { db } = deps.database;
  const views = createViewCounter(deps);
  deps.onStop(() => views.stop());
  const cleanText = createRichTextCache();
  return [
    bind(articleQueryList, async ({ input }) => {
      const now = clock.now();
      const [rows, total] = await Promise.all([listArticles(db, input, now), countArticles(db, input, now)]);
      const { pageNo, pageSize } = input;
      return { rows: rows.map(viewArticleRow), total, totalIsExact: true, pageNo, pageSize };
    }),
    bind(articleQueryFacets, async ({ input: { column, lang } }) => {
      const now = clock.now();
      const [kinds, tags, years, mostRead] = await Promise.all([
        countKinds(db, column, now),
        countTags(db, column, now),
        listYears(db, column, now),
        listMostRead(db, column, lang, now),
      ]);
      return { ...viewKinds(kinds), tags, years, mostRead };
    }),
    bind(articleQueryDetail, async ({ input }) => getArticle(db, cleanText, input, clock.now())),
    bind(articleView, async ({ input: { id }, ip, userAgent }) => ({
      counted: views.count(id, `${ip} ${userAgent}`),
    })),
  ];
}
