import type { finProductOperate, institutionOperate } from '@portal/contract/finance/public';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { finProducts, institutions } from '../finance.table.ts';
import { viewOwnInstitution, viewOwnProductDetail } from '../finance.view.ts';
import { moveInstitution } from '../move-institution.ts';
import { moveProduct } from '../move-product.ts';
import { needsOpenInstitution, requireOpenInstitution } from '../need-open-institution.ts';
import { getOwnProduct, holdOwnInstitution, isOwnInstitution } from './own-institution.ts';

/**
 * Applies an enterprise's action to its institution.
 * @throws {AppError} 500404, 500409, 500012
 */
export const operateInstitution: Verb<typeof institutionOperate> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const institution = await lockVersion(tx, institutions, { id, version }, isOwnInstitution(ctx.actor));
    return viewOwnInstitution(await moveInstitution(tx, ctx, institution, event));
  });

/**
 * Applies an institution's action to one of its products.
 * @throws {AppError} 500404, 500409, 500012, also while the institution is not open
 */
export const operateProduct: Verb<typeof finProductOperate> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const institution = await holdOwnInstitution(tx, ctx.actor);
    const isOwn = eq(finProducts.institutionId, institution.id);
    const product = await lockVersion(tx, finProducts, { id, version }, isOwn);
    if (needsOpenInstitution(event)) requireOpenInstitution(institution);
    await moveProduct(tx, ctx, institution, product, { event });
    return viewOwnProductDetail(await getOwnProduct(tx, ctx.actor, id));
  });
