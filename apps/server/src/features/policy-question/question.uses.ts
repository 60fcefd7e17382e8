import { sql } from 'drizzle-orm';
import type { DictionaryUses } from '../../feature/dictionary-uses.ts';
import { questionPosts, questions } from './question.table.ts';

export const questionUses: DictionaryUses = {
  POLICY_DEPT: [
    sql`select ${questions.officeCode} from ${questions}`,
    sql`select ${questionPosts.officeCode} from ${questionPosts}`,
  ],
};
