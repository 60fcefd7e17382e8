import type { declarationStart } from '@portal/contract/declaration/public';
import { prepareDays } from '@portal/contract/declaration/terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, desc, eq, ne } from 'drizzle-orm';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { declareItems } from '../policy/declare-item.table.ts';
import { declareItemStateOn } from '../policy/item-state.public.ts';
import { policies } from '../policy/policy.table.ts';
import { declarations } from './declaration.table.ts';
import { insertDraft, startOf } from './insert-draft.ts';
import { getDeclarer } from './prefill.ts';

/** @throws {AppError} 500404, also for drafts; 500051 outside the window and the preparation days before it */
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

/** The enterprise's application for the year that is not cancelled; drafts first. */
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
 * Starts an application prefilled with known facts, or returns the existing draft.
 * @throws {AppError} 500404, 500051, 500052
 */
export const startDeclaration: Verb<typeof declarationStart> = (ctx, { itemId }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const today = chinaDayOf(now);
    const year = Number(today.slice(0, 4));
    const enterprise = await getDeclarer(tx, actor.enterpriseId);
    const { item, calc } = await requireItem(tx, itemId, today);
    await takeTurn(tx, startOf(itemId, enterprise.id));
    const begun = await findBegun(tx, itemId, enterprise.id, year);
    if (begun?.status === 'DRAFT') return { declarationId: begun.id };
    if (begun && item.oncePerYear) throw new AppError(retCodes.ALREADY_DECLARED);
    const made = await insertDraft(tx, ctx, { item, calc, enterprise, applicantId: actor.userId });
    if (!made) {
      // A colleague has started one in the meantime.
      const other = await findBegun(tx, itemId, enterprise.id, year);
      if (other?.status === 'DRAFT') return { declarationId: other.id };
      throw new AppError(retCodes.ALREADY_DECLARED);
    }
    return { declarationId: made.id };
  });
