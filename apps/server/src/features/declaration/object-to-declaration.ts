import type { declarationObject } from '@portal/contract/declaration/public';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { inTurn } from '../../platform/database/in-turn.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { idsOfOperators } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { declareItems } from '../policy/declare-item.table.ts';
import { declarationObjections, declarations } from './declaration.table.ts';

/**
 * Files an objection to an application during its publicity period.
 * @throws {AppError} 500404 if it is not public, 500012 after the period, 500024 while the caller has an open objection
 */
export const objectToDeclaration: Verb<typeof declarationObject> = (ctx, { id, data }) =>
  inTurn(ctx, `declaration ${id}`, async (tx) => {
    const { actor, now } = ctx;
    const [row] = await tx
      .select({ declaration: declarations, title: declareItems.title })
      .from(declarations)
      .innerJoin(declareItems, eq(declareItems.id, declarations.itemId))
      .where(eq(declarations.id, id))
      .for('update', { of: declarations });
    const state = row?.declaration.status;
    if (!row || (state !== 'PUBLICITY' && state !== 'APPROVED' && state !== 'PAID_OUT')) throw notFound();
    const { publicityUntil } = row.declaration;
    if (state !== 'PUBLICITY' || (publicityUntil && publicityUntil <= now))
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.declaration_refusal_publicity_over() });
    const [made] = await tx
      .insert(declarationObjections)
      .values({
        ...data,
        id: ulid(now.getTime()),
        declarationId: id,
        userId: actor.userId,
        status: 'OPEN',
        createdAt: now,
        createdBy: actor.userId,
        updatedAt: now,
        updatedBy: actor.userId,
      })
      .onConflictDoNothing()
      .returning({ id: declarationObjections.id });
    if (!made) throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.declaration_refusal_objection_open() });
    await writeLog(tx, ctx, {
      event: 'declaration.object',
      entity: 'declaration',
      entityId: id,
      before: null,
      after: { objectionId: made.id },
    });
    await sendMessage(tx, {
      eventCode: 'DECLARATION_OBJECTED',
      params: { title: row.title },
      userIds: await idsOfOperators(tx, 'OP_POLICY'),
      link: paths.manageDeclarations({ declaration: id }),
      now,
    });
    return { done: true };
  });
