import { lapseDays } from '@portal/contract/question-terms';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { systemContext } from '../../platform/http/context.ts';
import { moveQuestion } from './move-question.ts';
import { questions } from './question.table.ts';

/** So many at once, so that no transaction is long. */
const batch = 200;

/** Ends what was answered and is not asked on; run again, it does nothing. */
export async function settleQuestions(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const before = new Date(ctx.now.getTime() - lapseDays * 86_400_000);
  const isOver = and(eq(questions.status, 'ANSWERED'), lt(questions.answeredAt, before));
  for (let moved = batch; moved === batch; )
    moved = await inTransaction(ctx.db, async (tx) => {
      const due = await tx
        .select()
        .from(questions)
        .where(isOver)
        .orderBy(asc(questions.answeredAt))
        .limit(batch)
        .for('update', { skipLocked: true });
      for (const question of due) await moveQuestion(tx, ctx, question, { event: 'lapse', by: 'SYSTEM' });
      return due.length;
    });
}
