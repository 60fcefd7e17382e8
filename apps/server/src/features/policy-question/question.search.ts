import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { listIdsOf, type SearchSource } from '../../feature/search-source.ts';
import { policies } from '../policy/policy.table.ts';
import { questions } from './question.table.ts';

/** Published questions with their answers, grouped under the policy whose page shows them. */
export const questionSearch: SearchSource = {
  kind: 'QUESTION',

  listIds: listIdsOf(questions),

  async readDocuments(tx, ids) {
    const rows = await tx
      .select({ question: questions })
      .from(questions)
      .innerJoin(policies, and(eq(policies.id, questions.policyId), eq(policies.status, 'PUBLISHED')))
      .where(and(inArray(questions.id, [...ids]), isNotNull(questions.publishedAt)))
      .for('share', { of: questions });
    return rows.map(({ question }) => ({
      kind: 'QUESTION',
      refId: question.id,
      lang: 'zh',
      section: question.policyId,
      title: question.publicTitle,
      summary: question.publicAnswer.slice(0, 200),
      text: `${question.publicBody}\n${question.publicAnswer}`,
      publishedAt: question.publishedAt,
      weight: 1,
    }));
  },
};
