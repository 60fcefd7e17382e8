import { payableStates } from '@portal/contract/billing/terms';
import type { Bill } from '../bill/bill.table.ts';

/** Whether a plan can be made for a bill. A contract only begins once its deposit is paid in full. */
export const mayPlan = ({ status, feeCode }: Pick<Bill, 'status' | 'feeCode'>): boolean =>
  feeCode !== 'DEPOSIT' && payableStates.some((state) => state === status);
