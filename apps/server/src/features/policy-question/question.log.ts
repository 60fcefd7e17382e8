import {
  complexityLabels,
  questionFilePurpose,
  questionStateLabels,
} from '@portal/contract/policy-question/terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { questions } from './question.table.ts';

export const questionLog: LogWords = {
  entities: { policyQuestion: m.log_entity_question },
  verbs: {
    'policyQuestion.answer': m.case_did_answer,
    'policyQuestion.assign': m.case_did_take_question,
    'policyQuestion.close': m.case_did_close_question,
    'policyQuestion.create': m.case_did_ask,
    'policyQuestion.followUp': m.case_did_ask_on,
    'policyQuestion.lapse': m.case_did_lapse_question,
    'policyQuestion.rate': m.case_did_rate_question,
    'policyQuestion.publish': m.case_did_publish_question,
    'policyQuestion.revoke': m.case_did_revoke_publishing,
    'policyQuestion.transfer': m.case_did_transfer,
    'policyQuestion.unpublish': m.case_did_unpublish_question,
    'policyQuestion.withdraw': m.case_did_withdraw_request,
  },
  names: { policyQuestion: namesIn(questions, questions.id, questions.title) },
  ids: {
    'policyQuestion.officeCode': ['businessData', 'POLICY_DEPT'],
    'policyQuestion.policyId': ['policy'],
  },
  fields: {
    'policyQuestion.anonymous': m.field_question_anonymous,
    'policyQuestion.answeredAt': m.log_field_answered_at,
    'policyQuestion.askedAt': m.log_field_question_asked_at,
    'policyQuestion.body': m.field_question_body,
    'policyQuestion.complexity': m.field_question_complexity,
    'policyQuestion.consents': m.field_question_consent,
    'policyQuestion.dueAt': m.field_due_time,
    'policyQuestion.fileId': m.field_question_file,
    'policyQuestion.officeCode': m.field_question_office,
    'policyQuestion.policyId': m.log_entity_policy,
    'policyQuestion.publicAnswer': m.field_answer,
    'policyQuestion.publicBody': m.field_question_body,
    'policyQuestion.publicTitle': m.field_question,
    'policyQuestion.publishedAt': m.log_field_published_at,
    'policyQuestion.rating': m.field_rating,
    'policyQuestion.title': m.field_question,
  },
  codes: {
    'policyQuestion.complexity': complexityLabels,
    'policyQuestion.status': questionStateLabels,
    purpose: { [questionFilePurpose]: m.field_question_file },
  },
};
