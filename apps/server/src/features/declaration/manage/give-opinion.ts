import type { declarationOpine, declarationRecuse } from '@portal/contract/declaration/manage';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { getManaged, scopeOf } from '../declaration.queries.ts';
import { declarationOpinions, declarations } from '../declaration.table.ts';
import { viewManagedDetail } from './managed.view.ts';

/**
 * Locks the opinion the caller was asked for.
 * @throws {AppError} 500404 if not asked, 500012 once the application is decided
 */
async function holdOpinion(tx: Db, { actor }: Context, declarationId: string) {
  // Locks the application first, in the same order as every other change to it.
  const [declaration] = await tx
    .select({ status: declarations.status })
    .from(declarations)
    .where(eq(declarations.id, declarationId))
    .for('update');
  const isAsked = and(
    eq(declarationOpinions.declarationId, declarationId),
    eq(declarationOpinions.expertId, actor.userId),
    eq(declarationOpinions.recusedFor, ''),
  );
  const [opinion] = await tx.select().from(declarationOpinions).where(isAsked).for('update');
  if (!declaration || !opinion) throw notFound();
  if (declaration.status !== 'REVIEWING') throw new AppError(retCodes.TRANSITION_REFUSED);
  return opinion;
}

/**
 * Gives an expert's opinion, or changes it until the application is decided.
 * @throws {AppError} 500404, 500012
 */
export const giveOpinion: Verb<typeof declarationOpine> = (ctx, { id, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const opinion = await holdOpinion(tx, ctx, id);
    await updateVersion(tx, ctx, declarationOpinions, opinion.id, { ...data, givenAt: ctx.now });
    await writeLog(tx, ctx, {
      event: 'declaration.opine',
      entity: 'declaration',
      entityId: id,
      before: { verdict: opinion.verdict, amountFen: opinion.amountFen },
      after: { verdict: data.verdict, amountFen: data.amountFen },
    });
    return viewManagedDetail(tx, ctx, await getManaged(tx, scopeOf(ctx.actor), id));
  });

/**
 * Recuses an expert related to the enterprise: the opinion doesn't count, and they aren't asked about this enterprise
 * again.
 * @throws {AppError} 500404, 500012
 */
export const stepBack: Verb<typeof declarationRecuse> = (ctx, { id, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const opinion = await holdOpinion(tx, ctx, id);
    await updateVersion(tx, ctx, declarationOpinions, opinion.id, {
      verdict: null,
      amountFen: null,
      opinion: '',
      givenAt: null,
      recusedFor: data.reason,
    });
    await writeLog(tx, ctx, {
      event: 'declaration.recuse',
      entity: 'declaration',
      entityId: id,
      before: null,
      after: null,
      reason: data.reason,
    });
    return { done: true };
  });
