import {
  recommendMute,
  recommendOperate,
  recommendQueryDetail,
  recommendQueryMutes,
  recommendQueryReceived,
  recommendQueryRecord,
  recommendRegisterDeal,
} from '@portal/contract/recommend';
import { recommendExport, recommendQueryManageList } from '@portal/contract/recommend-manage';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { listMutes, muteSender } from './mute-sender.ts';
import { operateRecommend } from './operate-recommend.ts';
import { readRecommend } from './read-recommend.public.ts';
import { countRecommends, listRecommends, readAnswered } from './recommend.queries.ts';
import { recommendColumns, viewManagedRecommend, viewRecommend } from './recommend.view.ts';
import { registerDeal } from './register-deal.ts';

/** What comes of bringing a project to somebody. */
export const recommendRoutes = (): BoundEndpoint[] => [
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
  bind(recommendQueryDetail, ({ db, actor }, { id }) => readRecommend(db, id, actor)),
  bind(recommendOperate, operateRecommend),
  bind(recommendRegisterDeal, registerDeal),
  bind(recommendMute, muteSender),
  bind(recommendQueryMutes, listMutes),
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
];
