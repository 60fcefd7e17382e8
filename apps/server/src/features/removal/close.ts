import type { removalClose } from '@portal/contract/removal/manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { RemovableRow } from '../../feature/removable-source.ts';
import { lockResources } from '../../platform/booking/booking.queries.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { ContextOf, InputOf, OutputOf } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { applyClosing, undoClosing } from './close-on-day.ts';
import { listUses, type Removables, referencesFrom, referencesTo, sourceFor } from './uses.ts';

/** Refuses a day on which, or after which, something needs the thing. @throws {AppError} 100002 */
async function requireUnused(
  tx: Db,
  all: Removables,
  { entity, id, data: { from } }: InputOf<typeof removalClose>,
): Promise<void> {
  if (from === null) return;
  const [use] = await listUses(tx, referencesFrom(referencesTo(all, entity), from), id);
  if (use)
    throw fieldsRefused({ 'data.from': m.removal_fault_needed({ count: use.count, what: use.label }) });
}

/**
 * Takes a thing out of service from a day on, or into service again. Its lock, and that of its bookings, keep others
 * from beginning to need it.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export function closeThing(
  ctx: ContextOf<typeof removalClose>,
  all: Removables,
  input: InputOf<typeof removalClose>,
): Promise<OutputOf<typeof removalClose>> {
  const {
    entity,
    id,
    version,
    data: { from, reason },
  } = input;
  const source = sourceFor(ctx.actor, all, entity);
  const { table, closing, renew } = source;
  if (!closing) throw notFound();
  return inTransaction(ctx.db, async (tx) => {
    await lockResources(tx, [id]);
    const before = (await lockVersion(tx, table, { id, version })) as unknown as RemovableRow;
    const closedFrom = before.closedFrom as string | null;
    if (from === closedFrom) throw new AppError(retCodes.TRANSITION_REFUSED);
    await requireUnused(tx, all, input);
    const today = chinaDayOf(ctx.now);
    const isClosed = closedFrom !== null && closedFrom <= today;
    await updateVersion(tx, ctx, table, id, { closedFrom: from });
    if (isClosed && (from === null || from > today)) await undoClosing(tx, ctx, source, id);
    await writeLog(tx, ctx, {
      event: `${entity}.${from === null ? 'openAgain' : 'closeFrom'}`,
      entity,
      entityId: id,
      before: { closedFrom },
      after: { closedFrom: from },
      reason,
    });
    await applyClosing(tx, ctx, source, eq(table.id, id));
    await renew?.(tx, ctx, [id]);
    const [after] = (await tx.select().from(table).where(eq(table.id, id))) as RemovableRow[];
    return { version: after?.version ?? version };
  });
}
