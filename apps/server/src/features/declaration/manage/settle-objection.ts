import type { objectionDecide } from '@portal/contract/declaration-manage';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { sendMessage } from '../../message/message.public.ts';
import { getManaged, scopeOf } from '../declaration.queries.ts';
import { declarationObjections, declarations } from '../declaration.table.ts';
import { moveDeclaration } from '../move-declaration.ts';
import { viewManagedDetail } from './managed.view.ts';

/**
 * Dismisses an objection with an answer, or upholds it, which sends the declaration back to its review.
 * @throws {AppError} 500404, 500409, 500012
 */
export const settleObjection: Verb<typeof objectionDecide> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { now } = ctx;
    const [found] = await tx
      .select({ declarationId: declarationObjections.declarationId })
      .from(declarationObjections)
      .where(eq(declarationObjections.id, id));
    if (!found) throw notFound();
    // First the declaration, as everybody who moves it does.
    const [declaration] = await tx
      .select()
      .from(declarations)
      .where(eq(declarations.id, found.declarationId))
      .for('update');
    const objection = await lockVersion(tx, declarationObjections, { id, version });
    if (!declaration || objection.status !== 'OPEN' || declaration.status !== 'PUBLICITY')
      throw new AppError(retCodes.TRANSITION_REFUSED);
    const event = data.upholds ? 'uphold' : 'dismiss';
    await moveState(tx, ctx, declarationObjections, objection, {
      entity: 'declarationObjection',
      event,
      set: { status: data.upholds ? 'UPHELD' : 'DISMISSED', answer: data.answer },
      logged: ({ status }) => ({ status }),
      reason: data.answer,
    });
    const scope = scopeOf(ctx.actor);
    const { item } = await getManaged(tx, scope, declaration.id);
    await sendMessage(tx, {
      eventCode: 'OBJECTION_ANSWERED',
      params: { title: item.title, answer: data.answer },
      userIds: [objection.userId],
      link: `/policy/declaration?itemId=${item.id}`,
      now,
    });
    if (data.upholds) await moveDeclaration(tx, ctx, declaration, item, { event: 'uphold' });
    return viewManagedDetail(tx, ctx.actor, await getManaged(tx, scope, declaration.id));
  });
