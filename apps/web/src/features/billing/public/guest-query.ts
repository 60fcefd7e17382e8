import type { PublicBill, PublicMeter } from '@portal/contract/billing/bill';
import type { PhoneProof } from '../../identity/shared/form/PhoneCode.tsx';

/** What the visitor looks for: a bill, or a meter of a kind. */
export type Asked = 'BILL' | 'WATER' | 'ELECTRICITY';

/** The result, and the proof that found it: payment requires the same proof. */
export type Found = ({ bill: PublicBill } | { meter: PublicMeter }) & { proof: Partial<PhoneProof> };
