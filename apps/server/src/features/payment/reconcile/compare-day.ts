import type { Contradiction, DifferenceKind } from '@portal/contract/reconcile-terms';
import { ownCurrency, type StatementLine } from '../../../platform/pay/pay-channel.ts';
import { contradictionsIn } from '../contradictions.ts';

/** A payment or a refund as we have it. */
export interface OwnLine {
  type: StatementLine['type'];
  ownNo: string;
  tradeNo: string;
  payOrderId: string;
  amountFen: number;
  /** Money has moved as far as we know. */
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

/** What a line says otherwise than we have, beside its amount; a refund under way has no number of the channel yet. */
const contradictionsOf = ({ currency, tradeNo }: StatementLine, own: OwnLine): Contradiction[] =>
  contradictionsIn([
    ['CURRENCY', ownCurrency, currency],
    ['TRADE', own.tradeNo || undefined, tradeNo || undefined],
  ]);

/**
 * Compares a channel's day with ours. `known` is what we have of the channel's lines, of whatever day; `ofDay` what
 * was done on the day itself; `before` what the channel has of the day before, since we may learn of a refund after
 * midnight.
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
