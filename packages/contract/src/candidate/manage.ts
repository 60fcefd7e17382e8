import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { chosenId, id, keyword } from '../fields.ts';
import { partScore } from '../fit/public.ts';
import { requiredText } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';

const byService = { tag: 'match', access: ['OP_SERVICE'] } as const;

const recommendQueryCandidatesAnswer = z.array(
  z.object({
    enterpriseId: id,
    name: z.string(),
    regionName: z.string(),
    creditGrade: z.string(),
    score: z.int().nullable(),
    parts: z.array(partScore),
  }),
);

export const recommendQueryCandidates = call.read(byService, '/api/matchManage/recommend/queryCandidates', {
  summary: 'Lists the enterprises that match an open project, by score, and those found by name.',
  input: z.object({ projectId: id, keyword: keyword.optional() }),
  output: recommendQueryCandidatesAnswer,
  refuses: [retCodes.NOT_FOUND],
});

export const handRecommendation = z.object({
  toEnterpriseId: chosenId(m.match_field_to),
  /** Both sides see it, so it must not name either. */
  reason: requiredText(m.field_recommend_reason, 200),
});

export const recommendSendByHand = call.write(byService, '/api/matchManage/recommend/sendByHand', {
  summary: 'Recommends a project to an enterprise in the operator’s name.',
  input: z.object({ projectId: id, data: handRecommendation }),
  output: z.object({ recommendId: id }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.RECOMMENDED_RECENTLY,
  ],
});
