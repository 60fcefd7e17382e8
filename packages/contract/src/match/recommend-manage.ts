import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { oneOf } from '../form-field.ts';
import { recommendRow } from './recommend.ts';
import { recommendSenders, recommendStates, recommendSteps } from './recommend-terms.ts';

const byService = { tag: 'match', access: ['OP_SERVICE'] } as const;

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

export const recommendQueryManageList = call.list(byService, '/api/matchManage/recommend/queryManageList', {
  summary: 'Lists all recommendations with both sides, for the operators who introduce them.',
  filter,
  output: pageOfTabs(managedRow, [...recommendStates, ...recommendSteps]),
});

export const recommendExport = call.sheet(byService, '/api/matchManage/recommend/export', {
  summary: 'Exports the filtered recommendations as a spreadsheet.',
  input: z.object(filter),
});
