import type { BankLine } from './bank-line.ts';
import { codesIn, remittanceCode } from './remittance-code.ts';

/** A payment attempt that waits for its transfer. */
export interface OpenRemittance {
  attemptNo: string;
  amountFen: number;
}

/**
 * The classification of a bank statement line. EQUAL, DIFFERENT: belongs to an attempt and has its amount, or another.
 * AGAIN: the attempt already has an earlier line in this statement. SEVERAL: names more than one attempt. REPEATED: the
 * same line occurs earlier. UNKNOWN: names no attempt.
 */
export type RemittanceMatch = { line: BankLine } & (
  | { verdict: 'EQUAL' | 'DIFFERENT' | 'AGAIN'; attemptNo: string }
  | { verdict: 'SEVERAL' | 'REPEATED' | 'UNKNOWN' }
);

/** Matches statement lines with payment attempts by the codes in their purposes; books nothing. */
export function matchRemittance(
  lines: readonly BankLine[],
  open: readonly OpenRemittance[],
): RemittanceMatch[] {
  const tries = new Map(open.map((one) => [remittanceCode(one.attemptNo), one]));
  const seenNos = new Set<string>();
  const seenTries = new Set<string>();
  return lines.map((line): RemittanceMatch => {
    if (seenNos.has(line.bankNo)) return { line, verdict: 'REPEATED' };
    seenNos.add(line.bankNo);
    const [named, ...others] = codesIn(line.purpose).flatMap((code) => tries.get(code) ?? []);
    if (!named) return { line, verdict: 'UNKNOWN' };
    if (others.length > 0) return { line, verdict: 'SEVERAL' };
    const { attemptNo, amountFen } = named;
    if (seenTries.has(attemptNo)) return { line, verdict: 'AGAIN', attemptNo };
    seenTries.add(attemptNo);
    return { line, verdict: line.amountFen === amountFen ? 'EQUAL' : 'DIFFERENT', attemptNo };
  });
}
