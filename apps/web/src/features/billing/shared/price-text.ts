import { type Price, touBands } from '@portal/contract/billing-terms';
import { formatThousands } from '../../../platform/display/format.ts';
import { bandName, hoursText, priceKeys } from './tou-hours.ts';

const yuan = (e4: number) => formatThousands(e4 / 10_000);

/** A price in one line: plain, tier by tier, or by time of day. */
export function priceText({ unitPriceE4, tiers, tou }: Price, unit: string): string {
  if (tou)
    return touBands
      .map((band) => `${bandName(band)} ${yuan(tou[priceKeys[band]])} (${hoursText(tou.hours, band)})`)
      .join(' · ');
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
