import { validityDays } from '@portal/contract/declaration/terms';
import { paths } from '@portal/contract/paths';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import { everyStep } from '../../platform/database/failed-rows.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { sendMessage } from '../message/message.public.ts';
import { declareItems } from '../policy/declare-item.table.ts';
import { declarationObjections, declarations, materialLibrary } from './declaration.table.ts';
import { moveDeclaration } from './move-declaration.ts';

/**
 * Lapses corrections that missed their deadline, and approves applications after a publicity period without open
 * objections.
 */
async function moveDue(ctx: WriteContext, state: 'RETURNED' | 'PUBLICITY'): Promise<void> {
  const isHeard = sql`not exists (select from ${declarationObjections} as objection
    where objection.declaration_id = ${declarations.id} and objection.status = 'OPEN')`;
  const isDue = and(eq(declarations.status, state), lte(declarations.dueAt, ctx.now), isHeard);
  await inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select({ declaration: declarations, item: declareItems })
        .from(declarations)
        .innerJoin(declareItems, eq(declareItems.id, declarations.itemId))
        .where(isDue)
        .orderBy(asc(declarations.dueAt), asc(declarations.id))
        .limit(limit)
        .for('update', { skipLocked: true, of: declarations }),
    (tx, { declaration, item }) =>
      moveDeclaration(
        tx,
        ctx,
        declaration,
        item,
        state === 'RETURNED' ? { event: 'lapse', set: { reasonCode: 'LATE' } } : { event: 'approve' },
      ),
    ({ declaration }) => declaration.id,
  );
}

/** Reminds enterprises once that a document in their library is about to expire. */
async function remindOfDocuments(ctx: WriteContext): Promise<void> {
  const last = addDays(chinaDayOf(ctx.now), validityDays);
  // No reminder is needed if a newer version exists.
  const isLatest = sql`not exists (select from ${materialLibrary} as newer
    where newer.enterprise_id = ${materialLibrary.enterpriseId} and newer.code = ${materialLibrary.code}
      and newer.doc_version > ${materialLibrary.docVersion})`;
  const isDue = and(isNull(materialLibrary.remindedAt), lte(materialLibrary.validTo, last), isLatest);
  await inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select()
        .from(materialLibrary)
        .where(isDue)
        .orderBy(asc(materialLibrary.validTo), asc(materialLibrary.id))
        .limit(limit)
        .for('update', { skipLocked: true }),
    async (tx, { id, enterpriseId, name, validTo }) => {
      await tx.update(materialLibrary).set({ remindedAt: ctx.now }).where(eq(materialLibrary.id, id));
      await sendMessage(tx, {
        eventCode: 'DECLARATION_DOCUMENT_ENDS',
        params: { name, day: validTo ?? '' },
        enterpriseId,
        memberRoles: ['OWNER', 'ADMIN', 'FINANCE'],
        link: paths.materials(),
        now: ctx.now,
      });
    },
    ({ id }) => id,
  );
}

/** Applies all time-based transitions. Idempotent. */
export async function settleDeclarations(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  await everyStep({
    corrections: () => moveDue(ctx, 'RETURNED'),
    publicity: () => moveDue(ctx, 'PUBLICITY'),
    documents: () => remindOfDocuments(ctx),
  });
}
