import { anomalyPercent } from '@portal/contract/billing/terms';

/** Highest usage that the same month of the previous year can explain; null without such data. */
export const limitOf = (lastYearX100: number | null | undefined): number | null =>
  lastYearX100 ? Math.floor((lastYearX100 * anomalyPercent) / 100) : null;

/** Whether a usage exceeds what the same month of the previous year can explain. */
export function isHigh(usageX100: number | null, lastYearX100: number | null | undefined): boolean {
  const limit = limitOf(lastYearX100);
  return usageX100 !== null && limit !== null && usageX100 > limit;
}
