import { openQuestionStates, questionStateLabels } from '@portal/contract/policy-question/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { questions } from './question.table.ts';

const isOpen = sql.raw(openQuestionStates.map((state) => `'${state}'`).join(', '));

/** Questions awaiting an answer. */
export const questionQueue: QueueSource = {
  kind: 'POLICY_QUESTION',
  label: m.log_entity_question,
  role: 'OP_POLICY',
  stateLabels: questionStateLabels,
  waiting: sql`
    select ${questions.id} as ref_id, ${questions.title} as title, ${questions.status} as state,
      ${questions.askedAt} as entered_at, ${questions.dueAt} as due_at, null::text as barred_user_id
    from ${questions} where ${questions.status} in (${isOpen})`,
};
