import { postPath } from '@portal/contract/community/post-path';
import { postFilePurpose } from '@portal/contract/community/terms';
import { paths } from '@portal/contract/paths';
import { sql } from 'drizzle-orm';
import type { Feature } from '../../feature/feature.ts';
import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { eraseCommunity } from './community.account-end.ts';
import { communityChart } from './community.chart.ts';
import { communityLog } from './community.log.ts';
import { moderationQueue, reportQueue } from './community.queue.ts';
import { communityRoutes } from './community.routes.ts';
import { registerCommunityFeeds } from './feeds.ts';
import { wordImporter } from './import/word.importer.ts';
import { notifyFollowers } from './notify-followers.ts';
import { postCollect } from './post.collect.ts';
import { postSearch } from './post.search.ts';
import { comments, posts, reports } from './post.table.ts';
import { questionKind } from './question/question.kind.ts';
import { settleBounties } from './question/settle-bounties.ts';
import { isShown } from './shown-post.public.ts';

export const communityFeature: Feature = {
  routes: communityRoutes,
  importers: [wordImporter],
  plainRoutes: registerCommunityFeeds,
  jobs: (deps) => [
    { name: 'community.bounties', cron: '*/5 * * * *', run: () => settleBounties(deps) },
    { name: 'community.followed', cron: '30 8 * * *', run: () => notifyFollowers(deps) },
  ],
  menuPages: [
    paths.ownPosts(),
    paths.submitQuestion(),
    paths.managePosts(),
    paths.manageReports(),
    paths.manageBoards(),
    paths.manageWords(),
  ],
  standingPages: [paths.community()],
  postKinds: [questionKind],
  search: [postSearch],
  collect: [postCollect],
  queue: [moderationQueue, reportQueue],
  figures: [
    { figure: 'posts', roles: ['OP_COMMUNITY'], table: posts, at: posts.publishedAt, isCounted: isShown },
    {
      figure: 'comments',
      roles: ['OP_COMMUNITY'],
      table: comments,
      at: comments.createdAt,
      isCounted: sql`${comments.status} = 'PUBLISHED'`,
    },
    { figure: 'reports', roles: ['OP_COMMUNITY'], table: reports, at: reports.createdAt },
  ],
  charts: [communityChart],
  sitemap: [
    sitemapKindOf('post', {
      table: posts,
      id: posts.id,
      updatedAt: posts.updatedAt,
      shown: () => isShown,
      of: posts.kind,
      pathOf: (id, kind) => postPath(kind as Parameters<typeof postPath>[0], id),
    }),
  ],
  log: communityLog,
  fileReviewers: { [postFilePurpose]: ['OP_COMMUNITY'] },
  erase: eraseCommunity,
};
