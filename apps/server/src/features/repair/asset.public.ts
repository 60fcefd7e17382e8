import { isOpenRepair } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { type AssetRow, repairAssets, repairTickets } from './repair.table.ts';
import { isTypeOf, typeNameOf } from './repair-type.public.ts';
import { countsAsRepeat } from './select-tickets.public.ts';

/** Whether an asset is out of service; its label leads nowhere then. */
const isClosed = ({ closedFrom }: Pick<AssetRow, 'closedFrom'>, now: Date): boolean =>
  closedFrom !== null && closedFrom <= chinaDayOf(now);

/** The asset with a label code, with its reports of the last 90 days, latest first. */
export async function readAsset(db: Db, code: string, now: Date) {
  const [asset] = await db
    .select({ ...getTableColumns(repairAssets), typeLabel: typeNameOf(repairAssets.typeCode) })
    .from(repairAssets)
    .leftJoin(businessData, isTypeOf(repairAssets.typeCode))
    .where(eq(repairAssets.code, code));
  if (!asset || isClosed(asset, now)) return null;
  const repeats = await db
    .select({ at: repairTickets.createdAt, status: repairTickets.status })
    .from(repairTickets)
    .where(and(eq(repairTickets.assetId, asset.id), countsAsRepeat(now)))
    .orderBy(desc(repairTickets.createdAt))
    .limit(20);
  return {
    ...asset,
    assetId: asset.id,
    repeats: repeats.map(({ at }) => at.getTime()),
    isReported: repeats.some(({ status }) => isOpenRepair(status)),
  };
}

/** The `inTurn` key that serialises simultaneous reports of one asset. */
export const reportsOf = (assetId: string): string => `asset ${assetId}`;

/** Locks the asset, so that its reports are counted one after the other. */
export async function lockAsset(tx: Db, id: string, now: Date): Promise<AssetRow> {
  const [asset] = await tx.select().from(repairAssets).where(eq(repairAssets.id, id)).for('update');
  if (!asset || isClosed(asset, now))
    throw fieldsRefused({ 'data.assetId': m.fault_unknown({ field: m.field_asset_no() }) });
  return asset;
}
