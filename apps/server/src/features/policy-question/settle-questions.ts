import { lapseDays } from '@portal/contract/policy-question/terms';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { systemContext } from '../../platform/http/context.ts';
import { moveQuestion } from './move-question.ts';
import { questions } from './question.table.ts';

/** Closes answered questions without a follow-up. Idempotent. */
export async function settleQuestions(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const before = new Date(ctx.now.getTime() - lapseDays * 86_400_000);
  const isOver = and(eq(questions.status, 'ANSWERED'), lt(questions.answeredAt, before));
  await inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select()
        .from(questions)
        .where(isOver)
        .orderBy(asc(questions.answeredAt))
        .limit(limit)
        .for('update', { skipLocked: true }),
    (tx, question) => moveQuestion(tx, ctx, question, { event: 'lapse', by: 'SYSTEM' }),
    ({ id }) => id,
  );
}
