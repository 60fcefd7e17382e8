import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { keyword, pageOfTabs, paging, sortedBy } from '../fields.ts';
import { oneOf } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { recommendRow } from './recommend.ts';
import { recommendSenders, recommendStates } from './recommend-terms.ts';

const tag = 'match';
const access = ['OP_SERVICE'] as const;

const managedRow = recommendRow.omit({ actions: true, who: true }).extend({
  projectEnterprise: z.string(),
  toEnterprise: z.string(),
  /** The matching service; empty if there is none. */
  serviceTitle: z.string(),
  reason: z.string(),
  signedBy: z.string(),
});
export type ManagedRecommend = z.infer<typeof managedRow>;

const filter = {
  state: oneOf(m.field_state, recommendStates).optional(),
  fromType: oneOf(m.match_field_from, recommendSenders).optional(),
  keyword: keyword.optional(),
  sort: sortedBy('sent').default('-sent'),
};

export const recommendQueryManageList = endpoint({
  method: 'GET',
  path: '/api/matchManage/recommend/queryManageList',
  summary: 'All recommendations with both sides, for those who bring them together.',
  tag,
  access,
  input: z.object({ ...filter, ...paging }),
  output: pageOfTabs(managedRow, recommendStates),
  refuses: [],
});

export const recommendExport = endpoint({
  method: 'GET',
  path: '/api/matchManage/recommend/export',
  summary: 'The recommendations of a filter as a spreadsheet.',
  tag,
  access,
  input: z.object(filter),
  output: z.unknown(),
  refuses: [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
});

export const recommendManageEndpoints = [recommendQueryManageList, recommendExport] as const;
