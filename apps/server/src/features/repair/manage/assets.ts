import type {
  ManagedAsset,
  repairQueryAsset,
  repairQueryAssets,
  repairSaveAsset,
} from '@portal/contract/repair/manage';
import { repeatsUntilFlag } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { businessData } from '../../dictionary/dictionary.table.ts';
import { repairAssets, repairTickets } from '../repair.table.ts';
import { isTypeOf, requireType, typeNameOf } from '../repair-type.public.ts';
import { countsAsRepeat } from '../select-tickets.public.ts';
import { writeAssets } from './write-assets.ts';

const select = (db: Db, now: Date) =>
  db
    .select({
      asset: getTableColumns(repairAssets),
      typeLabel: typeNameOf(repairAssets.typeCode),
      times: db.$count(repairTickets, and(eq(repairTickets.assetId, repairAssets.id), countsAsRepeat(now))),
    })
    .from(repairAssets)
    .leftJoin(businessData, isTypeOf(repairAssets.typeCode));

const viewAsset = ({
  asset,
  typeLabel,
  times,
}: Awaited<ReturnType<typeof select>>[number]): ManagedAsset => ({
  assetId: asset.id,
  version: asset.version,
  data: asset,
  typeLabel,
  code: asset.code,
  times,
  isFlagged: times >= repeatsUntilFlag,
});

/** Assets, ordered by number. */
export const listAssets: Verb<typeof repairQueryAssets> = ({ db, now }, input) => {
  const { typeCode, keyword, pageNo, pageSize } = input;
  const where = and(
    typeCode === undefined ? undefined : eq(repairAssets.typeCode, typeCode),
    contains(keyword, repairAssets.no, repairAssets.name, repairAssets.place),
  );
  const rows = select(db, now)
    .where(where)
    .orderBy(asc(repairAssets.no))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return pageOf(input, rows, db.$count(repairAssets, where), viewAsset);
};

/** @throws {AppError} 500404 */
export const getAsset: Verb<typeof repairQueryAsset> = async ({ db, now }, { id }) => {
  const [row] = await select(db, now).where(eq(repairAssets.id, id));
  if (!row) throw notFound();
  return viewAsset(row);
};

/** @throws {AppError} 100002 when another asset has the number */
async function requireFreeNo(tx: Db, no: string, id: string | undefined): Promise<void> {
  const isTaken = and(eq(repairAssets.no, no), id ? ne(repairAssets.id, id) : undefined);
  if ((await tx.$count(repairAssets, isTaken)) > 0)
    throw fieldsRefused({ 'data.no': m.fault_repeated({ field: m.field_asset_no() }) });
}

/**
 * Creates an asset with its own code, or changes one.
 * @throws {AppError} 500404, 500409, 100002
 */
export const saveAsset: Verb<typeof repairSaveAsset> = (ctx, { id: given, version: seen, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before =
      given === undefined ? null : await lockVersion(tx, repairAssets, { id: given, version: seen });
    await requireFreeNo(tx, data.no, given);
    if (data.typeCode !== before?.typeCode) await requireType(tx, data.typeCode);
    const [saved] = await writeAssets(tx, ctx, [{ before, values: data }]);
    if (!saved) throw notFound();
    return { assetId: saved.id, version: saved.version };
  });
