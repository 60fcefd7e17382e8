import type { ArticleColumn, ArticleDetail } from '@portal/contract/content/article';
import * as m from '@portal/texts/messages';
import Relevance from './Relevance.island.tsx';

const news: readonly ArticleColumn[] = ['INDUSTRY', 'PARK'];

/** Shown below news, for logged-in members. */
export function ArticleRelevance({ article: { column, contentId } }: { article: ArticleDetail }) {
  if (!news.includes(column)) return null;
  const [tag, own] = ['{tag}', '{own}'];
  return (
    <Relevance
      contentId={contentId}
      title={m.content_relevance()}
      texts={{
        NAMED: m.content_relevance_named(),
        // The island fills in the values it receives.
        PRODUCT: m.content_relevance_product({ tag, own }),
        INDUSTRY: m.content_relevance_industry({ tag, own }),
        COLLECTED: m.content_relevance_collected({ tag, count: '{count}' }),
      }}
    />
  );
}
