import type { Deps } from '../../../platform/deps.ts';
import type { LogSource } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';
import { endViewing } from '../view-as/end-viewing.ts';

export async function logOut(
  deps: Pick<Deps, 'database' | 'clock'>,
  source: LogSource & { actor: Actor },
): Promise<{ done: true }> {
  const { sessionId, viewedBy } = source.actor;
  if (viewedBy !== undefined) return endViewing(deps, source);
  await endSessions(deps.database.db, { sessionId }, 'LOGOUT');
  return { done: true };
}
