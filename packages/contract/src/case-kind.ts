import * as m from '@portal/texts/messages';
import type { CaseStatusKind } from './case-terms.ts';

interface CaseState {
  label: () => string;
  /** Whose turn it is. */
  turn: CaseStatusKind;
  /** The user's next action. */
  nextStep?: () => string;
}

/** The parameters of an event: texts people have written, and codes. */
export type CaseEventParams = Readonly<Record<string, string>>;

/** The event in words. */
type CaseEventWords = (params: CaseEventParams) => string;

/** Applications by what they are for: each is a tab of one's own applications. Other matters have none. */
export const caseGroups = ['DECLARATION', 'BOOKING', 'ACTIVITY', 'REQUEST', 'RECRUIT', 'JOIN'] as const;
export type CaseGroup = (typeof caseGroups)[number];

/** A kind of case, with everything its rows are worded by when they are read. */
export interface CaseKindOf<State extends string, Event extends string> {
  name: () => string;
  /** Begins the number which people quote. */
  prefix: string;
  /** Where it stands among one's own applications, if it is one. */
  group?: CaseGroup;
  /** Filled with the subject of the case: the name of an enterprise, the title of a text. */
  title: (inputs: { subject: string }) => string;
  states: Readonly<Record<State, CaseState>>;
  events: Readonly<Record<Event, CaseEventWords>>;
  /** The stops of its way, and the stop of each state; other states have left the way. */
  way?: { stops: readonly (() => string)[]; at: Readonly<Partial<Record<State, number>>> };
}

/** Declares a kind of case. */
export const caseKind = <State extends string, Event extends string>(kind: CaseKindOf<State, Event>) => kind;

/** The event in words, with its reason if there is one. */
export const withReason =
  (what: () => string): CaseEventWords =>
  ({ reason = '' }) =>
    reason === '' ? what() : m.case_with_reason({ what: what(), reason });
