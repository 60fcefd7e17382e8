import type { objectionDecide } from '@portal/contract/declaration/manage';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { answerObjection, answerOpenObjections } from '../answer-objection.ts';
import { getManaged, scopeOf } from '../declaration.queries.ts';
import { declarationObjections, declarations } from '../declaration.table.ts';
import { moveDeclaration } from '../move-declaration.ts';
import { viewManagedDetail } from './managed.view.ts';

/**
 * Dismisses an objection with an answer, or upholds it, which returns the application to review.
 * @throws {AppError} 500404, 500409, 500012
 */
export const settleObjection: Verb<typeof objectionDecide> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const [found] = await tx
      .select({ declarationId: declarationObjections.declarationId })
      .from(declarationObjections)
      .where(eq(declarationObjections.id, id));
    if (!found) throw notFound();
    // Lock the application first, like every other transition.
    const [declaration] = await tx
      .select()
      .from(declarations)
      .where(eq(declarations.id, found.declarationId))
      .for('update');
    const objection = await lockVersion(tx, declarationObjections, { id, version });
    if (!declaration || objection.status !== 'OPEN' || declaration.status !== 'PUBLICITY')
      throw new AppError(retCodes.TRANSITION_REFUSED);
    const scope = scopeOf(ctx.actor);
    const { item } = await getManaged(tx, scope, declaration.id);
    const { upholds, answer } = data;
    await answerObjection(tx, ctx, objection, { event: upholds ? 'uphold' : 'dismiss', answer, item });
    if (upholds) {
      // Upholding one objection upholds all other open ones.
      await answerOpenObjections(tx, ctx, declaration.id, { event: 'uphold', answer, item });
      await moveDeclaration(tx, ctx, declaration, item, { event: 'uphold' });
    }
    return viewManagedDetail(tx, ctx, await getManaged(tx, scope, declaration.id));
  });
