import type { finProductSave } from '@portal/contract/finance/public';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { policies } from '../../policy/policy.table.ts';
import { finProducts } from '../finance.table.ts';
import { viewOwnProductDetail } from '../finance.view.ts';
import { moveProduct } from '../move-product.ts';
import { requireOpenInstitution } from '../need-open-institution.ts';
import { productValues } from '../product-values.ts';
import { getOwnProduct, holdOwnInstitution } from './own-institution.ts';

/** @throws {AppError} 100002 for a policy that is not published */
async function requirePolicy(tx: Db, policyId: string | null): Promise<void> {
  if (policyId === null) return;
  const isPublic = and(eq(policies.id, policyId), eq(policies.status, 'PUBLISHED'));
  if ((await tx.$count(policies, isPublic)) === 0)
    throw fieldsRefused({ 'data.subsidyPolicyId': m.fault_choice_gone() });
}

/**
 * Drafts a product of an open institution, or changes one that is not on offer.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const saveProduct: Verb<typeof finProductSave> = (ctx, { id: given, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const institution = await holdOwnInstitution(tx, ctx.actor);
    await requirePolicy(tx, data.subsidyPolicyId);
    const id = given ?? ulid(ctx.now.getTime());
    const values = productValues(data);
    if (given !== undefined) {
      const isOwn = eq(finProducts.institutionId, institution.id);
      const product = await lockVersion(tx, finProducts, { id, version }, isOwn);
      await moveProduct(tx, ctx, institution, product, { event: 'edit', set: values });
    } else {
      requireOpenInstitution(institution);
      const by = { createdAt: ctx.now, createdBy: ctx.actor.userId, updatedAt: ctx.now };
      await tx
        .insert(finProducts)
        .values({ ...values, ...by, id, institutionId: institution.id, status: 'DRAFT' });
      await writeLog(tx, ctx, {
        event: 'finProduct.create',
        entity: 'finProduct',
        entityId: id,
        before: null,
        after: data,
      });
    }
    return viewOwnProductDetail(await getOwnProduct(tx, ctx.actor, id));
  });
