import {
  financingDecide,
  financingFile,
  financingOperate,
  financingQueryOwnDetail,
  financingQueryOwnList,
  financingQueryReceivedDetail,
  financingQueryReceivedList,
  financingReadData,
  financingRevoke,
  financingSave,
} from '@portal/contract/financing';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { decideFinancing, readConsented, showSupplement } from './decide-financing.ts';
import { countAsked, countReceived, getReceived, listAsked, listReceived } from './financing.queries.ts';
import { viewOwnFinancing, viewReceived, viewReceivedDetail } from './financing.view.ts';
import { operateFinancing, readOwnFinancing, revokeConsent } from './operate-financing.ts';
import { saveFinancing } from './save-financing.ts';

export const financingRoutes = (): BoundEndpoint[] => [
  bind(financingQueryOwnList, ({ db, actor, now }, input) => {
    const enterpriseId = actor.enterpriseId ?? '';
    return pageOfTabs(
      input,
      listAsked(db, enterpriseId, input),
      { counts: countAsked(db, enterpriseId), tab: input.state },
      (row) => viewOwnFinancing(row, now),
    );
  }),
  bind(financingQueryOwnDetail, (ctx, { id }) => readOwnFinancing(ctx.db, ctx, id)),
  bind(financingSave, saveFinancing),
  bind(financingOperate, operateFinancing),
  bind(financingRevoke, revokeConsent),
  bind(financingQueryReceivedList, ({ db, actor, now }, input) => {
    const enterpriseId = actor.enterpriseId ?? '';
    return pageOfTabs(
      input,
      listReceived(db, enterpriseId, input),
      { counts: countReceived(db, enterpriseId), tab: input.state },
      (row) => viewReceived(row, now),
    );
  }),
  bind(financingQueryReceivedDetail, async ({ db, actor, now }, { id }) =>
    viewReceivedDetail(await getReceived(db, actor.enterpriseId, id), now),
  ),
  bind(financingReadData, readConsented),
  bind(financingDecide, decideFinancing),
  bindRaw(financingFile, showSupplement),
];
