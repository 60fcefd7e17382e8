import { lineAmountFen } from '@portal/contract/rounding';
import type { Priced } from '../bill/contract-lines.ts';
import type { HandLine } from './charge.table.ts';

/**
 * Inputs of bill lines that come to the amounts of lines by hand. An amount that isn't quantity × price, such as a part
 * of a month, is billed as one of that amount; its name says how it came about.
 */
export const pricedLines = (lines: readonly HandLine[]): Priced[] =>
  lines.map((line) => {
    const { name, quantityX100, unitPriceE4 } = line;
    const isProduct = lineAmountFen(quantityX100, unitPriceE4) === line.amountFen;
    const inputs = isProduct
      ? { usageX100: quantityX100, unitPriceE4 }
      : { usageX100: 100, unitPriceE4: line.amountFen * 100 };
    return { part: 'WHOLE', name, ...inputs };
  });
