import * as m from '@portal/texts/messages';
import type { CaseEventParams, CaseGroup, CaseKindOf } from './case-kind.ts';
import { activityCases } from './case-kinds/activity.ts';
import { billCases } from './case-kinds/bill.ts';
import { bookingCases } from './case-kinds/booking.ts';
import { contestCases } from './case-kinds/contest.ts';
import { declarationCases } from './case-kinds/declaration.ts';
import { enterpriseCases } from './case-kinds/enterprise.ts';
import { financeCases } from './case-kinds/finance.ts';
import { identityCases } from './case-kinds/identity.ts';
import { invoiceCases } from './case-kinds/invoice.ts';
import { learnCases } from './case-kinds/learn.ts';
import { leaseCases } from './case-kinds/lease.ts';
import { marketCases } from './case-kinds/market.ts';
import { organizationCases } from './case-kinds/organization.ts';
import { projectCases } from './case-kinds/project.ts';
import { questionCases } from './case-kinds/question.ts';
import { recommendCases } from './case-kinds/recommend.ts';
import { recruitCases } from './case-kinds/recruit.ts';
import { repairCases } from './case-kinds/repair.ts';
import { resourceCases } from './case-kinds/resource.ts';
import { serviceOrderCases } from './case-kinds/service-order.ts';
import { serviceRecommendCases } from './case-kinds/service-recommend.ts';
import { storyCases } from './case-kinds/story.ts';
import { ventureCases } from './case-kinds/venture.ts';
import { viewingCases } from './case-kinds/viewing.ts';

/** Every kind of case; each feature declares its own in a separate file. */
export const caseKinds = {
  ...enterpriseCases,
  ...storyCases,
  ...bookingCases,
  ...activityCases,
  ...contestCases,
  ...learnCases,
  ...organizationCases,
  ...recruitCases,
  ...viewingCases,
  ...projectCases,
  ...recommendCases,
  ...serviceRecommendCases,
  ...marketCases,
  ...financeCases,
  ...serviceOrderCases,
  ...ventureCases,
  ...leaseCases,
  ...billCases,
  ...invoiceCases,
  ...declarationCases,
  ...questionCases,
  ...repairCases,
  ...resourceCases,
  ...identityCases,
};

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
