import type { Contradiction, DifferenceKind } from '@portal/contract/payment/reconcile-terms';
import { ownCurrency, type StatementLine } from '../../../platform/pay/pay-channel.ts';
import { contradictionsIn } from '../contradictions.ts';

/** A payment or refund in our records. */
export interface OwnLine {
  type: StatementLine['type'];
  ownNo: string;
  tradeNo: string;
  payOrderId: string;
  amountFen: number;
  /** Whether the money has moved, as far as we know. */
  isDone: boolean;
}

export interface Compared {
  kind: DifferenceKind;
  type: StatementLine['type'];
  ownNo: string;
  tradeNo: string;
  payOrderId: string | null;
  ourFen: number | null;
  theirFen: number | null;
  contradictions?: Contradiction[];
}

const keyOf = ({ type, ownNo }: Pick<StatementLine, 'type' | 'ownNo'>) => `${type} ${ownNo}`;

/** How a line differs from our records, apart from the amount; a refund in progress has no channel number yet. */
const contradictionsOf = ({ currency, tradeNo }: StatementLine, own: OwnLine): Contradiction[] =>
  contradictionsIn([
    ['CURRENCY', ownCurrency, currency],
    ['TRADE', own.tradeNo || undefined, tradeNo || undefined],
  ]);

/**
 * Compares a channel's statement for a day with our records. `known` are our records of its lines, from any day;
 * `ofDay` is what was done on the day itself; `before` is the channel's statement of the previous day, since we may
 * learn of a refund only after midnight.
 */
export function compareDay(
  theirs: readonly StatementLine[],
  known: readonly OwnLine[],
  ofDay: readonly OwnLine[],
  before: readonly StatementLine[],
): Compared[] {
  const ownOf = new Map(known.map((line) => [keyOf(line), line]));
  const there = new Set([...theirs, ...before].map(keyOf));
  const here = theirs.flatMap((line): Compared[] => {
    const { type, ownNo, tradeNo, amountFen: theirFen } = line;
    const own = ownOf.get(keyOf({ type, ownNo }));
    const payOrderId = own?.payOrderId ?? null;
    if (!own?.isDone)
      return [{ kind: 'MISSING_HERE', type, ownNo, tradeNo, payOrderId, ourFen: null, theirFen }];
    const contradictions = contradictionsOf(line, own);
    const isEqual = own.amountFen === theirFen;
    if (isEqual && contradictions.length === 0) return [];
    const kind = isEqual ? 'CONTRADICTION' : 'AMOUNT';
    return [{ kind, type, ownNo, tradeNo, payOrderId, ourFen: own.amountFen, theirFen, contradictions }];
  });
  const gone = ofDay
    .filter((line) => !there.has(keyOf(line)))
    .map(
      ({ type, ownNo, tradeNo, payOrderId, amountFen: ourFen }): Compared => ({
        kind: 'MISSING_THERE',
        type,
        ownNo,
        tradeNo,
        payOrderId,
        ourFen,
        theirFen: null,
      }),
    );
  return [...here, ...gone];
}
