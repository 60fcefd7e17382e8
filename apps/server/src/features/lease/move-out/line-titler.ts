import type { FeeCode } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import type { Db } from '../../../platform/database/database.ts';
import { feeNamer } from '../../billing/fee-label.public.ts';
import type { SettlementLine } from '../lease.table.ts';

type Titled = Pick<SettlementLine, 'feeCode' | 'term' | 'kind' | 'name'>;

function titleOf({ kind, feeCode, term, name = '' }: Titled, feeName: (code: FeeCode) => string): string {
  const fee = feeCode === null ? '' : feeName(feeCode);
  if (kind === 'CREDIT') return m.move_out_line_credit();
  if (kind === 'DEDUCTION') return name;
  if (kind === 'HELD') return m.move_out_line_held({ fee });
  if (kind === 'BILL') return m.move_out_line_bill({ fee, period: name });
  if (kind === 'FINAL')
    return term
      ? m.move_out_line_days({ fee, from: term.from, to: term.to })
      : m.move_out_line_final({ fee, period: name });
  return term ? m.lease_paid_ahead({ fee, from: term.from, to: term.to }) : fee;
}

/** Returns the function that titles lines of a settlement, from their codes and the fees' names. */
export async function lineTitler(db: Db, lines: readonly Titled[]): Promise<(line: Titled) => string> {
  const feeName = await feeNamer(db, [...new Set(lines.flatMap(({ feeCode }) => feeCode ?? []))]);
  return (line) => titleOf(line, feeName);
}
