import {
  serviceRecommendOperate,
  serviceRecommendQueryOwnList,
  serviceRecommendSend,
} from '@portal/contract/service-recommend/public';
import type { Feature } from '../../feature/feature.ts';
import { bind } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { operateServiceRecommend, sendService, settleServiceRecommends } from './send-service.ts';
import { serviceRecommendLog } from './service-recommend.log.ts';
import {
  countServiceRecommends,
  listServiceRecommends,
  viewServiceRecommend,
} from './service-recommend.queries.ts';

export const serviceRecommendFeature: Feature = {
  routes: () => [
    bind(serviceRecommendQueryOwnList, ({ db, actor }, input) => {
      const filter = { view: input.view, enterpriseId: actor.enterpriseId ?? '' };
      return pageOfTabs(
        input,
        listServiceRecommends(db, { ...input, ...filter }),
        { counts: countServiceRecommends(db, filter), tab: input.state },
        viewServiceRecommend(actor),
      );
    }),
    bind(serviceRecommendSend, sendService),
    bind(serviceRecommendOperate, operateServiceRecommend),
  ],
  jobs: (deps) => [
    { name: 'match.expire-services', cron: '26 * * * *', run: () => settleServiceRecommends(deps) },
  ],
  log: serviceRecommendLog,
};
