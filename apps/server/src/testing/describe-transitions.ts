import { retCodes } from '@portal/contract/ret-code';
import { describe, expect, it } from 'vitest';

interface Walk<State, Event, Next> {
  states: readonly State[];
  events: readonly Event[];
  /** The target in the table; undefined for an event that the state does not allow. */
  planned: (state: State, event: Event) => Next | undefined;
  /** The policy, which throws for a forbidden event. */
  next: (state: State, event: Event) => Next;
  /** Triggers the event in the state through its API call, and checks the result. */
  fire: (state: State, event: Event, planned: Next | undefined) => Promise<void>;
  /** Pairs that the call handles in its own way, regardless of the table. */
  special?: (state: State, event: Event) => boolean;
}

const nameOf = (state: unknown): string =>
  typeof state === 'string' ? state : Object.values(state as object).join(' with ');

/** Chooses one forbidden event for each state, such that every event is rejected somewhere. */
function chooseRefused<State, Event>(
  states: readonly State[],
  refusedBy: (state: State) => Event[],
): [State, Event][] {
  const times = new Map<Event, number>();
  const timesOf = (event: Event) => times.get(event) ?? 0;
  return states.flatMap((state) => {
    const [rarest] = refusedBy(state).sort((a, b) => timesOf(a) - timesOf(b));
    if (rarest === undefined) return [];
    times.set(rarest, timesOf(rarest) + 1);
    return [[state, rarest]];
  });
}

/**
 * Tests a transition table: every pair of state and event against the policy, which is cheap, and through the API every
 * allowed pair and one rejected event per state, which proves that the call uses the policy.
 */
export function describeTransitions<State, Event extends string, Next>({
  states,
  events,
  planned,
  next,
  fire,
  special = () => false,
}: Walk<State, Event, Next>): void {
  const isWalked = (state: State, event: Event) =>
    planned(state, event) !== undefined || special(state, event);
  const allowed = states.flatMap((state) =>
    events.filter((event) => isWalked(state, event)).map((event): [State, Event] => [state, event]),
  );
  const refused = chooseRefused(states, (state) => events.filter((event) => !isWalked(state, event)));

  describe('invariant 8: transitions by the policy', () => {
    it.each(states.map((state) => [nameOf(state), state] as const))('%s', (_name, state) => {
      for (const event of events) {
        const to = planned(state, event);
        if (to !== undefined) expect(next(state, event), event).toEqual(to);
        else
          expect(() => next(state, event), event).toThrow(
            expect.objectContaining({ retCode: retCodes.TRANSITION_REFUSED }),
          );
      }
    });
  });

  describe('invariant 8: transitions through the API', () => {
    const pairs = [...allowed, ...refused];
    it.each(pairs.map(([state, event]) => [nameOf(state), event, state] as const))(
      '%s × %s',
      async (_name, event, state) => fire(state, event, planned(state, event)),
    );
  });
}
