import type { QueueKind } from '@portal/contract/kinds';
import { isForPlaces } from '@portal/contract/rights/right';
import { placedSubjects, type RightAct, rightNamed } from '@portal/contract/rights/subjects';
import { placeOfWork, subjectOfWork } from '@portal/contract/rights/work';
import type { SQL } from 'drizzle-orm';
import type { Contributions } from '../../feature/feature.ts';
import type { QueueSource } from '../../feature/queue-source.ts';
import { scopeOfAll } from '../../platform/http/admit.ts';
import type { Actor, HeldRole } from '../../platform/session/actor.ts';

/** All kinds of work, and where the records stand that it is about. */
export type QueueSources = Pick<Contributions, 'queue' | 'places'>;

/** A kind of work that the actor sees. */
interface SeenSource {
  source: QueueSource;
  /** Whether the actor's roles decide it. */
  isDecided: boolean;
  /** Selects, as `id`, the records within the actor's places; absent for the whole park. */
  within?: SQL;
}

/** The sources the actor sees. */
export interface QueueReading {
  sources: readonly SeenSource[];
  actor: Actor;
  now: Date;
}

const holds = (roles: readonly HeldRole[], kind: QueueKind, acts: readonly RightAct[]): HeldRole[] => {
  const subject = subjectOfWork[kind];
  if (subject === undefined) return [];
  return roles.filter(({ rights }) => acts.some((act) => rights.includes(rightNamed(subject, act))));
};

/** A kind of work as custom roles show it; none if they don't. */
function seenByRole(source: QueueSource, actor: Actor, { places }: QueueSources): SeenSource[] {
  const held = actor.customRoles ?? [];
  const { kind } = source;
  const seeing = holds(held, kind, ['SEE']);
  if (seeing.length === 0) return [];
  const isDecided = holds(held, kind, ['HANDLE', 'DECIDE']).length > 0;
  const scope = scopeOfAll(seeing);
  if (scope === undefined) return [{ source, isDecided }];
  const subject = subjectOfWork[kind];
  if (subject === undefined || !isForPlaces(subject)) return [];
  if (!placedSubjects.includes(subject)) return [{ source, isDecided }];
  const place = placeOfWork[kind];
  const records = place && places.get(place);
  return records ? [{ source, isDecided, within: records({ ...actor, scope }) }] : [];
}

/** Operators see the items of their roles, administrators all of them, others what their custom roles show. */
export const readingOf = (all: QueueSources, actor: Actor, now: Date): QueueReading => ({
  sources: all.queue.flatMap((source): SeenSource[] => {
    const isDecided = actor.operatorRoles.includes(source.role);
    if (isDecided || actor.operatorRoles.includes('OP_ADMIN')) return [{ source, isDecided }];
    return seenByRole(source, actor, all);
  }),
  actor,
  now,
});
