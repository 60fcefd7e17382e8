import type { Colleague } from '@portal/contract/handover/manage';
import type { HeldRow } from './held.queries.ts';

interface Takers {
  /** Who may take it, the one with the least in hand first; those on leave come last. */
  takers: string[];
  /** Who has the role, but handled it themselves or has ties to it. */
  barred: string[];
}

const isFit = ({ roles }: Colleague, role: string | null): boolean =>
  role === '*' ? roles.length > 0 : roles.some((each) => each === role);

/** Who may take a piece of work: preview and giving ask the same. */
export function takersOf(
  { holderId, role, barredIds }: Pick<HeldRow, 'holderId' | 'role' | 'barredIds'>,
  people: readonly Colleague[],
): Takers {
  const fit = people
    .filter((person) => person.userId !== holderId && person.status === 'NORMAL' && isFit(person, role))
    .toSorted(
      (a, b) =>
        Number(a.awayUntil !== null) - Number(b.awayUntil !== null) ||
        a.held - b.held ||
        (a.userId < b.userId ? -1 : 1),
    );
  const isBarred = ({ userId }: Colleague) => barredIds.includes(userId);
  return {
    takers: fit.filter((person) => !isBarred(person)).map(({ userId }) => userId),
    barred: fit.filter(isBarred).map(({ userId }) => userId),
  };
}
