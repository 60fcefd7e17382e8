import type { HandoverDetail, HeldItem } from '@portal/contract/handover/manage';
import { type HeldKind, heldKinds } from '@portal/contract/handover/terms';

/** Back to all who may do it, or not given on; anything else is the id of a colleague. */
export const toAll = 'ALL';
export const keep = 'KEEP';

/** What is chosen for each piece of work, where it is not the proposal. */
export type Choices = Readonly<Record<string, string>>;

export const keyOf = ({ kind, refId }: Pick<HeldItem, 'kind' | 'refId'>): string => `${kind} ${refId}`;

/** Claims go back to all; other work to the colleague with the least in hand, if there is one. */
export function proposalFor({ kind, takers, canRelease }: HeldItem): string {
  if (kind === 'CLAIM') return toAll;
  return takers[0] ?? (canRelease ? toAll : keep);
}

export const choiceOf = (item: HeldItem, choices: Choices): string =>
  choices[keyOf(item)] ?? proposalFor(item);

/** The choices after somebody was chosen for several pieces; what they can't take keeps what it had. */
export function choose(choices: Choices, items: readonly HeldItem[], to: string): Choices {
  const fit = items.filter(
    ({ takers, canRelease }) => to === keep || (to === toAll ? canRelease : takers.includes(to)),
  );
  return { ...choices, ...Object.fromEntries(fit.map((item) => [keyOf(item), to])) };
}

export interface Group {
  kind: HeldKind;
  items: HeldItem[];
}

export const groupsOf = (items: readonly HeldItem[]): Group[] =>
  heldKinds
    .map((kind) => ({ kind, items: items.filter((item) => item.kind === kind) }))
    .filter((group) => group.items.length > 0);

interface Sums {
  given: number;
  released: number;
  kept: number;
  /** Receivers with how much each gets, most first. */
  receivers: { userId: string; count: number }[];
}

export function sumsOf({ items }: Pick<HandoverDetail, 'items'>, choices: Choices): Sums {
  const counts = new Map<string, number>();
  for (const item of items) {
    const to = choiceOf(item, choices);
    counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  const released = counts.get(toAll) ?? 0;
  const kept = counts.get(keep) ?? 0;
  const receivers = [...counts]
    .filter(([to]) => to !== toAll && to !== keep)
    .map(([userId, count]) => ({ userId, count }))
    .toSorted((a, b) => b.count - a.count);
  return { given: items.length - released - kept, released, kept, receivers };
}
