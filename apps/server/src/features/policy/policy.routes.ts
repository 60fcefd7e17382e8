import {
  declareItemCalendar,
  declareItemOperate,
  declareItemQueryDetail,
  declareItemQueryList,
} from '@portal/contract/policy/declare-item';
import { policyQueryMatch } from '@portal/contract/policy/match';
import {
  policyCalculate,
  policyQueryDetail,
  policyQueryFacets,
  policyQueryList,
} from '@portal/contract/policy/public';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { createRichTextCache } from '../../platform/text/rich-text.ts';
import { calculateAmount } from './calculate-amount.ts';
import { countDeclareItems, listDeclareItems } from './declare-item.queries.ts';
import { viewDeclareItemRow } from './declare-item.view.ts';
import { findPreviewFormula } from './editing/preview-policy.ts';
import { getDeclareItem } from './get-declare-item.ts';
import { getPolicy } from './get-policy.ts';
import { listFacets } from './list-facets.ts';
import { matchPolicies } from './matching/match-policies.ts';
import { operateDeclareItem } from './operate-declare-item.ts';
import { countPolicies, findFormula, listPolicies } from './policy.queries.ts';
import { viewPolicyRow } from './policy.view.ts';
import { sendDeclareCalendar } from './send-declare-calendar.ts';

export function policyRoutes(deps: Deps): BoundEndpoint[] {
  const cleanText = createRichTextCache();
  return [
    bind(policyQueryList, async ({ db, now }, input) => {
      const today = chinaDayOf(now);
      const rows = listPolicies(db, input, today);
      const total = countPolicies(db, input, today);
      return { ...(await pageOf(input, rows, total, (row) => viewPolicyRow(row, today))), today };
    }),
    bind(policyQueryFacets, ({ db, now }) => listFacets(db, chinaDayOf(now))),
    bind(policyQueryDetail, ({ db, now }, { id }) => getPolicy(db, cleanText, id, chinaDayOf(now))),
    bind(policyCalculate, async (ctx, { id, preview, ...figures }) => {
      const calc = await (preview === undefined
        ? findFormula(ctx.db, id)
        : findPreviewFormula(ctx, id, preview));
      return calculateAmount(calc, figures);
    }),
    bind(policyQueryMatch, matchPolicies),
    bind(declareItemQueryList, async ({ db, now }, input) => {
      const today = chinaDayOf(now);
      const counts = countDeclareItems(db, input, today);
      const rows = listDeclareItems(db, input, today);
      const total = counts.then((of) => of[input.phase]);
      const page = await pageOf(input, rows, total, (row) => viewDeclareItemRow(row, today));
      return { ...page, today, counts: await counts };
    }),
    bind(declareItemQueryDetail, ({ db, now }, { id }) => getDeclareItem(db, id, chinaDayOf(now))),
    bind(declareItemOperate, operateDeclareItem),
    bindRaw(declareItemCalendar, ({ reply }, input) => sendDeclareCalendar(deps, input.itemId, reply)),
  ];
}
