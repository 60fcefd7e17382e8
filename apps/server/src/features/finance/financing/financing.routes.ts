import {
  financingDecide,
  financingFile,
  financingOperate,
  financingQueryConsents,
  financingQueryOwnDetail,
  financingQueryOwnList,
  financingQueryReceivedDetail,
  financingQueryReceivedList,
  financingReadData,
  financingRevoke,
  financingSave,
} from '@portal/contract/finance/financing';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { decideFinancing, readConsented, showSupplement } from './decide-financing.ts';
import {
  countAsked,
  countReceived,
  getReceived,
  listAsked,
  listConsents,
  listReceived,
} from './financing.queries.ts';
import { viewConsent, viewOwnFinancing, viewReceived, viewReceivedDetail } from './financing.view.ts';
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
  bind(financingQueryConsents, async ({ db, actor, now }) => ({
    rows: (await listConsents(db, actor.enterpriseId ?? '', chinaDayOf(now))).map((row) =>
      viewConsent(row, now),
    ),
  })),
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
