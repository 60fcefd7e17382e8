import { serviceCategoryList } from '@portal/contract/market/shop-terms';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import { businessData, regions } from '../../dictionary/dictionary.table.ts';

/** @throws {AppError} 100002 at `field` for an unavailable category */
export async function requireCategories(tx: Db, field: string, codes: readonly string[]): Promise<void> {
  const isKnown = and(
    eq(businessData.type, serviceCategoryList),
    inArray(businessData.code, [...codes]),
    eq(businessData.shield, 0),
  );
  if ((await tx.$count(businessData, isKnown)) < new Set(codes).size)
    throw fieldsRefused({ [field]: m.fault_choose({ field: m.field_service_category() }) });
}

/** @throws {AppError} 100002 for an unavailable region, unless the service already has it */
export async function requireRegions(
  tx: Db,
  wanted: readonly string[],
  kept: readonly string[],
): Promise<void> {
  const added = wanted.filter((id) => !kept.includes(id));
  const isOffered = and(inArray(regions.regionId, added), eq(regions.shield, 0));
  if (added.length > 0 && (await tx.$count(regions, isOffered)) < added.length)
    throw fieldsRefused({ 'data.regionIds': m.fault_choose({ field: m.field_service_regions() }) });
}
