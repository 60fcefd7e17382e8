import { desksOf } from '../callers.ts';
import type { Endpoint } from '../endpoint.ts';
import { partsOf } from '../schema-parts.ts';
import {
  placedSubjects,
  type Right,
  type RightAct,
  rightNamed,
  type Subject,
  wholeSubjects,
} from './subjects.ts';

/** The subject of the endpoints of a tag, unless they declare another. */
const subjectOfTag: Readonly<Record<string, Subject>> = {
  enterprise: 'ENTERPRISE',
  building: 'BUILDING',
  lease: 'LEASE',
  bill: 'BILL',
  charge: 'BILL',
  meter: 'METER',
  repair: 'REPAIR',
  upkeep: 'REPAIR',
  'conference-room': 'ROOM',
  report: 'REPORT',
  content: 'CONTENT',
  site: 'CONTENT',
  policy: 'POLICY',
  question: 'POLICY',
  declaration: 'POLICY',
  market: 'SERVICE',
  serviceOrder: 'SERVICE',
  tutor: 'SERVICE',
  resource: 'SERVICE',
  venue: 'SERVICE',
  activity: 'ACTIVITY',
  contest: 'CONTEST',
  match: 'MATCH',
  finance: 'FUNDING',
  venture: 'FUNDING',
  farm: 'FARM',
  flowerPrice: 'FARM',
  community: 'COMMUNITY',
  organization: 'ORGANIZATION',
};

/** Tags whose endpoints serve every desk and keep to the caller's rights by themselves. */
const commonTags: readonly string[] = ['bulk', 'handover', 'workQueue'];

/** Whether an endpoint is open to every role of the park's own, and keeps to the rights of its holder by itself. */
export const isCommon = ({ tag, access }: Pick<Endpoint, 'tag' | 'access'>): boolean =>
  commonTags.includes(tag) && desksOf({ access }).length > 0;

/** What an endpoint is about; undefined for one that no role of the park's own can be given. */
export function subjectOf(declaration: Pick<Endpoint, 'tag' | 'access' | 'subject'>): Subject | undefined {
  if (desksOf(declaration).length === 0 || isCommon(declaration)) return undefined;
  return declaration.subject === undefined
    ? subjectOfTag[declaration.tag]
    : (declaration.subject ?? undefined);
}

/** Events that decide what somebody else has entered or asked for. */
const decidingEvents: ReadonlySet<string> = new Set([
  'accept',
  'agree',
  'approve',
  'check',
  'confirm',
  'decline',
  'dismiss',
  'disqualify',
  'pass',
  'qualify',
  'refuse',
  'reject',
  'return',
  'ruleCancel',
  'ruleComplete',
  'uphold',
]);

const actOfEvent = (event: string): RightAct => (decidingEvents.has(event) ? 'DECIDE' : 'HANDLE');

/** The events of an endpoint that fires one; none for all others. */
export function eventsOf({ input }: Pick<Endpoint, 'input'>): readonly string[] {
  const { shape, innerType, in: before } = partsOf(input);
  if (shape) {
    const { event } = shape;
    const values = event && partsOf(event).entries;
    return values ? Object.values(values).map(String) : [];
  }
  const inner = innerType ?? before;
  return inner ? eventsOf({ input: inner }) : [];
}

type Declared = Pick<Endpoint, 'method' | 'path' | 'input' | 'tag' | 'access' | 'subject' | 'does' | 'raw'>;

function actWithoutEvent({ does, raw, method, path }: Declared): RightAct {
  if (does) return does;
  if (raw) return 'EXPORT';
  if (method === 'GET') return 'SEE';
  return path.slice(path.lastIndexOf('/') + 1).startsWith('save') ? 'ENTER' : 'HANDLE';
}

/** Every right of which one opens an endpoint: several where it fires events of different weight. */
export function rightsOf(declaration: Declared): Right[] {
  const subject = subjectOf(declaration);
  if (!subject) return [];
  const events = declaration.does ? [] : eventsOf(declaration);
  const acts = events.length > 0 ? events.map(actOfEvent) : [actWithoutEvent(declaration)];
  return [...new Set(acts)].map((act) => rightNamed(subject, act));
}

/** The right that one call needs, by the event that it fires. */
export function rightFor(declaration: Declared, event?: unknown): Right | undefined {
  const subject = subjectOf(declaration);
  if (!subject) return undefined;
  const isEvent = !declaration.does && typeof event === 'string' && eventsOf(declaration).includes(event);
  return rightNamed(subject, isEvent ? actOfEvent(event) : actWithoutEvent(declaration));
}

/** The right that an ability in an answer stands for: an event, or, for a yes or no, filling something in. */
export const rightOfAbility = (subject: Subject, event?: string): Right =>
  rightNamed(subject, event === undefined || event === 'edit' ? 'ENTER' : actOfEvent(event));

/** Whether a role that is limited to some places can be given a subject at all. */
export const isForPlaces = (subject: Subject): boolean => !wholeSubjects.includes(subject);

/** Whether a call keeps within places: it declares how, or its subject does not stand anywhere. */
export function keepsToPlaces(declaration: Pick<Endpoint, 'tag' | 'access' | 'subject' | 'place'>): boolean {
  const subject = subjectOf(declaration);
  if (subject === undefined) return isCommon(declaration);
  return declaration.place !== undefined || (isForPlaces(subject) && !placedSubjects.includes(subject));
}
