import * as m from '@portal/texts/messages';
import type { CaseStatusKind } from './case-terms.ts';

interface CaseState {
  label: () => string;
  /** Whose turn it is. */
  turn: CaseStatusKind;
  /** What the user can do now. */
  nextStep?: () => string;
}

/** What an event is filled with: what people have written, and codes. */
export type CaseEventParams = Readonly<Record<string, string>>;

/** What happened, in words. */
type CaseEventWords = (params: CaseEventParams) => string;

/** A kind of case, with everything its rows are worded by when they are read. */
export interface CaseKindOf<State extends string, Event extends string> {
  /** Begins the number which people quote. */
  prefix: string;
  /** Filled with the subject of the case: the name of an enterprise, the title of a text. */
  title: (inputs: { subject: string }) => string;
  states: Readonly<Record<State, CaseState>>;
  events: Readonly<Record<Event, CaseEventWords>>;
  /** The stops it goes by, and at which of them a state is; the other states have left the way. */
  way?: { stops: readonly (() => string)[]; at: Readonly<Partial<Record<State, number>>> };
}

/** Declares a kind of case. */
export const caseKind = <State extends string, Event extends string>(kind: CaseKindOf<State, Event>) => kind;

/** What happened, and the reason where one was given. */
export const withReason =
  (what: () => string): CaseEventWords =>
  ({ reason = '' }) =>
    reason === '' ? what() : m.case_with_reason({ what: what(), reason });
