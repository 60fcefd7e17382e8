import { matchPreview, matchQueryList, projectQueryPublicList } from '@portal/contract/match';
import {
  matchQueryOwnList,
  recommendApply,
  recommendMute,
  recommendOperate,
  recommendQueryDetail,
  recommendQueryMutes,
  recommendQueryReceived,
  recommendQueryRecord,
  recommendQueryStanding,
  recommendRegisterDeal,
  recommendSend,
} from '@portal/contract/recommend';
import {
  recommendExport,
  recommendQueryCandidates,
  recommendQueryManageList,
  recommendSendByHand,
} from '@portal/contract/recommend-manage';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { applyFor, sendByHand, sendOwn } from './begin-recommend.ts';
import { getStanding } from './get-standing.ts';
import { listCandidates, listMatches, listOwnMatches } from './list-matches.ts';
import { listPublicProjects } from './list-public.ts';
import { listMutes, muteSender } from './mute-sender.ts';
import { operateRecommend } from './operate-recommend.ts';
import { previewMatches } from './preview-matches.ts';
import { countRecommends, getRecommend, listRecommends, readAnswered } from './recommend.queries.ts';
import {
  recommendColumns,
  viewManagedRecommend,
  viewRecommend,
  viewRecommendDetail,
} from './recommend.view.ts';
import { registerDeal } from './register-deal.ts';
import { isMutedBy, senderOf } from './send-recommendation.public.ts';

/** What suits a project, and what comes of it. */
export const recommendRoutes = (): BoundEndpoint[] => [
  bind(matchQueryList, listMatches),
  bind(projectQueryPublicList, listPublicProjects),
  bind(matchPreview, previewMatches),
  bind(matchQueryOwnList, listOwnMatches),
  bind(recommendQueryReceived, async ({ db, actor, now }, input) => {
    const enterpriseId = actor.enterpriseId ?? '';
    const filter = { ...input, toEnterpriseId: enterpriseId };
    const counts = countRecommends(db, filter);
    const view = viewRecommend(actor);
    const page = await pageOfTabs(input, listRecommends(db, filter), { counts, tab: input.state }, view);
    return { ...page, answeredPercent: await readAnswered(db, enterpriseId, now) };
  }),
  bind(recommendQueryRecord, ({ db, actor }, input) => {
    const enterpriseId = actor.enterpriseId ?? '';
    const filter = { ...input, ownerId: enterpriseId };
    const counts = countRecommends(db, filter);
    const view = viewRecommend(actor);
    return pageOfTabs(input, listRecommends(db, filter), { counts, tab: input.state }, view);
  }),
  bind(recommendQueryDetail, async ({ db, actor }, { id }) => {
    const enterpriseId = actor.enterpriseId ?? '';
    const row = await getRecommend(db, id, enterpriseId);
    return viewRecommendDetail(row, actor, await isMutedBy(db, enterpriseId, senderOf(row.recommend)));
  }),
  bind(recommendSend, sendOwn),
  bind(recommendApply, applyFor),
  bind(recommendOperate, operateRecommend),
  bind(recommendRegisterDeal, registerDeal),
  bind(recommendMute, muteSender),
  bind(recommendQueryMutes, listMutes),
  bind(recommendQueryStanding, getStanding),
  bind(recommendQueryManageList, ({ db }, input) =>
    pageOfTabs(
      input,
      listRecommends(db, input),
      { counts: countRecommends(db, input), tab: input.state },
      viewManagedRecommend,
    ),
  ),
  bindRaw(recommendExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '供需推荐',
      entity: 'recommend',
      filter: input,
      columns: recommendColumns,
      count: (tx) => countOfTab(countRecommends(tx, input), input.state),
      read: (tx, page) => listRecommends(tx, { ...input, ...page }),
    }),
  ),
  bind(recommendQueryCandidates, listCandidates),
  bind(recommendSendByHand, sendByHand),
];
