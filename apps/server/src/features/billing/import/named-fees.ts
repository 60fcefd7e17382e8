import { type FeeCode, feeLabels } from '@portal/contract/billing/terms';
import { naturalKey } from '../../../feature/importer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { type FeeItem, feeItems } from '../meter/meter.table.ts';

const nameOf = ({ code, names }: FeeItem): string =>
  names?.zh ?? inLanguage('zh', () => feeLabels[code as keyof typeof feeLabels]?.() ?? code);

/** Fee items in use by their codes and Chinese names, as natural keys. */
export async function feesNamed(db: Db): Promise<ReadonlyMap<string, FeeItem & { code: FeeCode }>> {
  const rows = await db.select().from(feeItems);
  return new Map(
    rows
      .filter(({ enabled }) => enabled)
      .flatMap((fee) => [fee.code, nameOf(fee)].map((known) => [naturalKey(known), fee] as const)),
  );
}

/** Chinese names of the fee items in use that a filter keeps, to choose from. */
export async function feeOptions(db: Db, isOffered: (fee: FeeItem) => boolean): Promise<string[]> {
  const fees = await feesNamed(db);
  return [...new Set([...fees.values()].filter(isOffered).map(nameOf))];
}
