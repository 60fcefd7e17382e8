import {
  articleQueryDetail,
  articleQueryFacets,
  articleQueryList,
  articleView,
  noticeCalendar,
} from '@portal/contract/content/article';
import { setTopFlag as setTopFlagCall, topQueryList, topSave } from '@portal/contract/content/top-info';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { createRichTextCache } from '../../platform/text/rich-text.ts';
import { createViewCounter } from '../../platform/view-counter.ts';
import { articles } from './article.table.ts';
import { viewArticleRow } from './article.view.ts';
import { countLists, readYearCounts } from './article-count.queries.ts';
import { listMostRead } from './article-facets.queries.ts';
import { viewLists, viewYears } from './article-facets.view.ts';
import { getArticle } from './get-article.ts';
import { pageOfArticles } from './list-articles.ts';
import { sendNoticeCalendar } from './send-notice-calendar.ts';
import { setTopFlag } from './set-top-flag.ts';
import { listTop, saveTop } from './top/save-top.ts';

export function contentRoutes(deps: Deps): BoundEndpoint[] {
  const { clock } = deps;
  const { db } = deps.database;
  const views = createViewCounter(
    deps,
    (sums) => sql`update ${articles} set views = views + s.n from ${sums}
      where ${articles.id} = s.id and ${articles.status} = 'PUBLISHED'`,
  );
  deps.onStop(() => views.stop());
  const cleanText = createRichTextCache();
  return [
    bind(articleQueryList, async (_ctx, input) => {
      const { rows, total, totalIsExact } = await pageOfArticles(db, input, clock.now());
      const { pageNo, pageSize } = input;
      return { rows: rows.map(viewArticleRow), total, totalIsExact, pageNo, pageSize };
    }),
    bind(articleQueryFacets, async (_ctx, { column, lang }) => {
      const [lists, years, mostRead] = await Promise.all([
        countLists(db, column),
        readYearCounts(db, { column, list: 'all' }),
        listMostRead(db, column, lang, clock.now()),
      ]);
      return { ...viewLists(lists), years: viewYears(years), mostRead };
    }),
    bind(articleQueryDetail, async (_ctx, input) => getArticle(db, cleanText, input, clock.now())),
    bindRaw(noticeCalendar, ({ reply }, input) => sendNoticeCalendar(deps, input.id, reply)),
    bind(articleView, async ({ ip, userAgent }, { id }) => ({
      counted: views.count(id, `${ip} ${userAgent}`),
    })),
    bind(setTopFlagCall, setTopFlag),
    bind(topQueryList, () => listTop(db)),
    bind(topSave, saveTop),
  ];
}
