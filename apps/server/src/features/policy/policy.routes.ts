import {
  declareItemCalendar,
  declareItemOperate,
  declareItemQueryDetail,
  declareItemQueryList,
} from '@portal/contract/declare-item';
import {
  policyCalculate,
  policyQueryDetail,
  policyQueryFacets,
  policyQueryList,
} from '@portal/contract/policy';
import { policyQueryMatch } from '@portal/contract/policy-match';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
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
  const { clock } = deps;
  const { db } = deps.database;
  const cleanText = createRichTextCache();
  return [
    bind(policyQueryList, async (_ctx, input) => {
      const today = chinaDayOf(clock.now());
      const [rows, total] = await Promise.all([
        listPolicies(db, input, today),
        countPolicies(db, input, today),
      ]);
      const { pageNo, pageSize } = input;
      const shown = rows.map((row) => viewPolicyRow(row, today));
      return { rows: shown, total, totalIsExact: true, pageNo, pageSize, today };
    }),
    bind(policyQueryFacets, () => listFacets(db, chinaDayOf(clock.now()))),
    bind(policyQueryDetail, (_ctx, input) => getPolicy(db, cleanText, input.id, chinaDayOf(clock.now()))),
    bind(policyCalculate, async (ctx, { id, preview, ...figures }) => {
      const calc = await (preview === undefined ? findFormula(db, id) : findPreviewFormula(ctx, id, preview));
      return calculateAmount(calc, figures);
    }),
    bind(policyQueryMatch, ({ actor }, input) => matchPolicies(db, actor, input, chinaDayOf(clock.now()))),
    bind(declareItemQueryList, async (_ctx, input) => {
      const today = chinaDayOf(clock.now());
      const [rows, counts] = await Promise.all([
        listDeclareItems(db, input, today),
        countDeclareItems(db, input, today),
      ]);
      const { pageNo, pageSize } = input;
      const shown = rows.map((row) => viewDeclareItemRow(row, today));
      return {
        rows: shown,
        total: counts[input.phase],
        totalIsExact: true,
        pageNo,
        pageSize,
        today,
        counts,
      };
    }),
    bind(declareItemQueryDetail, (_ctx, input) => getDeclareItem(db, input.id, chinaDayOf(clock.now()))),
    bind(declareItemOperate, operateDeclareItem),
    bindRaw(declareItemCalendar, ({ reply }, input) => sendDeclareCalendar(deps, input.itemId, reply)),
  ];
}
