import * as m from '@portal/texts/messages';
import type { CaseEventParams, CaseGroup, CaseKindOf } from './case-kind.ts';
import { caseKinds } from './collected/case-kinds.ts';

export type CaseKind = keyof typeof caseKinds;
export const caseKindCodes = Object.keys(caseKinds) as [CaseKind, ...CaseKind[]];
export type CaseStateOf<Kind extends CaseKind> = keyof (typeof caseKinds)[Kind]['states'] & string;
export type CaseEventOf<Kind extends CaseKind> = keyof (typeof caseKinds)[Kind]['events'] & string;

/** Who acted, for readers who may not see a person's name. */
const caseAgents = {
  PARK: m.role_park,
  PLATFORM: m.role_platform,
  SYSTEM: m.role_system,
};
type CaseAgent = keyof typeof caseAgents;
/** A person by name, or one of the agents above. */
export type CaseActor = { name: string } | { agent: CaseAgent };

/** The kinds in a group, in declaration order. */
export const caseKindsIn = (group: CaseGroup): CaseKind[] =>
  caseKindCodes.filter((kind) => kindOf(kind).group === group);

/** The stored fields of a case that wording needs. */
export interface StoredCase {
  kind: CaseKind;
  subject: string;
  state: string;
}

// The cast is safe: the stored parameters were type-checked against the kind when they were written.
const kindOf = (kind: CaseKind) => caseKinds[kind] as CaseKindOf<string, string>;

export function stateOfCase({
  kind,
  state,
}: Pick<StoredCase, 'kind' | 'state'>): CaseKindOf<string, string>['states'][string] {
  const found = kindOf(kind).states[state];
  if (!found) throw new Error(`${kind} has no state ${state}`);
  return found;
}

/** Words the kind, title, state and next step of a case in the reader's language. */
export function wordCase(stored: StoredCase) {
  const { label, nextStep } = stateOfCase(stored);
  const { kind, subject } = stored;
  return {
    kindName: kindOf(kind).name(),
    title: kindOf(kind).title({ subject }),
    statusText: label(),
    nextStep: nextStep?.() ?? null,
  };
}

export function wordCaseEvent(kind: CaseKind, event: string, params: CaseEventParams): string {
  const words = kindOf(kind).events[event];
  if (!words) throw new Error(`${kind} has no event ${event}`);
  return words(params);
}

export const wordCaseActor = (by: CaseActor): string => ('name' in by ? by.name : caseAgents[by.agent]());

/** The worded stops of a case and the current one; null if the case is off the path or its kind has none. */
export function wayOfCase({ kind, state }: Pick<StoredCase, 'kind' | 'state'>) {
  const { way } = kindOf(kind);
  const now = way?.at[state];
  return way === undefined || now === undefined ? null : { stops: way.stops.map((stop) => stop()), now };
}
