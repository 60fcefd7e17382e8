import type { financingSave } from '@portal/contract/finance/financing';
import { financingTransitions } from '@portal/contract/finance/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { isProductOffered, type ProductWithInstitution, selectProducts } from '../finance.queries.ts';
import { type FinApplicationRecord, finApplications, finConsents, finProducts } from '../finance.table.ts';
import { productFaults } from './product-faults.ts';

type Content = InputOf<typeof financingSave>['data'];

/**
 * The products in the order they were chosen.
 * @throws {AppError} 100002 for a product that is gone, one's own, or unavailable for this amount and term
 */
async function requireProducts(
  tx: Db,
  enterpriseId: string,
  data: Content,
): Promise<ProductWithInstitution[]> {
  const ids = [...new Set(data.productIds)];
  const rows = await selectProducts(tx).where(and(inArray(finProducts.id, ids), isProductOffered));
  const found = ids.map((id) => rows.find(({ product }) => product.id === id));
  const products = found.filter((row) => row !== undefined);
  if (products.length < ids.length) throw fieldsRefused({ 'data.productIds': m.fault_choice_gone() });
  const faults = await productFaults(tx, enterpriseId, products, data);
  if (Object.keys(faults).length > 0) throw fieldsRefused(faults);
  return products;
}

const consentOf = ({ scopes, consentDays: days }: Content, now: Date) => ({
  scopes: [...new Set(scopes)],
  days,
  until: addDays(chinaDayOf(now), days),
});

/** @throws {AppError} 500024 if the enterprise already has an open application for one of the products */
async function begin(tx: Db, ctx: Context, data: Content): Promise<FinApplicationRecord[]> {
  const { actor, now } = ctx;
  const enterpriseId = actor.enterpriseId ?? '';
  const products = await requireProducts(tx, enterpriseId, data);
  const { amountFen, termMonths, purpose } = data;
  const batchId = ulid(now.getTime());
  const by = { createdAt: now, createdBy: actor.userId, updatedAt: now };
  const made = await tx
    .insert(finApplications)
    .values(
      products.map(({ product }) => ({
        ...by,
        id: ulid(now.getTime()),
        batchId,
        productId: product.id,
        institutionId: product.institutionId,
        enterpriseId,
        amountFen,
        termMonths,
        purpose,
        status: 'DRAFT' as const,
      })),
    )
    .onConflictDoNothing()
    .returning();
  if (made.length < products.length)
    throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_financing_open() });
  await tx.insert(finConsents).values(
    made.map(({ id, institutionId }) => ({
      ...by,
      ...consentOf(data, now),
      id: ulid(now.getTime()),
      applicationId: id,
      institutionId,
    })),
  );
  for (const { id } of made)
    await writeLog(tx, ctx, {
      event: 'financing.create',
      entity: 'financing',
      entityId: id,
      before: null,
      after: { amountFen, termMonths, scopes: data.scopes },
    });
  return made;
}

/** @throws {AppError} 500404, 500409, 500012, 100002 */
async function change(
  tx: Db,
  ctx: Context,
  { id, version }: { id: string; version: number | undefined },
  data: Content,
): Promise<FinApplicationRecord> {
  const enterpriseId = ctx.actor.enterpriseId ?? '';
  const isOwn = eq(finApplications.enterpriseId, enterpriseId);
  const before = await lockVersion(tx, finApplications, { id, version }, isOwn);
  const status = nextState(financingTransitions, before.status, 'edit');
  await requireProducts(tx, enterpriseId, { ...data, productIds: [before.productId] });
  const { amountFen, termMonths, purpose } = data;
  const saved = await moveState(tx, ctx, finApplications, before, {
    entity: 'financing',
    event: 'edit',
    set: { amountFen, termMonths, purpose, status },
    logged: (row) => ({ amountFen: row.amountFen, termMonths: row.termMonths }),
  });
  await tx.update(finConsents).set(consentOf(data, ctx.now)).where(eq(finConsents.applicationId, id));
  return saved;
}

/**
 * Applies to the institutions of one or more products, with a separate consent for each.
 * @throws {AppError} 500404, 500409, 500012, 500024, 100002
 */
export const saveFinancing: Verb<typeof financingSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const saved =
      id === undefined ? await begin(tx, ctx, data) : [await change(tx, ctx, { id, version }, data)];
    return {
      applications: saved.map((row) => ({
        applicationId: row.id,
        version: row.version,
        productId: row.productId,
      })),
    };
  });
