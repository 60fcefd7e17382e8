import type { SettlementLine } from '../lease.table.ts';
import type { MoveOutLine } from './move-out.table.ts';

/** A line as the contract keeps it for both sides; what is taken is negative. */
export const settlementLineOf = (line: MoveOutLine): SettlementLine => ({
  kind: line.kind,
  billId: line.kind === 'BACK' || line.kind === 'BILL' ? line.refId : null,
  feeCode: line.feeCode,
  term: line.term,
  name: line.name,
  amountFen: line.group === 'HAND' ? line.amountFen : -line.amountFen,
  formulaText: line.formulaText,
});
