import type { ContractFacts } from '@portal/contract/lease/public';
import * as m from '@portal/texts/messages';
import type { Db } from '../../platform/database/database.ts';
import { feeLabelOf } from '../billing/fee-label.public.ts';
import { paidAhead } from '../billing/paid-ahead.public.ts';
import type { Contract, SettlementLine } from './lease.table.ts';

/** The last day of a terminated contract: the agreed one, or today if it is settled earlier. */
export function lastDayOf({ from, leaveOn }: Pick<Contract, 'from' | 'leaveOn'>, today: string): string {
  const last = leaveOn !== null && leaveOn < today ? leaveOn : today;
  // A contract is in force for at least one day.
  return last > from ? last : from;
}

const yuan = (fen: number) => (fen / 100).toFixed(2);

/** The rest of the deposit, and payments for days after the last one. */
export async function calculateSettlement(
  db: Db,
  contract: Contract,
  today: string,
): Promise<SettlementLine[]> {
  const { depositPaidFen, deductFen } = contract;
  const amountFen = depositPaidFen - deductFen;
  const ahead = await paidAhead(db, contract, lastDayOf(contract, today));
  return [
    {
      billId: null,
      feeCode: 'DEPOSIT',
      term: null,
      amountFen,
      formulaText: `${yuan(depositPaidFen)} − ${yuan(deductFen)} = ${yuan(amountFen)}`,
    },
    ...ahead.map(({ from, to, ...line }): SettlementLine => ({ ...line, term: { from, to } })),
  ];
}

/** The settlement, or a preview of it as of today. */
export async function viewSettlement(
  db: Db,
  contract: Contract,
  today: string,
): Promise<ContractFacts['settlement']> {
  const isAhead = contract.status === 'TERMINATING' && contract.handover !== '';
  const lines = isAhead ? await calculateSettlement(db, contract, today) : contract.settlement;
  return lines.map(({ feeCode, term, amountFen, formulaText }) => ({
    label: term
      ? m.lease_paid_ahead({ fee: feeLabelOf({ feeCode }), from: term.from, to: term.to })
      : feeLabelOf({ feeCode }),
    amountFen,
    formulaText,
  }));
}
