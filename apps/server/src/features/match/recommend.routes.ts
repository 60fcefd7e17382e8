import {
  recommendMute,
  recommendOperate,
  recommendQueryDetail,
  recommendQueryMutes,
  recommendQueryReceived,
  recommendQueryRecord,
  recommendRegisterDeal,
} from '@portal/contract/match/recommend';
import { recommendExport, recommendQueryManageList } from '@portal/contract/match/recommend-manage';
import type { RecommendState, RecommendStep } from '@portal/contract/match/recommend-terms';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import type { Db } from '../../platform/database/database.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { readCrowd } from '../blind/read-crowd.public.ts';
import { listMutes, muteSender } from './mute-sender.ts';
import { operateRecommend } from './operate-recommend.ts';
import { readRecommend } from './read-recommend.public.ts';
import { countRecommends, listRecommends, type RecommendRecord, readAnswered } from './recommend.queries.ts';
import { recommendColumns, viewManagedRecommend, viewRecommend } from './recommend.view.ts';
import { registerDeal } from './register-deal.ts';

const pageOfRecommends = <View>(
  db: Db,
  filter: Parameters<typeof listRecommends>[1],
  view: (row: RecommendRecord) => View,
) =>
  pageOfTabs<RecommendRecord, View, RecommendState | RecommendStep>(
    filter,
    listRecommends(db, filter),
    { counts: countRecommends(db, filter), tab: filter.state },
    view,
  );

/** Endpoints for recommendations, from sending to the deal. */
export const recommendRoutes = (): BoundEndpoint[] => [
  bind(recommendQueryReceived, async ({ db, actor, now }, input) => {
    const toEnterpriseId = actor.enterpriseId ?? '';
    const view = viewRecommend(await readCrowd(db), actor);
    const page = await pageOfRecommends(db, { ...input, toEnterpriseId }, view);
    return { ...page, answeredPercent: await readAnswered(db, toEnterpriseId, now) };
  }),
  bind(recommendQueryRecord, async ({ db, actor }, input) => {
    const view = viewRecommend(await readCrowd(db), actor);
    return pageOfRecommends(db, { ...input, ownerId: actor.enterpriseId ?? '' }, view);
  }),
  bind(recommendQueryDetail, ({ db, actor }, { id }) => readRecommend(db, id, actor)),
  bind(recommendOperate, operateRecommend),
  bind(recommendRegisterDeal, registerDeal),
  bind(recommendMute, muteSender),
  bind(recommendQueryMutes, listMutes),
  bind(recommendQueryManageList, ({ db }, input) => pageOfRecommends(db, input, viewManagedRecommend)),
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
];
