import * as m from '@portal/texts/messages';
import { codeIn, type DictionaryUses } from '../../feature/dictionary-uses.ts';
import { questionPosts, questions } from './question.table.ts';

export const questionUses: DictionaryUses = {
  POLICY_DEPT: [
    codeIn(questions.officeCode, m.log_entity_question),
    codeIn(questionPosts.officeCode, m.dictionary_use_answer),
  ],
};
