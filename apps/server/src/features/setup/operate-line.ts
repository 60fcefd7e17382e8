import { retCodes } from '@portal/contract/ret-code';
import type { setupOperate } from '@portal/contract/setup/manage';
import { eq } from 'drizzle-orm';
import type { SetupSource } from '../../feature/setup-source.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context, InputOf, OutputOf } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { readChecklist } from './read-checklist.ts';
import { postponedLines } from './setup.table.ts';

/**
 * Puts a line off until later, or takes it up again; doing so twice changes nothing.
 * @throws {AppError} 500012 for a line that is done or waits for its second person
 */
export async function operateLine(
  ctx: Context,
  sources: readonly SetupSource[],
  { key, event }: InputOf<typeof setupOperate>,
): Promise<OutputOf<typeof setupOperate>> {
  const { actor, now } = ctx;
  await inTransaction(ctx.db, async (tx) => {
    const { lines } = await readChecklist({ ...ctx, db: tx }, sources);
    const { canPostpone = false, canResume = false } = lines.find((line) => line.key === key) ?? {};
    if (!canPostpone && !canResume) throw new AppError(retCodes.TRANSITION_REFUSED);
    if (event === 'postpone')
      await tx
        .insert(postponedLines)
        .values({ key, postponedBy: actor.userId, postponedAt: now })
        .onConflictDoNothing();
    else await tx.delete(postponedLines).where(eq(postponedLines.key, key));
    await writeLog(tx, ctx, { event: `setup.${event}`, entity: 'setup', entityId: key });
  });
  const { lines } = await readChecklist(ctx, sources);
  return { state: lines.find((line) => line.key === key)?.state ?? 'MISSING' };
}
