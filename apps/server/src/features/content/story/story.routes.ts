import {
  storyOperate,
  storyPreview,
  storyQueryDetail,
  storyQueryList,
  storySave,
} from '@portal/contract/article-story';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import { viewManagedArticle } from '../editing/get-managed-article.ts';
import { viewManagedRow } from '../editing/managed-article.view.ts';
import { operateArticle } from '../editing/operate-article.ts';
import { issuePreview } from '../editing/preview-article.ts';
import { getOwnStory } from './own-story.ts';
import { saveStory } from './save-story.ts';
import { countStories, listStories } from './story.queries.ts';

/** What the enterprises write about themselves, within the states and rules of every article. */
export function storyRoutes(deps: Deps): BoundEndpoint[] {
  const { db } = deps.database;
  return [
    bind(storyQueryList, async ({ input, actor }) => {
      const filter = { ...input, enterpriseId: actor.enterpriseId ?? '' };
      const [rows, total] = await Promise.all([listStories(db, filter), countStories(db, filter)]);
      const { pageNo, pageSize } = input;
      return { rows: rows.map(viewManagedRow), total, totalIsExact: true, pageNo, pageSize };
    }),
    bind(storyQueryDetail, async ({ input: { id }, actor }) =>
      viewManagedArticle(db, actor, await getOwnStory(db, actor, id)),
    ),
    bind(storySave, ({ input, ...source }) => saveStory(deps, input, source)),
    bind(storyOperate, ({ input, ...source }) =>
      operateArticle(deps, { ...input, data: { reason: '' } }, source),
    ),
    bind(storyPreview, async ({ input: { id }, actor }) =>
      issuePreview(deps, await getOwnStory(db, actor, id)),
    ),
  ];
}
