import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { chosenId, id, keyword } from '../fields.ts';
import { partScore } from '../fit/public.ts';
import { requiredText } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';

const tag = 'match';
const access = ['OP_SERVICE'] as const;

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
  /** Both sides see it, so it must not name either. */
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

export const candidateManageEndpoints = [recommendQueryCandidates, recommendSendByHand] as const;
