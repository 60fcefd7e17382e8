import type { PublicBill, PublicMeter } from '@portal/contract/bill';

/** What is looked for: a bill, or a meter of a kind. */
export type Asked = 'BILL' | 'WATER' | 'ELECTRICITY';

export type Found = { bill: PublicBill } | { meter: PublicMeter };
