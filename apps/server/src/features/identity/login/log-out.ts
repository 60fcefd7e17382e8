import type { Deps } from '../../../platform/deps.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';

export async function logOut({ database }: Pick<Deps, 'database'>, { sessionId }: Actor) {
  await endSessions(database.db, { sessionId }, 'LOGOUT');
  return { done: true } as const;
}
