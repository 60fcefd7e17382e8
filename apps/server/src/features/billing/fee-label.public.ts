import type { FeeNames } from '@portal/contract/billing/bill-price';
import { type FeeCode, feeLabels, feeUnits, isFixedFee } from '@portal/contract/billing/terms';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { readerLanguage } from '../../platform/locale.ts';
import type { Bill } from './bill/bill.table.ts';
import { feeItems } from './meter/meter.table.ts';

/** A fee item's name in the reader's language, or in Chinese if the park gave no other. */
export const feeNameIn = (names: FeeNames): string => names[readerLanguage()] || names.zh;

type Charged = Pick<Bill, 'feeCode'> & Partial<Pick<Bill, 'ownFee'>>;

/** What a bill's fee is called; a bill keeps the name that a fee item of the park's own had when it was made. */
export function feeLabelOf({ feeCode, ownFee }: Charged): string {
  if (ownFee) return feeNameIn(ownFee.names);
  return isFixedFee(feeCode) ? feeLabels[feeCode]() : feeCode;
}

/** Unit of a bill's quantities; empty for fees agreed as a lump sum. */
export const feeUnitOf = ({ feeCode, ownFee }: Charged): string =>
  ownFee ? ownFee.unit : isFixedFee(feeCode) ? feeUnits[feeCode] : '';

/** Returns the function that names fees as they are called now. */
export async function feeNamer(db: Db, codes: readonly FeeCode[]): Promise<(code: FeeCode) => string> {
  const own = codes.filter((code) => !isFixedFee(code));
  const rows =
    own.length === 0
      ? []
      : await db
          .select({ code: feeItems.code, names: feeItems.names })
          .from(feeItems)
          .where(inArray(feeItems.code, own));
  const named = new Map(rows.map(({ code, names }) => [code, names]));
  return (code) => {
    const names = named.get(code);
    return names ? feeNameIn(names) : feeLabelOf({ feeCode: code });
  };
}

/** What bills keep of the park's own fee items, by their codes. */
export async function feesNamed(db: Db, codes: readonly FeeCode[]): Promise<Map<FeeCode, Bill['ownFee']>> {
  const rows = await db
    .select()
    .from(feeItems)
    .where(inArray(feeItems.code, [...codes]));
  return new Map(rows.map(({ code, names, unit }) => [code, names && { names, unit }]));
}
