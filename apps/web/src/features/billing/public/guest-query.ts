import type { PublicBill, PublicMeter } from '@portal/contract/bill';
import type { PhoneProof } from '../../identity/shared/form/PhoneCode.tsx';

/** What is looked for: a bill, or a meter of a kind. */
export type Asked = 'BILL' | 'WATER' | 'ELECTRICITY';

/** What was found, and the proof by which: it is paid by the same one. */
export type Found = ({ bill: PublicBill } | { meter: PublicMeter }) & { proof: Partial<PhoneProof> };
