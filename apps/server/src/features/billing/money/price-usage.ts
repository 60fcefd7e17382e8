import type { BillLine, Price } from '@portal/contract/billing/bill-price';
import { amountFen } from './money.ts';

/** Usage of a meter within a period, in hundredths. */
export interface Usage {
  totalX100: number;
  /** Per period of the day, for time-of-use meters. */
  byTime: { peakX100: number; flatX100: number; valleyX100: number } | null;
}

type Priced = Pick<BillLine, 'part' | 'usageX100' | 'unitPriceE4'>;

const tierParts = ['TIER1', 'TIER2', 'TIER3', 'TIER4', 'TIER5'] as const;

/** Splits a usage into tiers; the last one has no upper limit. */
function byTier(
  totalX100: number,
  tiers: readonly { uptoX100: number | null; unitPriceE4: number }[],
): Priced[] {
  let from = 0;
  return tiers.flatMap(({ uptoX100, unitPriceE4 }, at) => {
    const usageX100 = Math.max(Math.min(totalX100, uptoX100 ?? totalX100) - from, 0);
    from = uptoX100 ?? totalX100;
    // Without usage, the bill still shows the price.
    return usageX100 > 0 || at === 0 ? [{ part: tierParts[at] ?? 'TIER5', usageX100, unitPriceE4 }] : [];
  });
}

/** Prices a usage part by part. Meters without time-of-use registers pay the plain price. */
export function priceUsage({ totalX100, byTime }: Usage, price: Price): Priced[] {
  if (price.tou && byTime)
    return [
      { part: 'PEAK', usageX100: byTime.peakX100, unitPriceE4: price.tou.peakE4 },
      { part: 'FLAT', usageX100: byTime.flatX100, unitPriceE4: price.tou.flatE4 },
      { part: 'VALLEY', usageX100: byTime.valleyX100, unitPriceE4: price.tou.valleyE4 },
    ];
  if (price.tiers) return byTier(totalX100, price.tiers);
  return [{ part: 'WHOLE', usageX100: totalX100, unitPriceE4: price.unitPriceE4 }];
}

type Calculated = Pick<BillLine, 'usageX100' | 'unitPriceE4' | 'term' | 'share'>;

/** Recalculates a line's amount from its stored inputs: always the same fen. A price that fell makes it negative. */
export function recompute({ usageX100, unitPriceE4, term, share }: Calculated): number {
  if (share) return share.amountFen;
  const amount = amountFen(usageX100, Math.abs(unitPriceE4), term);
  return unitPriceE4 < 0 ? -amount : amount;
}

/** Quantity of bill lines together, in hundredths: of a line for some days, only its share. */
export const quantityOf = (lines: readonly Calculated[]): number =>
  Math.round(
    lines.reduce(
      (sum, { usageX100, term }) => sum + (term ? (usageX100 * term.days) / term.ofDays : usageX100),
      0,
    ),
  );

/** 314 becomes `3.14`; trailing zeros are dropped. */
const decimal = (scaled: number, digits: number): string => {
  const whole = Math.floor(scaled / 10 ** digits);
  const rest = String(scaled % 10 ** digits)
    .padStart(digits, '0')
    .replace(/0+$/, '');
  return rest === '' ? String(whole) : `${whole}.${rest}`;
};

/** The calculation of a line as text: `120.5 × 0.62 × 17 ÷ 30 = 42.34`. Symbols only, so it needs no translation. */
export const formulaOf = (line: Calculated): string => {
  const { usageX100, unitPriceE4, term, share } = line;
  const ofMonth = term && term.days < term.ofDays ? ` × ${term.days} ÷ ${term.ofDays}` : '';
  const sign = unitPriceE4 < 0 ? '−' : '';
  const yuan = `${sign}${(Math.abs(recompute(line)) / 100).toFixed(2)}`;
  if (share)
    return `${(share.ofFen / 100).toFixed(2)} × ${decimal(share.weight, 2)} ÷ ${decimal(share.ofWeight, 2)} = ${yuan}`;
  return `${decimal(usageX100, 2)} × ${sign}${decimal(Math.abs(unitPriceE4), 4)}${ofMonth} = ${yuan}`;
};
