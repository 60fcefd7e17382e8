import type { ArticleColumn, ArticleDetail } from '@portal/contract/article';
import {
  content_relevance,
  content_relevance_collected,
  content_relevance_industry,
  content_relevance_named,
  content_relevance_product,
} from '../../../platform/i18n/paraglide/messages.js';
import Relevance from './Relevance.island.tsx';

const news: readonly ArticleColumn[] = ['INDUSTRY', 'PARK'];

/** Under news, for who is logged in. */
export function ArticleRelevance({ article: { column, contentId } }: { article: ArticleDetail }) {
  if (!news.includes(column)) return null;
  const [tag, own] = ['{tag}', '{own}'];
  return (
    <Relevance
      contentId={contentId}
      title={content_relevance()}
      texts={{
        NAMED: content_relevance_named(),
        // The island fills in what it is told.
        PRODUCT: content_relevance_product({ tag, own }),
        INDUSTRY: content_relevance_industry({ tag, own }),
        COLLECTED: content_relevance_collected({ tag, count: '{count}' }),
      }}
    />
  );
}
