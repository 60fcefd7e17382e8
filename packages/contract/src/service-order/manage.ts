import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, keyword, pageOfTabs, paging, sortedBy } from '../fields.ts';
import { kindOf, oneOf, requiredNote } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { managedOrderParts, managedRating } from './public.ts';
import { ratingDecisions, rulingEvents } from './terms.ts';

const own = { tag: 'serviceOrder', access: ['OP_SERVICE'] } as const;
const operateRefusals = [
  retCodes.NOT_FOUND,
  retCodes.FIELD_REFUSED,
  retCodes.TRANSITION_REFUSED,
  retCodes.VERSION_CONFLICT,
] as const;

const disputeTabs = ['OPEN', 'RULED'] as const;

const managedOrder = managedOrderParts.row.extend({
  buyerName: z.string(),
  providerName: z.string(),
  disputedAt: instant.nullable(),
});
export type ManagedOrder = z.infer<typeof managedOrder>;
const managedOrderDetail = managedOrder.extend({
  ...managedOrderParts.detailFields,
  actions: z.array(z.enum(rulingEvents)),
});
export type ManagedOrderDetail = z.infer<typeof managedOrderDetail>;

const disputeFilter = { tab: oneOf(m.field_state, disputeTabs).optional(), keyword: keyword.optional() };

export const disputeQueryList = endpoint({
  ...own,
  method: 'GET',
  path: '/api/serviceManage/dispute/queryManageList',
  summary: 'Orders in dispute, and those that were ruled on.',
  input: z.object({ ...disputeFilter, sort: sortedBy('disputed').default('-disputed'), ...paging }),
  output: pageOfTabs(managedOrder, disputeTabs),
  refuses: [],
});

export const disputeExport = endpoint({
  ...own,
  method: 'GET',
  path: '/api/serviceManage/dispute/export',
  summary: 'The disputes of a filter as a spreadsheet.',
  input: z.object(disputeFilter),
  output: z.unknown(),
  refuses: [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
});

export const disputeQueryDetail = endpoint({
  ...own,
  method: 'GET',
  path: '/api/serviceManage/dispute/queryManageDetail',
  summary: 'An order that is or was in dispute, with what both sides say.',
  input: z.object({ id }),
  output: managedOrderDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const disputeOperate = endpoint({
  ...own,
  method: 'POST',
  path: '/api/serviceManage/dispute/operateManage',
  summary: 'Rules in a dispute; both sides read the reasons.',
  input: z.object({
    id,
    event: kindOf(m.field_event, rulingEvents),
    version,
    data: z.object({ text: requiredNote(m.field_ruling, 500) }),
  }),
  output: managedOrderDetail,
  refuses: operateRefusals,
});

const ratingTabs = ['PENDING', 'HIDDEN'] as const;
export type ManagedRating = z.infer<typeof managedRating>;

export const ratingQueryManageList = endpoint({
  ...own,
  method: 'GET',
  path: '/api/serviceManage/rating/queryManageList',
  summary: 'Ratings that somebody has asked to hide.',
  input: z.object({ tab: oneOf(m.field_state, ratingTabs).optional(), ...paging }),
  output: pageOfTabs(managedRating, ratingTabs),
  refuses: [],
});

export const ratingOperateManage = endpoint({
  ...own,
  method: 'POST',
  path: '/api/serviceManage/rating/operateManage',
  summary: 'Hides a rating, or leaves it public.',
  input: z.object({ id, event: kindOf(m.field_event, ratingDecisions), version }),
  output: managedRating,
  refuses: operateRefusals,
});

export const serviceOrderManageEndpoints = [
  disputeQueryList,
  disputeExport,
  disputeQueryDetail,
  disputeOperate,
  ratingQueryManageList,
  ratingOperateManage,
] as const;
