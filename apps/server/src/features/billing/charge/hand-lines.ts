import { lineAmountFen } from '@portal/contract/rounding';
import type { Priced } from '../bill/contract-lines.ts';
import type { HandLine } from './charge.table.ts';

/** A line by hand as it is issued. With days, its price is that of a whole month, and negative where it fell. */
export type IssuedLine = HandLine & Pick<Priced, 'term'>;

/**
 * Inputs of bill lines that come to the amounts of lines by hand. An amount that isn't quantity × price is billed as one
 * of that amount; its name says how it came about.
 */
export const pricedLines = (lines: readonly IssuedLine[]): Priced[] =>
  lines.map((line) => {
    const { name, quantityX100, unitPriceE4, term } = line;
    if (term) return { part: 'WHOLE', name, usageX100: quantityX100, unitPriceE4, term };
    const isProduct = lineAmountFen(quantityX100, unitPriceE4) === line.amountFen;
    const inputs = isProduct
      ? { usageX100: quantityX100, unitPriceE4 }
      : { usageX100: 100, unitPriceE4: line.amountFen * 100 };
    return { part: 'WHOLE', name, ...inputs };
  });
