import type { Price } from '@portal/contract/billing-terms';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';

const yuan = (e4: number) => formatThousands(e4 / 10_000);

/** A price in one line: plain, tier by tier, or by time of day. */
export function priceText({ unitPriceE4, tiers, tou }: Price, unit: string): string {
  if (tou)
    return [
      `${m.billing_part_peak()} ${yuan(tou.peakE4)}`,
      `${m.billing_part_flat()} ${yuan(tou.flatE4)}`,
      `${m.billing_part_valley()} ${yuan(tou.valleyE4)}`,
    ].join(' · ');
  if (tiers)
    return tiers
      .map((tier) =>
        tier.uptoX100 === null
          ? `> ${yuan(tier.unitPriceE4)}`
          : `≤ ${formatThousands(tier.uptoX100 / 100)} ${unit}: ${yuan(tier.unitPriceE4)}`,
      )
      .join(' · ');
  return `${yuan(unitPriceE4)} / ${unit}`;
}
