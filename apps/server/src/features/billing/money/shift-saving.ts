import type { TouPrice } from '@portal/contract/bill-price';
import { amountFen } from './money.ts';

/** The part of the peak usage that can be thought of as moved: a tenth. */
const movedPart = 10;

/** Less than 10 yuan a month is not worth a change of habits; the bills of small tenants are a few hundred. */
const leastSavedFen = 1_000;

type Prices = Pick<TouPrice, 'peakE4' | 'valleyE4'>;

/** What a tenth of a month's peak usage would have cost less in the valley; null where that is too little to say. */
export function shiftSaving(peakX100: number, { peakE4, valleyE4 }: Prices) {
  const movedX100 = Math.floor(peakX100 / movedPart);
  const savedFen = amountFen(movedX100, peakE4) - amountFen(movedX100, valleyE4);
  return savedFen < leastSavedFen ? null : { movedX100, savedFen };
}
