import type { StatementRow } from '../../../platform/pay/statement/statement-row.ts';
import { type KnownBooking, KnownBookings } from './known-bookings.ts';
import { type FoundDoubt, type FreshLine, judgeIncome } from './sort-income.ts';
import { Takeables } from './sort-outgo.ts';

export interface FoundLine extends KnownBooking {
  line: NonNullable<KnownBooking['line']>;
  isReturned: boolean;
}

export interface NewDoubt extends FoundDoubt {
  fingerprint: string;
}

export interface SortedRows {
  fresh: FreshLine[];
  doubts: NewDoubt[];
  known: number;
  left: number;
}

interface Judged {
  row: StatementRow;
  fingerprint: string;
  fresh: FreshLine | null;
  doubt: FoundDoubt | null;
}

/**
 * Classifies every row of a statement: money to enter, doubtful, known, or outgoing. `fingerprints` belong to the rows,
 * `listed` are those already in doubt. One pass handles received money and one outgoing money, each row by look-ups.
 */
export function sortRows(
  rows: readonly StatementRow[],
  fingerprints: readonly string[],
  lines: readonly FoundLine[],
  listed: ReadonlySet<string>,
): SortedRows {
  const known = new KnownBookings(lines);
  const used = new Set<string>();
  const judged: Judged[] = [];
  const out: { row: StatementRow; fingerprint: string }[] = [];
  let knownRows = 0;
  for (const [at, row] of rows.entries()) {
    const fingerprint = fingerprints[at] ?? '';
    if (row.amountFen !== null && row.amountFen < 0 && row.doubt === null) {
      out.push({ row, fingerprint });
      continue;
    }
    if (listed.has(fingerprint)) {
      knownRows += 1;
      judged.push({ row, fingerprint, fresh: null, doubt: null });
      continue;
    }
    const verdict = judgeIncome(row, known, used);
    if (verdict === 'KNOWN') knownRows += 1;
    else if ('doubt' in verdict) judged.push({ row, fingerprint, fresh: null, doubt: verdict.doubt });
    else {
      known.add({ ...verdict.fresh, line: null });
      judged.push({ row, fingerprint, fresh: verdict.fresh, doubt: null });
    }
  }
  const left = sortOutgo(out, judged, lines, listed);
  return {
    fresh: judged.flatMap(({ fresh, doubt }) => (fresh && !doubt ? [fresh] : [])),
    doubts: [
      ...judged.flatMap(({ doubt, fingerprint }) => (doubt ? [{ ...doubt, fingerprint }] : [])),
      ...left.doubts,
    ].sort((one, other) => one.row.row - other.row.row),
    known: knownRows + left.known,
    left: left.left,
  };
}

/** Outgoing money reverses a row of its own file, which is then doubtful, or a line entered before. */
function sortOutgo(
  out: readonly { row: StatementRow; fingerprint: string }[],
  judged: Judged[],
  lines: readonly FoundLine[],
  listed: ReadonlySet<string>,
) {
  const ofFile = new Takeables(judged.map((one) => ({ ...one.row, isReturned: false, judged: one })));
  const ofPark = new Takeables(lines);
  const doubts: NewDoubt[] = [];
  let [known, left] = [0, 0];
  for (const { row, fingerprint } of out) {
    if (listed.has(fingerprint)) {
      known += 1;
      continue;
    }
    const came = ofFile.take(row);
    if (came) {
      const { judged: one } = came;
      if (one.fresh) one.doubt = { row: one.row, kind: 'REVERSED', detail: String(row.row), like: null };
      left += 1;
      continue;
    }
    const like = ofPark.take(row);
    if (like || row.isReversal) doubts.push({ row, kind: 'REVERSAL', detail: '', like, fingerprint });
    else left += 1;
  }
  return { doubts, known, left };
}
