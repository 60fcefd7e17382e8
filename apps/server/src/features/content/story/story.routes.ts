import {
  storyOperate,
  storyPreview,
  storyQueryDetail,
  storyQueryList,
  storySave,
} from '@portal/contract/content/article-story';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { viewManagedArticle } from '../editing/get-managed-article.ts';
import { viewManagedRow } from '../editing/managed-article.view.ts';
import { operateArticle } from '../editing/operate-article.ts';
import { issuePreview } from '../editing/preview-article.ts';
import { wordReturnReason } from '../editing/return-reason.ts';
import { getOwnStory } from './own-story.ts';
import { saveStory } from './save-story.ts';
import { countStories, listStories } from './story.queries.ts';

const viewStoryRow = (row: Awaited<ReturnType<typeof listStories>>[number]) => ({
  ...viewManagedRow(row),
  returnReason: wordReturnReason(row.returnReason),
});

/** Stories enterprises write about themselves, with the same states and rules as every article. */
export function storyRoutes(deps: Deps): BoundEndpoint[] {
  const { db } = deps.database;
  return [
    bind(storyQueryList, (ctx, input) => {
      const filter = { ...input, enterpriseId: ctx.actor.enterpriseId ?? '' };
      return pageOfTabs(
        input,
        listStories(ctx.db, filter),
        { counts: countStories(ctx.db, filter), tab: input.state },
        viewStoryRow,
      );
    }),
    bind(storyQueryDetail, async ({ actor }, { id }) =>
      viewManagedArticle(db, actor, await getOwnStory(db, actor, id)),
    ),
    bind(storySave, saveStory),
    bind(storyOperate, (ctx, input) => operateArticle(ctx, { ...input, data: { reason: '' } })),
    bind(storyPreview, async (ctx, { id }) => issuePreview(ctx, await getOwnStory(ctx.db, ctx.actor, id))),
  ];
}
