import type { TouPrice } from '@portal/contract/billing/bill-price';
import { amountFen } from './money.ts';

/** Divisor of the peak usage assumed to be movable: a tenth. */
const movedPart = 10;

/** Less than 10 yuan a month doesn't justify a change of habits; small tenants pay a few hundred. */
const leastSavedFen = 1_000;

type Prices = Pick<TouPrice, 'peakE4' | 'valleyE4'>;

/** Saving if a tenth of a month's peak usage had been off-peak; null if too small to mention. */
export function shiftSaving(peakX100: number, { peakE4, valleyE4 }: Prices) {
  const movedX100 = Math.floor(peakX100 / movedPart);
  const savedFen = amountFen(movedX100, peakE4) - amountFen(movedX100, valleyE4);
  return savedFen < leastSavedFen ? null : { movedX100, savedFen };
}
