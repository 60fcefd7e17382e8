import { type CaseEventWords, type CaseState, withReason } from './case-kind.ts';

type Words = () => string;

/**
 * What a state means for somebody who only reads it: `open` nothing done yet, `late` overdue or failed, `done`
 * completed successfully, `checking` someone else is working on it, `waiting` it is the reader's turn, `closed` ended
 * without result.
 */
type StateVariant = 'open' | 'late' | 'done' | 'checking' | 'waiting' | 'closed';

interface StateRow<Turn extends string, Group extends string> {
  label: Words;
  /** Who acts next; of an end, whether it is a success (`DONE`) or not (`ENDED`). */
  turn: Turn | 'DONE' | 'ENDED';
  variant: StateVariant;
  /** The groups it belongs to; written out even if empty, so that a new state is thought about. */
  groups: readonly Group[];
  /** What the owner of the case does next, if it is the owner's turn. */
  nextStep?: Words;
  /** Position among the stops of the progress bar; absent if the state is off the path. */
  stop?: number;
}

/** The button of an event, and the question asked before it is fired. */
export interface EventAct {
  text: Words;
  ask?: Words;
  main?: true;
  danger?: true;
}

/** How an event stands in a history. */
interface HistoryRow<Party extends string> {
  did: Words;
  tone?: 'waiting' | 'refused';
  /** Who is notified, besides those whom the feature notifies of every event. */
  notice?: readonly Party[];
}

interface EventRow<State extends string, Party extends string> extends HistoryRow<Party> {
  from: State | readonly State[];
  /** Absent if the state stays the same. */
  to?: State;
  /** A reason has to be given, and the case quotes it. */
  reason?: 'REQUIRED';
}

/** Who fires an event; only what the system does by itself has no button. */
type FiredBy<By extends string> = { by: By } & (By extends 'SYSTEM'
  ? { act?: undefined }
  : { act: EventAct });

interface LifecycleRows<
  State extends string,
  Turn extends string,
  Group extends string,
  ByOf extends Record<string, string>,
  Note extends string,
  Party extends string,
> {
  groups: readonly Group[];
  /** Who can be named in a `notice`. */
  parties?: readonly Party[];
  states: Record<State, StateRow<Turn, NoInfer<Group>>>;
  /** In the order in which answers list the actions of a caller. */
  events: { [Event in keyof ByOf]: EventRow<NoInfer<State>, NoInfer<Party>> & FiredBy<ByOf[Event]> };
  /** History entries that are no transitions. */
  notes?: Record<Note, HistoryRow<NoInfer<Party>>>;
}

const codesOf = <Code extends string>(rows: Readonly<Record<Code, unknown>>) => Object.keys(rows) as Code[];

const columnOf = <Code extends string, Row, Value>(
  rows: Readonly<Record<Code, Row>>,
  value: (row: Row, code: Code) => Value,
): Record<Code, Value> =>
  Object.fromEntries(codesOf(rows).map((code) => [code, value(rows[code], code)])) as Record<Code, Value>;

/**
 * Everything an entity's states and events are, in one table, and what others read from it. Conditions and effects are
 * functions next to the verbs.
 */
export function lifecycle<
  State extends string,
  Turn extends string,
  Group extends string,
  ByOf extends Record<string, string>,
  Note extends string = never,
  Party extends string = never,
>(entity: string, rows: LifecycleRows<State, Turn, Group, ByOf, Note, Party>) {
  type Event = keyof ByOf & string;
  type EventBy<By> = { [Each in Event]: ByOf[Each] extends By ? Each : never }[Event];
  const { states } = rows;
  const events = rows.events as Record<Event, EventRow<State, Party> & { by: string; act?: EventAct }>;
  const notes = rows.notes ?? ({} as Record<Note, HistoryRow<Party>>);
  const history: Record<Event | Note, HistoryRow<Party>> = { ...events, ...notes };
  const startsIn = (event: Event, state: State) => [events[event].from].flat().includes(state);
  const transitions = columnOf(states, () => ({}) as Partial<Record<Event, State>>);
  for (const state of codesOf(states))
    for (const event of codesOf(events))
      if (startsIn(event, state)) transitions[state][event] = events[event].to ?? state;
  return {
    /** Name of the entity in the log. */
    entity,
    states: codesOf(states),
    events: codesOf(events),
    /** Events and notes: everything that can stand in a history. */
    logEvents: codesOf(history),
    /** Every allowed transition; any other is refused with 500012. */
    transitions,
    labels: columnOf(states, ({ label }) => label),
    turns: columnOf(states, ({ turn }) => turn),
    variants: columnOf(states, ({ variant }) => variant),
    nextSteps: columnOf(states, ({ nextStep }) => nextStep),
    /** Position of each state on the progress bar. */
    stops: Object.fromEntries(
      codesOf(states).flatMap((state) =>
        states[state].stop === undefined ? [] : [[state, states[state].stop]],
      ),
    ) as Partial<Record<State, number>>,
    /** The states of each group. */
    groups: Object.fromEntries(
      rows.groups.map((group) => [
        group,
        codesOf(states).filter((state) => states[state].groups.includes(group)),
      ]),
    ) as Record<Group, State[]>,
    /** The states in which it is somebody's turn, or which are ends. */
    statesOf: (turn: Turn | 'DONE' | 'ENDED') =>
      codesOf(states).filter((state) => states[state].turn === turn),
    by: columnOf(events, ({ by }) => by) as { readonly [Each in Event]: ByOf[Each] },
    eventsBy: <By extends ByOf[Event]>(...by: By[]) =>
      codesOf(events).filter((event) => (by as string[]).includes(events[event].by)) as EventBy<By>[],
    acts: columnOf(events, ({ act }) => act),
    needsReason: columnOf(events, ({ reason }) => reason === 'REQUIRED'),
    /** What stands in a history, of events and notes. */
    did: columnOf(history, ({ did }) => did),
    /** The same by its event in the log. */
    verbs: Object.fromEntries(codesOf(history).map((event) => [`${entity}.${event}`, history[event].did])),
    tones: columnOf(history, ({ tone }) => tone),
    notices: columnOf(history, ({ notice = [] }) => notice),
  };
}

interface CaseSource<State extends string, History extends string> {
  labels: Readonly<Record<State, Words>>;
  turns: Readonly<Record<State, string>>;
  nextSteps: Readonly<Record<State, Words | undefined>>;
  did: Readonly<Record<History, Words>>;
  needsReason: Readonly<Record<string, boolean>>;
}

/** The states of a case as its owner reads them: `TODO` if it is the owner's turn, `ACTIVE` if it is another's. */
export const caseStatesOf = <State extends string>(
  { labels, turns, nextSteps }: Pick<CaseSource<State, never>, 'labels' | 'turns' | 'nextSteps'>,
  owner: string,
): Record<State, CaseState> =>
  columnOf(labels, (label, state): CaseState => {
    const turn: string = turns[state];
    const nextStep = nextSteps[state];
    if (turn === 'DONE' || turn === 'ENDED') return { label, turn };
    if (turn !== owner) return { label, turn: 'ACTIVE' };
    return { label, turn: 'TODO', ...(nextStep && { nextStep }) };
  });

/** The events of a case; those that need a reason quote it. */
export const caseEventsOf = <History extends string>({
  did,
  needsReason,
}: Pick<CaseSource<never, History>, 'did' | 'needsReason'>): Record<History, CaseEventWords> =>
  columnOf(did, (words, event) => (needsReason[event] ? withReason(words) : words));
