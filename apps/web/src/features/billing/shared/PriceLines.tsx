import type { Price } from '@portal/contract/billing/bill-price';
import { touBands } from '@portal/contract/billing/terms';
import { formatThousands } from '../../../platform/display/format.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { bandName, hoursText, priceKeys } from './tou-hours.ts';

const yuan = (e4: number) => formatThousands(e4 / 10_000);

/** Describes a price line by line: plain, by tier, or by time of day. */
function linesOf({ unitPriceE4, tiers, tou }: Price, unit: string): string[] {
  if (tou)
    return touBands.map(
      (band) => `${bandName(band)} ${yuan(tou[priceKeys[band]])} (${hoursText(tou.hours, band)})`,
    );
  const amount = (x100: number | null | undefined) => `${formatThousands((x100 ?? 0) / 100)} ${unit}`;
  if (tiers)
    return tiers.map(({ uptoX100, unitPriceE4: each }, at) =>
      uptoX100 === null
        ? `> ${amount(tiers[at - 1]?.uptoX100)}: ${yuan(each)}`
        : `≤ ${amount(uptoX100)}: ${yuan(each)}`,
    );
  return [`${yuan(unitPriceE4)} / ${unit}`];
}

export const PriceLines = ({ price, unit }: { price: Price; unit: string }) => (
  <span>
    {linesOf(price, unit).map((line) => (
      <Text key={line} as="span" block>
        {line}
      </Text>
    ))}
  </span>
);
