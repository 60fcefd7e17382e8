import type {
  bankLayoutForget,
  bankLayoutQueryList,
  StatementColumns,
} from '@portal/contract/payment/bank-layout';
import { desc, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import type { StatementLayout } from '../../../platform/pay/statement/read-statement.ts';
import type { MappedColumns } from '../../../platform/pay/statement/statement-heads.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { bankLayouts } from './bank-layout.table.ts';

/** A park has accounts at a few banks. */
const maxLayouts = 200;

export const rememberedLayouts = (db: Db): Promise<StatementLayout[]> =>
  db
    .select({ fingerprint: bankLayouts.fingerprint, columns: bankLayouts.columns })
    .from(bankLayouts)
    .orderBy(desc(bankLayouts.updatedAt))
    .limit(maxLayouts);

/** The columns that were chosen, by number. */
export const mappedColumns = (columns: StatementColumns): MappedColumns =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, at]) => (at === '' ? [] : [[name, Number(at)]])),
  );

/** Remembers the columns of a file that was read by them; a later answer replaces an earlier one. */
export async function rememberLayout(
  tx: Db,
  ctx: Context,
  name: string,
  heads: string[],
  { fingerprint, columns }: StatementLayout,
): Promise<void> {
  const { now, actor } = ctx;
  const by = { updatedAt: now, updatedBy: actor.userId };
  const [before] = await tx.select().from(bankLayouts).where(eq(bankLayouts.fingerprint, fingerprint));
  const [saved] = await tx
    .insert(bankLayouts)
    .values({
      id: orderedId(now.getTime()),
      fingerprint,
      name,
      heads,
      columns,
      createdAt: now,
      createdBy: actor.userId,
      ...by,
    })
    .onConflictDoUpdate({
      target: bankLayouts.fingerprint,
      set: { columns, ...by, version: (before?.version ?? 0) + 1 },
    })
    .returning();
  await writeLog(tx, ctx, {
    event: 'bankLayout.save',
    entity: 'bankLayout',
    entityId: saved?.id ?? '',
    before: before && { columns: namesOf(before.heads, before.columns) },
    after: { columns: namesOf(heads, columns) },
  });
}

/** The mapped heads in the order of the fields. */
const namesOf = (heads: readonly string[], columns: MappedColumns): string =>
  Object.values(columns)
    .map((at) => heads[at] ?? '')
    .join('、');

export const queryLayouts: Verb<typeof bankLayoutQueryList> = async ({ db }) => {
  const rows = await db.select().from(bankLayouts).orderBy(desc(bankLayouts.updatedAt)).limit(maxLayouts);
  const names = await namesOfUsers(
    db,
    rows.map(({ updatedBy }) => updatedBy),
  );
  return {
    rows: rows.map(({ id, name, heads, updatedBy, updatedAt, version }) => ({
      layoutId: id,
      name,
      heads,
      savedByName: names.get(updatedBy ?? '') ?? '',
      savedAt: updatedAt.getTime(),
      version,
    })),
  };
};

/** @throws {AppError} 500404, 500409 */
export const forgetLayout: Verb<typeof bankLayoutForget> = (ctx, { id, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const { heads, columns } = await lockVersion(tx, bankLayouts, { id, version });
    await tx.delete(bankLayouts).where(eq(bankLayouts.id, id));
    await writeLog(tx, ctx, {
      event: 'bankLayout.forget',
      entity: 'bankLayout',
      entityId: id,
      before: { columns: namesOf(heads, columns) },
    });
    return { layoutId: id };
  });
