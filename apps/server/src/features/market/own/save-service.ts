import type { serviceSave } from '@portal/contract/market/shop';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { findGallery } from '../../../platform/files/find-picture.ts';
import type { InputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { type ServiceRecord, services } from '../market.table.ts';
import { viewOwnServiceDetail } from '../market.view.ts';
import { moveService } from '../move-service.ts';
import { requireOpenShop } from '../need-open-shop.ts';
import { getOwnService, holdOwnShop } from './own-shop.ts';
import { requireCategories, requireRegions } from './require-choices.ts';

type Entered = InputOf<typeof serviceSave>['data'];

async function valuesOf(tx: Db, { fileId, galleryFileIds, ...data }: Entered, kept: ServiceRecord | null) {
  await requireCategories(tx, 'data.categoryCode', [data.categoryCode]);
  const regionIds = [...new Set(data.regionIds)];
  await requireRegions(tx, regionIds, kept?.regionIds ?? []);
  return { ...data, regionIds, ...(await findGallery(tx, { fileId, galleryFileIds }, data.title)) };
}

/**
 * Drafts a service in the enterprise's open shop, or changes one that is not on offer.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const saveService: Verb<typeof serviceSave> = (ctx, { id: given, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const shop = await holdOwnShop(tx, ctx.actor);
    const id = given ?? ulid(ctx.now.getTime());
    if (given !== undefined) {
      const service = await lockVersion(tx, services, { id, version }, eq(services.shopId, shop.id));
      const set = await valuesOf(tx, data, service);
      await moveService(tx, ctx, shop, service, { event: 'edit', set });
    } else {
      requireOpenShop(shop);
      const values = await valuesOf(tx, data, null);
      const by = { createdAt: ctx.now, createdBy: ctx.actor.userId, updatedAt: ctx.now };
      const { medianResponseMin, p90ResponseMin, responseSample } = shop;
      const response = { medianResponseMin, p90ResponseMin, responseSample };
      await tx
        .insert(services)
        .values({ ...values, ...by, ...response, id, shopId: shop.id, status: 'DRAFT' });
      const { fileId: _file, galleryFileIds: _gallery, ...after } = data;
      await writeLog(tx, ctx, {
        event: 'service.create',
        entity: 'service',
        entityId: id,
        before: null,
        after,
      });
    }
    return viewOwnServiceDetail(await getOwnService(tx, ctx.actor, id));
  });
