import type { BulkValues } from '@portal/contract/bulk/bulk';
import { type BulkKind, bulkKinds } from '@portal/contract/bulk/terms';
import type { BulkAct, BulkLook, BulkSource } from '../../feature/bulk-act.ts';
import type { Contributions } from '../../feature/feature.ts';
import type { Db } from '../../platform/database/database.ts';
import { admit, mayCall } from '../../platform/http/admit.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { idsWithin } from '../../platform/http/require-in-place.ts';
import type { Actor } from '../../platform/session/actor.ts';

/** An act with the list that offers it. */
export interface ListedAct {
  source: BulkSource;
  act: BulkAct;
}

/** Who may call the single act may run it for many. */
const mayRun = (actor: Actor, { call }: BulkAct): boolean => mayCall(call, actor);

const keyOf = ({ method, path }: BulkSource['list']): string => `${method} ${path}`;

/** For whom rows are looked at; the context of every call fits. */
export type Reading = Pick<BulkLook, 'actor' | 'now' | 'invoicing'>;

/** What all features can do with many rows at once. */
export interface BulkActs {
  /** Acts on a list that a caller may run, in the order of the kinds. */
  on(list: string, actor: Actor): ListedAct[];
  /** Kinds that a caller may run on any list. */
  kindsFor(actor: Actor): BulkKind[];
  /** @throws {AppError} 500404 */
  of(list: string, kind: BulkKind): ListedAct;
  lookOf(by: Reading, values: BulkValues): BulkLook;
  /** Those of these rows that stand within the places of the caller's roles. */
  keptWithin(db: Db, actor: Actor, listed: ListedAct, ids: readonly string[]): Promise<string[]>;
}

export function bulkActsOf({
  bulk,
  queue,
  places,
}: Pick<Contributions, 'bulk' | 'queue' | 'places'>): BulkActs {
  const all = bulk.flatMap((source) => source.acts.map((act) => ({ source, act })));
  const inOrder = (found: readonly ListedAct[]) =>
    found.toSorted((one, other) => bulkKinds.indexOf(one.act.kind) - bulkKinds.indexOf(other.act.kind));
  return {
    on: (list, actor) =>
      inOrder(all.filter(({ source, act }) => keyOf(source.list) === list && mayRun(actor, act))),
    kindsFor: (actor) => [...new Set(all.filter(({ act }) => mayRun(actor, act)).map(({ act }) => act.kind))],
    of(list, kind) {
      const found = all.find(({ source, act }) => keyOf(source.list) === list && act.kind === kind);
      if (!found) throw notFound();
      return found;
    },
    lookOf: ({ actor, now, invoicing }, values) => ({ actor, now, invoicing, values, queue, places }),
    keptWithin(db, actor, { source, act }, ids) {
      const reader = admit(source.list, actor).actorFor({}) ?? actor;
      return idsWithin(db, places, act.call, reader, ids);
    },
  };
}
