import type { declarationStart } from '@portal/contract/declaration';
import { prepareDays } from '@portal/contract/declaration-terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, desc, eq, ne } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { declareItems } from '../policy/declare-item.table.ts';
import { declareItemStateOn } from '../policy/item-state.public.ts';
import { policies } from '../policy/policy.table.ts';
import { declarations } from './declaration.table.ts';
import { enterDeclarationCase } from './move-declaration.ts';
import { getDeclarer, prefillForm } from './prefill.ts';
import { amountOf } from './save-declaration.ts';

/** @throws {AppError} 500404 for a draft too, 500051 outside the window and the days in which it is prepared */
async function requireItem(tx: Db, itemId: string, today: string) {
  const [row] = await tx
    .select({ item: declareItems, calc: policies.calc })
    .from(declareItems)
    .innerJoin(policies, eq(policies.id, declareItems.policyId))
    .where(and(eq(declareItems.id, itemId), ne(declareItems.status, 'DRAFT')));
  if (!row) throw notFound();
  const state = declareItemStateOn(row.item, today);
  const isAhead = state === 'COMING' && row.item.windowFrom <= addDays(today, prepareDays);
  if (state !== 'OPEN' && !isAhead) throw new AppError(retCodes.WINDOW_CLOSED);
  return row;
}

/** The enterprise's declaration of the year that is not given up, a draft first. */
async function findBegun(tx: Db, itemId: string, enterpriseId: string, year: number) {
  const isTheirs = and(
    eq(declarations.itemId, itemId),
    eq(declarations.enterpriseId, enterpriseId),
    eq(declarations.year, year),
    ne(declarations.status, 'CANCELLED'),
  );
  const rows = await tx
    .select({ id: declarations.id, status: declarations.status })
    .from(declarations)
    .where(isTheirs)
    .orderBy(desc(eq(declarations.status, 'DRAFT')), desc(declarations.id))
    .limit(1);
  return rows[0] ?? null;
}

/**
 * Begins a declaration with what is known already, or answers the draft there is.
 * @throws {AppError} 500404, 500051, 500052
 */
export const startDeclaration: Verb<typeof declarationStart> = (ctx, { itemId }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const today = chinaDayOf(now);
    const year = Number(today.slice(0, 4));
    const enterprise = await getDeclarer(tx, actor.enterpriseId);
    const { item, calc } = await requireItem(tx, itemId, today);
    const begun = await findBegun(tx, itemId, enterprise.id, year);
    if (begun?.status === 'DRAFT') return { declarationId: begun.id };
    if (begun && item.oncePerYear) throw new AppError(retCodes.ALREADY_DECLARED);
    const { form, prefilled } = prefillForm({ formSchema: item.formSchema, calc }, enterprise, now);
    const [made] = await tx
      .insert(declarations)
      .values({
        id: ulid(now.getTime()),
        itemId,
        enterpriseId: enterprise.id,
        applicantId: actor.userId,
        year,
        oncePerYear: item.oncePerYear,
        form,
        prefilled,
        amountApplyFen: amountOf(form),
        status: 'DRAFT',
        createdAt: now,
        createdBy: actor.userId,
        updatedAt: now,
        updatedBy: actor.userId,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) {
      // Somebody else of the enterprise has begun it in this moment.
      const other = await findBegun(tx, itemId, enterprise.id, year);
      if (other?.status === 'DRAFT') return { declarationId: other.id };
      throw new AppError(retCodes.ALREADY_DECLARED);
    }
    await writeLog(tx, ctx, {
      event: 'declaration.create',
      entity: 'declaration',
      entityId: made.id,
      before: null,
      after: { itemId },
    });
    await enterDeclarationCase(tx, ctx, made, item.title, { event: 'start' });
    return { declarationId: made.id };
  });
