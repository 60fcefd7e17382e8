import type { users } from '../features/identity/user.table.ts';
import type { MoveSource } from '../platform/workflow/move-state.ts';

export type DemoPerson = typeof users.$inferSelect;

/** The source of an action by a demo user at a moment in the past. */
export function sourceOf(
  { id, userType, operatorRoles, enterpriseId, auditStatus }: DemoPerson,
  at: number,
): MoveSource {
  const now = new Date(at);
  const actor = {
    sessionId: '',
    userId: id,
    userAccId: '',
    userType,
    operatorRoles,
    enterpriseId,
    memberRole: null,
    auditStatus,
  };
  return { now, clock: { now: () => now }, actor, ip: '', userAgent: '' };
}
