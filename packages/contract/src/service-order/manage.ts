import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { oneOf, requiredNote } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { rulingEvents } from './lifecycle.ts';
import { managedOrderParts, managedRating } from './public.ts';
import { ratingDecisions } from './terms.ts';

const byService = { tag: 'serviceOrder', access: ['OP_SERVICE'] } as const;

const disputeTabs = ['OPEN', 'RULED'] as const;

const managedOrder = managedOrderParts.row.extend({
  buyerName: z.string(),
  providerName: z.string(),
  disputedAt: instant.nullable(),
});
export type ManagedOrder = z.infer<typeof managedOrder>;
const managedOrderDetail = managedOrder.extend({
  ...managedOrderParts.detailFields,
  actions: abilities(rulingEvents),
});
export type ManagedOrderDetail = z.infer<typeof managedOrderDetail>;

const disputeFilter = { tab: oneOf(m.field_state, disputeTabs).optional(), keyword: keyword.optional() };

export const disputeQueryList = call.list(byService, '/api/serviceManage/dispute/queryManageList', {
  summary: 'Lists the orders in dispute and those already ruled on.',
  filter: { ...disputeFilter, sort: sortedBy('disputed').default('-disputed') },
  output: pageOfTabs(managedOrder, disputeTabs),
});

export const disputeExport = call.sheet(byService, '/api/serviceManage/dispute/export', {
  summary: 'Exports the filtered disputes as a spreadsheet.',
  input: z.object(disputeFilter),
});

export const disputeQueryDetail = call.detail(byService, '/api/serviceManage/dispute/queryManageDetail', {
  summary: 'Returns an order that is or was in dispute, with both sides’ statements.',
  output: managedOrderDetail,
});

export const disputeOperate = call.operate(byService, '/api/serviceManage/dispute/operateManage', {
  summary: 'Rules on a dispute; both sides see the reasons.',
  events: rulingEvents,
  fields: { data: z.object({ text: requiredNote(m.field_ruling, 500) }) },
  output: managedOrderDetail,
});

const ratingTabs = ['PENDING', 'HIDDEN'] as const;
export type ManagedRating = z.infer<typeof managedRating>;

export const ratingQueryManageList = call.list(byService, '/api/serviceManage/rating/queryManageList', {
  summary: 'Lists the ratings that someone has asked to hide.',
  filter: { tab: oneOf(m.field_state, ratingTabs).optional() },
  output: pageOfTabs(managedRating, ratingTabs),
});

export const ratingOperateManage = call.operate(byService, '/api/serviceManage/rating/operateManage', {
  summary: 'Hides a rating, or keeps it public.',
  events: ratingDecisions,
  output: managedRating,
  refuses: [retCodes.FIELD_REFUSED],
});
