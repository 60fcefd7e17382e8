import type { finProductOperateManage, institutionOperateManage } from '@portal/contract/finance/manage';
import type { ParkFinProductEvent, ParkInstitutionEvent } from '@portal/contract/finance/terms';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { finProducts, institutions } from '../finance.table.ts';
import { viewManagedInstitutionDetail, viewManagedProductDetail } from '../finance.view.ts';
import { moveInstitution } from '../move-institution.ts';
import { moveProduct } from '../move-product.ts';
import { getManagedInstitution, getManagedProduct } from './managed.queries.ts';

type ParkEvent = ParkInstitutionEvent | ParkFinProductEvent;
const reasoned: readonly ParkEvent[] = ['return', 'suspend', 'reject', 'takeDown'];

/** @throws {AppError} 100002 if the event needs a reason and has none */
function requireReason(event: ParkEvent, reason: string): void {
  if (reasoned.includes(event) && reason === '')
    throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
}

/**
 * Applies the park's action to an institution.
 * @throws {AppError} 500404, 500409, 500012, 100002 without the reason shown to its enterprise
 */
export const operateManagedInstitution: Verb<typeof institutionOperateManage> = (
  ctx,
  { id, event, version, data },
) =>
  inTransaction(ctx.db, async (tx) => {
    const institution = await lockVersion(tx, institutions, { id, version });
    requireReason(event, data.reason);
    await moveInstitution(tx, ctx, institution, event, data.reason);
    return viewManagedInstitutionDetail(await getManagedInstitution(tx, id));
  });

/**
 * Applies the park's action to a product.
 * @throws {AppError} 500404, 500409, 500012, 100002 without the reason shown to its institution
 */
export const operateManagedProduct: Verb<typeof finProductOperateManage> = (
  ctx,
  { id, event, version, data },
) =>
  inTransaction(ctx.db, async (tx) => {
    const product = await lockVersion(tx, finProducts, { id, version });
    requireReason(event, data.reason);
    const [institution] = await tx
      .select()
      .from(institutions)
      .where(eq(institutions.id, product.institutionId));
    if (!institution) throw notFound();
    await moveProduct(tx, ctx, institution, product, { event, reason: data.reason });
    return viewManagedProductDetail(await getManagedProduct(tx, id));
  });
