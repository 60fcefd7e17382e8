import {
  articleOperate,
  articleQueryManageList,
  type ManagedArticleRow,
} from '@portal/contract/content/article-manage';
import { type ArticleEvent, articleStatusLabels } from '@portal/contract/content/article-states';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import { type BulkAct, bulkAct, bulkSource, inState, stateReasons } from '../../../feature/bulk-act.ts';
import { articles } from '../article.table.ts';
import { actionsOf, isParksBusiness } from './article-editing.policy.ts';
import { articleRevisions } from './article-revision.table.ts';
import type { Article } from './edited-article.ts';

type Way = Pick<BulkAct, 'kind' | 'needs' | 'isDanger'> & { event: ArticleEvent; back?: ArticleEvent };

/** Why an event that is not possible isn't. */
function barOf({ origin, status }: Article, event: ArticleEvent, isAuthor: boolean): string {
  const isDecision = event === 'approve';
  if (isDecision && isAuthor) return 'author';
  if (origin === 'ENTERPRISE' && !isDecision && event !== 'withdraw') return 'enterprise';
  return inState(status);
}

const articleAct = ({ event, back, ...act }: Way): BulkAct =>
  bulkAct({
    ...act,
    call: articleOperate,
    input: ({ id, version }, { reason }) => ({ id, version, event, data: { reason } }),
    async look(db, ids, { actor }) {
      const rows = await db
        .select({ article: articles, authorIds: articleRevisions.authorIds })
        .from(articles)
        .leftJoin(articleRevisions, eq(articleRevisions.articleId, articles.id))
        .where(inArray(articles.id, [...ids]));
      return rows
        .filter(({ article }) => isParksBusiness(article))
        .map(({ article, authorIds }) => {
          const isPossible = actionsOf(actor, article, authorIds ?? []).includes(event);
          const isAuthor = authorIds?.includes(actor.userId) ?? false;
          const { id, title, version } = article;
          return { id, name: title, version, barred: isPossible ? null : barOf(article, event, isAuthor) };
        });
    },
    reasons: { ...stateReasons(articleStatusLabels), enterprise: m.bulk_reason_enterprise },
    ...(back && {
      undo: {
        call: articleOperate,
        input: ({ id, version }) => ({ id, version, event: back, data: { reason: '' } }),
      },
    }),
  });

export const articleBulk = bulkSource<ManagedArticleRow>({
  list: articleQueryManageList,
  keyOf: ({ contentId }) => contentId,
  acts: [
    articleAct({ kind: 'ARTICLE_SUBMIT', event: 'submit', back: 'recall' }),
    articleAct({ kind: 'ARTICLE_APPROVE', event: 'approve' }),
    articleAct({ kind: 'ARTICLE_WITHDRAW', event: 'withdraw', needs: ['reason'], isDanger: true }),
    articleAct({ kind: 'ARTICLE_TRASH', event: 'trash', back: 'restore', isDanger: true }),
    articleAct({ kind: 'ARTICLE_RESTORE', event: 'restore', back: 'trash' }),
  ],
});
