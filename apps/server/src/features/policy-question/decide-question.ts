import type { QuestionDecision, questionDecide } from '@portal/contract/policy-question/manage';
import type { OfficerEvent } from '@portal/contract/policy-question/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { policies } from '../policy/policy.table.ts';
import { moveQuestion } from './move-question.ts';
import { getQuestion } from './question.queries.ts';
import { type Question, questions } from './question.table.ts';
import { viewManagedDetail } from './question.view.ts';

type Faults = Record<string, string>;

async function findOfficeFaults(tx: Db, officeCode: string): Promise<Faults> {
  const isOffered = and(
    eq(businessData.type, 'POLICY_DEPT'),
    eq(businessData.code, officeCode),
    eq(businessData.shield, 0),
  );
  return (await tx.$count(businessData, isOffered)) > 0
    ? {}
    : { officeCode: m.fault_choose({ field: m.field_question_office() }) };
}

async function findPolicyFaults(tx: Db, policyId: string): Promise<Faults> {
  const isPublic = and(eq(policies.id, policyId), eq(policies.status, 'PUBLISHED'));
  return (await tx.$count(policies, isPublic)) > 0
    ? {}
    : { policyId: m.fault_choose({ field: m.field_policy() }) };
}

const missing = (fields: Record<string, [value: string, label: () => string]>): Faults =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, [value]]) => value === '')
      .map(([field, [, label]]) => [field, m.fault_fill_in({ field: label() })]),
  );

/** Faults in the data an event requires. */
async function findFaults(
  tx: Db,
  event: OfficerEvent,
  question: Question,
  { officeCode = '', policyId = '', body, title, question: asked }: QuestionDecision,
): Promise<Faults> {
  if (event === 'answer') return missing({ body: [body, m.field_answer] });
  if (event === 'transfer')
    return { ...missing({ body: [body, m.field_reason] }), ...(await findOfficeFaults(tx, officeCode)) };
  if (event === 'assign') return officeCode === '' ? {} : findOfficeFaults(tx, officeCode);
  if (event === 'publish')
    return {
      ...missing({
        title: [title, m.field_question],
        question: [asked, m.field_question_body],
        body: [body, m.field_answer],
      }),
      ...(await findPolicyFaults(tx, policyId || (question.policyId ?? ''))),
    };
  return {};
}

/** Columns that change with an officer's event besides the state. */
function columnsOf(
  event: OfficerEvent,
  question: Question,
  { complexity, officeCode, policyId, body, title, question: asked }: QuestionDecision,
  now: Date,
): Partial<Question> {
  const columns: Record<OfficerEvent, Partial<Question>> = {
    assign: {
      complexity: complexity ?? question.complexity,
      officeCode: officeCode ?? question.officeCode,
    },
    answer: { answeredAt: now },
    // The office that takes over gets the full time.
    transfer: { officeCode: officeCode ?? '', complexity: complexity ?? question.complexity, askedAt: now },
    publish: {
      publishedAt: now,
      policyId: policyId ?? question.policyId,
      publicTitle: title,
      publicBody: asked,
      publicAnswer: body,
    },
    unpublish: { publishedAt: null, publicTitle: '', publicBody: '', publicAnswer: '' },
  };
  return columns[event];
}

/** Nothing is published without consent, or twice. */
const isRefused = (event: OfficerEvent, { consents, publishedAt }: Question): boolean =>
  (event === 'publish' && (!consents || publishedAt !== null)) ||
  (event === 'unpublish' && publishedAt === null);

/**
 * Applies the office's action to a question.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const decideQuestion: Verb<typeof questionDecide> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const question = await lockVersion(tx, questions, { id, version });
    if (isRefused(event, question)) throw new AppError(retCodes.TRANSITION_REFUSED);
    const faults = await findFaults(tx, event, question, data);
    if (Object.keys(faults).length > 0)
      throw fieldsRefused(
        Object.fromEntries(Object.entries(faults).map(([field, fault]) => [`data.${field}`, fault])),
      );
    await moveQuestion(tx, ctx, question, {
      event,
      by: 'PARK',
      reason: event === 'transfer' ? data.body : '',
      set: columnsOf(event, question, data, ctx.now),
      ...(event === 'answer' ? { post: { kind: 'ANSWER', body: data.body } } : {}),
      ...(event === 'transfer' ? { post: { kind: 'TRANSFER', body: data.body } } : {}),
    });
    return viewManagedDetail(tx, await getQuestion(tx, id));
  });
