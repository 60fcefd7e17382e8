import { addDays } from '../platform/china-time.ts';
import { customRoleChanges, customRoleGrants, customRoles } from '../platform/session/custom-role.table.ts';
import { composeCustomRoles, type DemoCustomRole } from './content/compose-custom-roles.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

const hour = 3_600_000;

/** What one administrator proposed, and the other decided an hour later if it does not wait. */
function decisionOf(today: string, day: number, isWaiting = false) {
  const createdAt = new Date(chinaInstant(addDays(today, day), 620));
  const decidedAt = isWaiting ? null : new Date(createdAt.getTime() + hour);
  return {
    createdAt,
    createdBy: demoId('user', 'op_admin'),
    updatedAt: decidedAt ?? createdAt,
    state: isWaiting ? ('PENDING' as const) : ('APPROVED' as const),
    decidedAt,
    decidedBy: decidedAt && demoId('user', 'op_admin2'),
  };
}

async function fillRole({ tx, today }: DemoContext, role: DemoCustomRole): Promise<void> {
  const { key, content, reason, madeDay, change, holders } = role;
  const roleId = demoId('custom-role', key);
  const made = decisionOf(today, madeDay);
  const { createdAt, createdBy, updatedAt } = made;
  await tx
    .insert(customRoles)
    .values({ id: roleId, name: content.name, content, createdAt, createdBy, updatedAt });
  await tx.insert(customRoleChanges).values([
    { ...made, id: demoId('custom-role-change', key), roleId, content, reason },
    ...(change
      ? [
          {
            ...decisionOf(today, -1, true),
            ...change,
            id: demoId('custom-role-change', `${key} waiting`),
            roleId,
          },
        ]
      : []),
  ]);
  await tx.insert(customRoleGrants).values(
    holders.map(({ loginName, fromDay, untilDay, reason: why, isWaiting }) => ({
      ...decisionOf(today, Math.min(fromDay - 1, -1), isWaiting),
      id: demoId('custom-role-grant', `${key} ${loginName}`),
      roleId,
      userId: demoId('user', loginName),
      fromDay: addDays(today, fromDay),
      untilDay: untilDay === null ? null : addDays(today, untilDay),
      reason: why,
    })),
  );
}

/** Four roles of the park's own with their holders; one change and one holder wait for the second administrator. */
export async function fillCustomRoles(context: DemoContext): Promise<void> {
  for (const role of composeCustomRoles()) await fillRole(context, role);
}
