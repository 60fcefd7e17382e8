import * as m from '@portal/texts/messages';
import type { CaseStatusKind } from './case/terms.ts';

export interface CaseState {
  label: () => string;
  /** Whose turn it is. */
  turn: CaseStatusKind;
  /** The user's next action. */
  nextStep?: () => string;
}

/** Parameters of an event: texts entered by people, and codes. */
export type CaseEventParams = Readonly<Record<string, string>>;

/** Words an event from its parameters. */
export type CaseEventWords = (params: CaseEventParams) => string;

/** Groups of applications, each a tab in the user's list of applications. Other kinds of case have no group. */
export const caseGroups = ['DECLARATION', 'BOOKING', 'ACTIVITY', 'REQUEST', 'RECRUIT', 'JOIN'] as const;
export type CaseGroup = (typeof caseGroups)[number];

/** A kind of case, with everything needed to word its rows when they are read. */
export interface CaseKindOf<State extends string, Event extends string> {
  name: () => string;
  /** First letters of the case number that people quote. */
  prefix: string;
  /** The tab it appears under in the user's applications, if it is an application. */
  group?: CaseGroup;
  /** Takes the subject of the case, such as the name of an enterprise or the title of a text. */
  title: (inputs: { subject: string }) => string;
  states: Readonly<Record<State, CaseState>>;
  events: Readonly<Record<Event, CaseEventWords>>;
  /** The stops of the progress bar, and the stop of each state; states without a stop are off the path. */
  way?: { stops: readonly (() => string)[]; at: Readonly<Partial<Record<State, number>>> };
}

export const caseKind = <State extends string, Event extends string>(kind: CaseKindOf<State, Event>) => kind;

/** Words an event, with its reason if there is one. */
export const withReason =
  (what: () => string): CaseEventWords =>
  ({ reason = '' }) =>
    reason === '' ? what() : m.case_with_reason({ what: what(), reason });
