import { validityDays } from '@portal/contract/declaration-terms';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { sendMessage } from '../message/message.public.ts';
import { declareItems } from '../policy/declare-item.table.ts';
import { declarationObjections, declarations, materialLibrary } from './declaration.table.ts';
import { moveDeclaration } from './move-declaration.ts';

/** So many at once, so that no transaction is long. */
const batch = 200;

/** Corrections that were not made in time, and publicity that is over with no objection left to answer. */
async function moveDue(ctx: WriteContext, state: 'RETURNED' | 'PUBLICITY'): Promise<void> {
  const isHeard = sql`not exists (select from ${declarationObjections} as objection
    where objection.declaration_id = ${declarations.id} and objection.status = 'OPEN')`;
  const isDue = and(eq(declarations.status, state), lte(declarations.dueAt, ctx.now), isHeard);
  for (let moved = batch; moved === batch; )
    moved = await inTransaction(ctx.db, async (tx) => {
      const due = await tx
        .select({ declaration: declarations, item: declareItems })
        .from(declarations)
        .innerJoin(declareItems, eq(declareItems.id, declarations.itemId))
        .where(isDue)
        .orderBy(asc(declarations.dueAt), asc(declarations.id))
        .limit(batch)
        .for('update', { skipLocked: true, of: declarations });
      for (const { declaration, item } of due)
        await moveDeclaration(
          tx,
          ctx,
          declaration,
          item,
          state === 'RETURNED' ? { event: 'lapse', set: { reasonCode: 'LATE' } } : { event: 'approve' },
        );
      return due.length;
    });
}

/** Tells enterprises once that a document of their library is valid only for some days more. */
async function remindOfDocuments(ctx: WriteContext): Promise<void> {
  const last = addDays(chinaDayOf(ctx.now), validityDays);
  // A newer version of the same document makes the reminder needless.
  const isLatest = sql`not exists (select from ${materialLibrary} as newer
    where newer.enterprise_id = ${materialLibrary.enterpriseId} and newer.code = ${materialLibrary.code}
      and newer.doc_version > ${materialLibrary.docVersion})`;
  const isDue = and(isNull(materialLibrary.remindedAt), lte(materialLibrary.validTo, last), isLatest);
  for (let told = batch; told === batch; )
    told = await inTransaction(ctx.db, async (tx) => {
      const due = await tx
        .select()
        .from(materialLibrary)
        .where(isDue)
        .orderBy(asc(materialLibrary.validTo), asc(materialLibrary.id))
        .limit(batch)
        .for('update', { skipLocked: true });
      for (const { id, enterpriseId, name, validTo } of due) {
        await tx.update(materialLibrary).set({ remindedAt: ctx.now }).where(eq(materialLibrary.id, id));
        await sendMessage(tx, {
          eventCode: 'DECLARATION_DOCUMENT_ENDS',
          params: { name, day: validTo ?? '' },
          enterpriseId,
          memberRoles: ['OWNER', 'ADMIN', 'FINANCE'],
          link: '/my-application-list/materials',
          now: ctx.now,
        });
      }
      return due.length;
    });
}

/** What comes by the clock; run again, it does nothing. */
export async function settleDeclarations(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  await moveDue(ctx, 'RETURNED');
  await moveDue(ctx, 'PUBLICITY');
  await remindOfDocuments(ctx);
}
