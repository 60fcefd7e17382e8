import type { PriceKind } from '@portal/contract/market/shop-terms';
import { priceKindLabels } from '@portal/contract/market/shop-terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { Sentence } from '../../../platform/display/Sentence.tsx';

interface PriceTextProps {
  of: { priceKind: PriceKind; priceFen: number | null; unit: string };
}

/** The price in one line, 480.00 元/样 or 面议; the unit is the shop's own text. */
export function PriceText({ of: { priceKind, priceFen, unit } }: PriceTextProps) {
  if (priceFen === null) return priceKindLabels[priceKind]();
  const amount = formatFen(priceFen);
  const inFull = (text: string) => (priceKind === 'FROM' ? m.market_amount_from({ text }) : text);
  if (unit === '') return inFull(m.market_amount({ amount }));
  return (
    <Sentence say={({ unit: of }) => inFull(m.market_amount_per({ amount, unit: of }))} values={{ unit }} />
  );
}
