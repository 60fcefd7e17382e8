import { feeLabels } from '@portal/contract/billing-terms';
import type { ContractFacts } from '@portal/contract/lease';
import * as m from '@portal/texts/messages';
import type { Db } from '../../platform/database/database.ts';
import { paidAhead } from '../billing/paid-ahead.public.ts';
import type { Contract, SettlementLine } from './lease.table.ts';

/** The last day of a contract that is left: the one agreed on, or today where it is settled before. */
export function lastDayOf({ from, leaveOn }: Pick<Contract, 'from' | 'leaveOn'>, today: string): string {
  const last = leaveOn !== null && leaveOn < today ? leaveOn : today;
  // It was in force for a day at least.
  return last > from ? last : from;
}

const yuan = (fen: number) => (fen / 100).toFixed(2);

/** What is left of the deposit, and what was paid for days after the last one. */
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

/** What was settled, or would be if it were done today. */
export async function viewSettlement(
  db: Db,
  contract: Contract,
  today: string,
): Promise<ContractFacts['settlement']> {
  const isAhead = contract.status === 'TERMINATING' && contract.handover !== '';
  const lines = isAhead ? await calculateSettlement(db, contract, today) : contract.settlement;
  return lines.map(({ feeCode, term, amountFen, formulaText }) => ({
    label: term
      ? m.lease_paid_ahead({ fee: feeLabels[feeCode](), from: term.from, to: term.to })
      : feeLabels[feeCode](),
    amountFen,
    formulaText,
  }));
}
