import type { ContractFacts } from '@portal/contract/lease/public';
import { contractTransitions } from '@portal/contract/lease/terms';
import { startOfChinaDay } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Contract } from '../lease.table.ts';
import { composeMoveOut } from './compose-move-out.ts';
import { lineTitler } from './line-titler.ts';
import { settlementLineOf } from './settlement-line.ts';

/** The settlement as both sides see it with the contract, or a preview of it as of today. */
export async function viewSettlement(
  db: Db,
  contract: Contract,
  today: string,
): Promise<ContractFacts['settlement']> {
  const isAhead =
    contract.handover !== '' &&
    contract.settlement.length === 0 &&
    contractTransitions[contract.status].settle !== undefined;
  const lines = isAhead
    ? (await composeMoveOut(db, contract, startOfChinaDay(today), null)).lines.map(settlementLineOf)
    : contract.settlement;
  const titleOf = await lineTitler(db, lines);
  return lines.map((line) => ({
    label: titleOf(line),
    amountFen: line.amountFen,
    formulaText: line.formulaText,
  }));
}
