import * as periods from './meter/periods.ts';

/** Months as YYYY-MM, for other features. */
export const { lastDayOfPeriod, movePeriod, periodOf, yearBefore } = periods;
