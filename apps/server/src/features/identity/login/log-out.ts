import type { Context } from '../../../platform/http/context.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';
import { endViewing } from '../view-as/end-viewing.ts';

export async function logOut(ctx: Context): Promise<{ done: true }> {
  const { sessionId, viewedBy } = ctx.actor;
  if (viewedBy !== undefined) return endViewing(ctx);
  await endSessions(ctx.db, { sessionId }, 'LOGOUT');
  return { done: true };
}
