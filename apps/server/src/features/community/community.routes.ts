import {
  boardQueryManageList,
  boardSave,
  boardTypeSave,
  moderationExport,
  moderationMakeArticle,
  moderationOperate,
  moderationQueryDetail,
  moderationQueryList,
  moderationReveal,
  reportExport,
  reportOperate,
  reportQueryDetail,
  reportQueryList,
  wordDelete,
  wordQueryDetail,
  wordQueryList,
  wordSave,
  wordTest,
} from '@portal/contract/community/manage';
import {
  likeOperate,
  postOperate,
  postQueryAlike,
  postQueryDetail,
  postQueryList,
  postQueryOwnDetail,
  postQueryOwnList,
  postQueryRanking,
  postQueryStanding,
  postSave,
  postSubmit,
  postView,
  profileQuery,
  profileSave,
} from '@portal/contract/community/post';
import {
  answerInviteQueryList,
  answerInviteSubmit,
  answerOperate,
  answerPick,
  commentOperate,
  commentQueryList,
  commentQueryOwnList,
  commentQueryReplies,
  commentSubmit,
  reportSubmit,
} from '@portal/contract/community/post-comment';
import { boardFollow, boardQueryList, queryTypeCommunityPlate } from '@portal/contract/community/public';
import { sql } from 'drizzle-orm';
import type { Contributions } from '../../feature/feature.ts';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { createViewCounter } from '../../platform/view-counter.ts';
import {
  followBoard,
  queryBoards,
  queryManagedBoards,
  queryTypes,
  saveBoard,
  saveBoardType,
} from './boards.ts';
import { getPost } from './get-post.ts';
import { getStanding } from './get-standing.ts';
import { makeArticle } from './moderation/make-article.ts';
import { countTexts, listTexts } from './moderation/moderated.queries.ts';
import { getText, moderatedColumns, readTexts, viewText } from './moderation/moderated.view.ts';
import { operateText } from './moderation/operate-text.ts';
import {
  countReports,
  listReports,
  operateReport,
  queryReport,
  queryReports,
  reportColumns,
  submitReport,
} from './moderation/reports.ts';
import { revealAuthor } from './moderation/reveal-author.ts';
import { createWordBook } from './moderation/word-book.ts';
import { deleteWord, queryWord, queryWords, saveWord, testWords } from './moderation/words.ts';
import { operateLike } from './operate-like.ts';
import { operatePost } from './operate-post.ts';
import { getOwnPost, listOwnComments, listOwnPosts } from './own-texts.ts';
import { posts } from './post.table.ts';
import { type Community, PostKinds } from './post-kinds.ts';
import { getProfile, saveProfile } from './profile.ts';
import { queryAlike } from './query-alike.ts';
import { queryComments, queryPosts, queryRanking, queryReplies } from './query-public.ts';
import { inviteAnswerer, queryInvitable } from './question/invite-answerers.ts';
import { operateAnswer, pickAnswer } from './question/operate-answer.ts';
import { operateComment, submitComment } from './submit-comment.ts';
import { saveDraft, submitPost } from './submit-post.ts';

function publicRoutes(deps: Deps, community: Community): BoundEndpoint[] {
  const views = createViewCounter(
    deps,
    (sums) => sql`update ${posts} set views = views + s.n from ${sums}
      where ${posts.id} = s.id and ${posts.status} in ('PUBLISHED', 'LOCKED')`,
  );
  deps.onStop(() => views.stop());
  return [
    bind(queryTypeCommunityPlate, queryTypes),
    bind(boardQueryList, queryBoards),
    bind(postQueryList, queryPosts(community)),
    bind(postQueryAlike, queryAlike),
    bind(postQueryRanking, queryRanking),
    bind(postQueryDetail, getPost(community)),
    bind(postView, async ({ ip, userAgent }, { id }) => ({ counted: views.count(id, `${ip} ${userAgent}`) })),
    bind(commentQueryList, queryComments),
    bind(commentQueryReplies, queryReplies),
  ];
}

const memberRoutes = (community: Community): BoundEndpoint[] => [
  bind(boardFollow, followBoard),
  bind(postQueryStanding, getStanding),
  bind(likeOperate, operateLike),
  bind(postQueryOwnList, listOwnPosts),
  bind(postQueryOwnDetail, getOwnPost(community)),
  bind(postSave, saveDraft(community)),
  bind(postSubmit, submitPost(community)),
  bind(postOperate, operatePost(community)),
  bind(profileQuery, getProfile),
  bind(profileSave, saveProfile(community)),
  bind(commentSubmit, submitComment(community)),
  bind(commentOperate, operateComment),
  bind(commentQueryOwnList, listOwnComments),
  bind(reportSubmit, submitReport(community)),
  bind(answerOperate, operateAnswer),
  bind(answerPick, pickAnswer),
  bind(answerInviteQueryList, queryInvitable),
  bind(answerInviteSubmit, inviteAnswerer),
];

const operatorRoutes = (community: Community): BoundEndpoint[] => [
  bind(moderationQueryList, async ({ db, now }, input) => {
    const texts = listTexts(db, input, { ...input, now }).then((listed) => readTexts(db, listed));
    return pageOfTabs(input, texts, { counts: countTexts(db, input, now), tab: input.state }, viewText);
  }),
  bindRaw(moderationExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '社区内容',
      entity: 'communityPost',
      filter: input,
      columns: moderatedColumns,
      count: (tx) => countOfTab(countTexts(tx, input, ctx.now), input.state),
      read: async (tx, page) =>
        (await readTexts(tx, await listTexts(tx, input, { ...page, now: ctx.now }))).map(viewText),
    }),
  ),
  bind(moderationQueryDetail, getText),
  bind(moderationOperate, operateText(community)),
  bind(moderationReveal, revealAuthor),
  bind(moderationMakeArticle, makeArticle),
  bind(reportQueryList, queryReports),
  bind(reportQueryDetail, queryReport),
  bindRaw(reportExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '社区举报',
      entity: 'communityReport',
      filter: input,
      columns: reportColumns,
      count: (tx) => countOfTab(countReports(tx, input), input.state),
      read: (tx, page) => listReports(tx, { ...input, ...page }),
    }),
  ),
  bind(reportOperate, operateReport(community)),
  bind(boardQueryManageList, queryManagedBoards),
  bind(boardTypeSave, saveBoardType),
  bind(boardSave, saveBoard),
  bind(wordQueryList, queryWords),
  bind(wordQueryDetail, queryWord),
  bind(wordSave, saveWord),
  bind(wordDelete, deleteWord),
  bind(wordTest, testWords(community)),
];

export function communityRoutes(deps: Deps, { postKinds }: Contributions): BoundEndpoint[] {
  const community: Community = { kinds: new PostKinds(postKinds), words: createWordBook() };
  return [...publicRoutes(deps, community), ...memberRoutes(community), ...operatorRoutes(community)];
}
