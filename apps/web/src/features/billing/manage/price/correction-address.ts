/** How the address of the list of readings names the correction of a meter's month. */
export const correctionOf = (meterNo: string, period: string): string => `${period} ${meterNo}`;

/** The meter and month of such a name; null for any other. */
export function correctedMonth(name: string): { meterNo: string; period: string } | null {
  const [, period, meterNo] = /^(\d{4}-\d\d) (.+)$/.exec(name) ?? [];
  return period && meterNo ? { meterNo, period } : null;
}
