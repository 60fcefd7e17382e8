import type { Endpoint } from '@portal/contract/endpoint';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../session/actor.ts';
import { admit } from './admit.ts';
import { notFound } from './app-error.ts';
import { type Context, createContext } from './context.ts';
import type { BoundEndpoint } from './endpoints.ts';
import { parseInput } from './read-input.ts';
import { type RecordPlaces, requireInPlace } from './require-in-place.ts';

/** In whose name a call inside the process runs, and in which transaction. */
interface CallOrigin extends Pick<Context, 'ip' | 'userAgent' | 'bulkRun'> {
  actor: Actor;
  /** The transaction that the call joins, or the database. */
  db: Db;
}

/**
 * Calls an endpoint inside the process in a user's name. Rights, parsing and implementation are the same as over HTTP;
 * the answer is not cut to the declared output, so it must not leave the server.
 */
export type CallAs = (origin: CallOrigin, declaration: Endpoint, input: unknown) => Promise<unknown>;

const keyOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** `bounds` are read on the first call: endpoints that call others are bound together with them. */
export function createCallAs(
  deps: Deps,
  bounds: () => readonly BoundEndpoint[],
  places: RecordPlaces,
): CallAs {
  let byKey: ReadonlyMap<string, BoundEndpoint> | undefined;
  return async ({ actor: caller, ip, userAgent, bulkRun, db }, declaration, raw) => {
    byKey ??= new Map(bounds().map((bound) => [keyOf(bound.declaration), bound]));
    const bound = byKey.get(keyOf(declaration));
    if (!bound) throw notFound();
    const admission = admit(declaration, caller);
    const input = parseInput(declaration, raw);
    const actor = admission.actorFor(input);
    await requireInPlace(db, places, declaration, actor, input);
    const call = { actor, ip, userAgent, requestId: 'inside', log: deps.log, answerToken: () => undefined };
    return bound.handle({ ...createContext(deps, call), db, ...(bulkRun && { bulkRun }) }, input);
  };
}
