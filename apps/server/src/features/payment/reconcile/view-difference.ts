import { formatFen } from '@portal/contract/money';
import type { Difference } from '@portal/contract/payment/reconcile';
import {
  type ContradictedField,
  type Contradiction,
  channelAnswerLabels,
  contradictedFieldLabels,
  differenceKindLabels,
  differenceSourceLabels,
} from '@portal/contract/payment/reconcile-terms';
import { payChannelLabels, refundStateLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import type { Desk } from '../desk.ts';
import type { DifferenceRow } from './reconcile.table.ts';

const wordOf = <Code extends string>(labels: Record<Code, () => string>, value: string): string =>
  Object.hasOwn(labels, value) ? labels[value as Code]() : value;

/** Fields whose values are codes or fen; all others are shown as the channel writes them. */
const words: Partial<Record<ContradictedField, (value: string) => string>> = {
  AMOUNT: (fen) => formatFen(Number(fen)),
  CHANNEL: (code) => wordOf(payChannelLabels, code),
  STATE: (code) => wordOf(refundStateLabels, code),
};

function viewContradiction({ field, ours, theirs }: Contradiction): Difference['contradictions'][number] {
  const wordsOf = (value: string) =>
    value === '' ? m.pay_diff_none_here() : (words[field]?.(value) ?? value);
  return { label: contradictedFieldLabels[field](), ours: wordsOf(ours), theirs: wordsOf(theirs) };
}

function viewAnswer({ answer, answerFen: fen, askedAt }: DifferenceRow): Difference['answer'] {
  if (answer === null || askedAt === null) return null;
  return { label: channelAnswerLabels[answer](), fen, at: askedAt.getTime() };
}

/** Possible actions; an unreadable notice has no number to ask about. */
function actionsOf({ pay }: Desk, { status, channel, type }: DifferenceRow): Difference['actions'] {
  if (status === 'CLOSED') return [];
  return type !== null && pay.has(channel) ? ['ask', 'close'] : ['close'];
}

export function viewDifference(
  desk: Desk,
  row: DifferenceRow,
  names: ReadonlyMap<string, string>,
): Difference {
  const { id, channel, day, kind, type, ownNo, tradeNo, payOrderId, ourFen, theirFen, status, reason } = row;
  const isClosed = status === 'CLOSED';
  return {
    differenceId: id,
    channel,
    day,
    kind,
    type,
    ownNo,
    tradeNo,
    payOrderId,
    ourFen,
    theirFen,
    reason,
    kindLabel: differenceKindLabels[kind](),
    sourceLabel: differenceSourceLabels[row.source](),
    contradictions: row.contradictions.map(viewContradiction),
    heard: row.heardAt && { times: row.heardTimes, at: row.heardAt.getTime() },
    state: status,
    closedByName: isClosed ? (names.get(row.updatedBy ?? '') ?? '') : '',
    closedAt: isClosed ? row.updatedAt.getTime() : null,
    answer: viewAnswer(row),
    version: row.version,
    actions: actionsOf(desk, row),
  };
}
