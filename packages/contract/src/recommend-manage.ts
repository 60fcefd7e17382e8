import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { chosenId, id, keyword, pageOfTabs, paging, sortedBy } from './fields.ts';
import { oneOf, requiredText } from './form-field.ts';
import { partScore } from './match.ts';
import { recommendSenders, recommendStates } from './match-terms.ts';
import { recommendRow } from './recommend.ts';
import { retCodes } from './ret-code.ts';

const tag = 'match';
const access = ['OP_SERVICE'] as const;

const managedRow = recommendRow.omit({ actions: true, who: true }).extend({
  projectEnterprise: z.string(),
  toEnterprise: z.string(),
  /** The service that fits, empty without one. */
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

export const recommendQueryCandidates = endpoint({
  method: 'GET',
  path: '/api/matchManage/recommend/queryCandidates',
  summary: 'Enterprises that an open project suits, by score, and those found by name.',
  tag,
  access,
  input: z.object({ projectId: id, keyword: keyword.optional() }),
  output: z.array(
    z.object({
      enterpriseId: id,
      name: z.string(),
      regionName: z.string(),
      creditGrade: z.string(),
      score: z.int().nullable(),
      parts: z.array(partScore),
    }),
  ),
  refuses: [retCodes.NOT_FOUND],
});

export const handRecommendation = z.object({
  toEnterpriseId: chosenId(m.match_field_to),
  /** Both sides read it, so it names neither. */
  reason: requiredText(m.match_field_why, 200),
});

export const recommendSendByHand = endpoint({
  method: 'POST',
  path: '/api/matchManage/recommend/sendByHand',
  summary: 'Recommends a project to an enterprise, signed by the operator.',
  tag,
  access,
  input: z.object({ projectId: id, data: handRecommendation }),
  output: z.object({ recommendId: id }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.RECOMMENDED_RECENTLY,
  ],
});

export const recommendManageEndpoints = [
  recommendQueryManageList,
  recommendExport,
  recommendQueryCandidates,
  recommendSendByHand,
] as const;
