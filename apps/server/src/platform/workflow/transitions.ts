import { retCodes } from '@portal/contract/ret-code';
import { AppError } from '../http/app-error.ts';

/** The target of each event in each state; unlisted pairs are rejected. */
export type Transitions<State extends string, Event extends string, Next = State> = Readonly<
  Record<State, Readonly<Partial<Record<Event, Next>>>>
>;

/**
 * Returns the target of an event.
 * @throws {AppError} 500012 for an event that the state does not allow
 */
export function nextState<State extends string, Event extends string, Next>(
  transitions: Transitions<State, Event, Next>,
  state: State,
  event: NoInfer<Event>,
): Next {
  const next = transitions[state][event];
  if (next === undefined) throw new AppError(retCodes.TRANSITION_REFUSED);
  return next;
}

/** The events that the state allows and the caller may trigger, in the order of the table. */
export function possibleEvents<State extends string, Event extends string>(
  transitions: Transitions<State, Event, unknown>,
  state: State,
  mayFire: (event: Event) => boolean = () => true,
): Event[] {
  return (Object.keys(transitions[state]) as Event[]).filter(mayFire);
}
