import * as rounding from '@portal/contract/rounding';

/** The tax included in a gross amount, as the pages calculate it too. */
export const { taxWithinFen } = rounding;
