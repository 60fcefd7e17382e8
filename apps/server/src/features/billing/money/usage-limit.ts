import { anomalyPercent } from '@portal/contract/billing-terms';

/** What the same month of the year before explains, at most; null where it says nothing. */
export const limitOf = (lastYearX100: number | null | undefined): number | null =>
  lastYearX100 ? Math.floor((lastYearX100 * anomalyPercent) / 100) : null;

/** Whether a usage is beyond what the same month of the year before explains. */
export function isHigh(usageX100: number | null, lastYearX100: number | null | undefined): boolean {
  const limit = limitOf(lastYearX100);
  return usageX100 !== null && limit !== null && usageX100 > limit;
}
