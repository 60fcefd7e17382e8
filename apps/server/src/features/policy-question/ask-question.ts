import type { questionAsk } from '@portal/contract/policy-question/public';
import { questionFilePurpose } from '@portal/contract/policy-question/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, gt } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { findFile } from '../../platform/files/file.queries.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { policies } from '../policy/policy.table.ts';
import { dueOf, enterQuestionCase } from './move-question.ts';
import { getQuestion } from './question.queries.ts';
import { questions } from './question.table.ts';
import { viewOwnDetail } from './question.view.ts';

type Content = InputOf<typeof questionAsk>['data'];

/** Daily limit per user, so that nobody blocks the office for others. */
const maxADay = 10;
const dayMs = 86_400_000;

/** @throws {AppError} 100002 for a policy that is not public, or a file that is not the asker's */
async function requireContent(tx: Db, { policyId, fileId }: Content, userId: string): Promise<void> {
  const faults: Record<string, string> = {};
  const isPublic = and(eq(policies.id, policyId), eq(policies.status, 'PUBLISHED'));
  if (policyId !== '' && (await tx.$count(policies, isPublic)) === 0)
    faults['data.policyId'] = m.fault_choose({ field: m.field_policy() });
  if (fileId !== '') {
    const file = await findFile(tx, fileId, 0);
    const isOwn = file?.ownerUserId === userId && file.purpose === questionFilePurpose;
    if (!isOwn || file.visibility !== 'owner') faults['data.fileId'] = m.fault_choice_gone();
  }
  if (Object.keys(faults).length > 0) throw fieldsRefused(faults);
}

/**
 * Submits a question to the office.
 * @throws {AppError} 500024, 100002
 */
export const askQuestion: Verb<typeof questionAsk> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { userId, enterpriseId } = actor;
    await takeTurn(tx, `policy question ${userId}`);
    const isOfToday = and(
      eq(questions.userId, userId),
      gt(questions.createdAt, new Date(now.getTime() - dayMs)),
    );
    if ((await tx.$count(questions, isOfToday)) >= maxADay)
      throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_questions_a_day({ max: maxADay }) });
    await requireContent(tx, data, userId);
    const asked = { status: 'SUBMITTED', askedAt: now, complexity: 'SIMPLE' } as const;
    const by = { createdBy: userId, createdAt: now, updatedBy: userId, updatedAt: now };
    const [made] = await tx
      .insert(questions)
      .values({
        ...data,
        ...asked,
        ...by,
        policyId: data.policyId || null,
        id: ulid(now.getTime()),
        userId,
        enterpriseId,
        dueAt: dueOf(asked),
      })
      .returning();
    if (!made) throw new Error('failed to insert question');
    await writeLog(tx, ctx, {
      event: 'policyQuestion.create',
      entity: 'policyQuestion',
      entityId: made.id,
      after: data,
    });
    await enterQuestionCase(tx, ctx, made, { event: 'ask', by: 'ASKER' });
    return viewOwnDetail(tx, await getQuestion(tx, made.id, userId));
  });
