import { naturalKey } from '../../../feature/importer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { ownFeeOf } from '../charge/fee-of.ts';
import { feeLabelOf } from '../fee-label.public.ts';
import { type FeeItem, feeItems } from '../meter/meter.table.ts';

const nameOf = (fee: FeeItem): string =>
  inLanguage('zh', () => feeLabelOf({ feeCode: fee.code, ownFee: ownFeeOf(fee) }));

/** Fee items in use by their codes and Chinese names, as natural keys. */
export async function feesByName(db: Db): Promise<ReadonlyMap<string, FeeItem>> {
  const rows = await db.select().from(feeItems);
  return new Map(
    rows
      .filter(({ enabled }) => enabled)
      .flatMap((fee) => [fee.code, nameOf(fee)].map((known) => [naturalKey(known), fee] as const)),
  );
}

/** Chinese names of the fee items in use that a filter keeps, to choose from. */
export async function feeOptions(db: Db, isOffered: (fee: FeeItem) => boolean): Promise<string[]> {
  const fees = await feesByName(db);
  return [...new Set([...fees.values()].filter(isOffered).map(nameOf))];
}
