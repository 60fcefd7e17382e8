import { retCodes } from '@portal/contract/ret-code';
import { AppError } from '../http/app-error.ts';

/** Where each event leads from each state; what is not listed is refused. */
export type Transitions<State extends string, Event extends string, Next = State> = Readonly<
  Record<State, Readonly<Partial<Record<Event, Next>>>>
>;

/** @throws {AppError} 500012 for an event the state does not know */
export function nextState<State extends string, Event extends string, Next>(
  transitions: Transitions<State, Event, Next>,
  state: State,
  event: NoInfer<Event>,
): Next {
  const next = transitions[state][event];
  if (next === undefined) throw new AppError(retCodes.TRANSITION_REFUSED);
  return next;
}

/** The events a state knows, in the order of the table, of those the caller may fire. */
export function possibleEvents<State extends string, Event extends string>(
  transitions: Transitions<State, Event, unknown>,
  state: State,
  mayFire: (event: Event) => boolean = () => true,
): Event[] {
  return (Object.keys(transitions[state]) as Event[]).filter(mayFire);
}
