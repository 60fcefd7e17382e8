import { asc, inArray } from 'drizzle-orm';
import { organizations, orgMembers } from '../../features/organization/organization.table.ts';
import type { DemoContext } from '../demo-context.ts';
import type { LogEntry } from './log-entry.ts';
import type { People } from './people.ts';

const decisions = { ACTIVE: 'approve', REFUSED: 'refuse' } as const;

/** Organisations created by the office, requests to join them, and the decisions. */
export async function organizationEntries({ tx }: DemoContext, people: People): Promise<LogEntry[]> {
  const officer = people.named('op_community');
  const made = await tx.select().from(organizations).orderBy(asc(organizations.id));
  const asked = await tx
    .select()
    .from(orgMembers)
    .where(inArray(orgMembers.status, ['APPLIED', 'ACTIVE', 'REFUSED']))
    .orderBy(asc(orgMembers.id));
  return [
    ...made.map(({ id, name, kind, createdAt }) => ({
      at: createdAt,
      by: officer,
      event: 'organization.create',
      entityId: id,
      after: { name, kind },
    })),
    ...asked.flatMap(({ id, userId, status, reason, appliedAt, decidedAt }): LogEntry[] => {
      const applied = { status: 'APPLIED', title: '' };
      const apply = {
        at: appliedAt,
        by: people.byId(userId) ?? null,
        event: 'orgMember.apply',
        entityId: id,
        after: applied,
      };
      if (status !== 'ACTIVE' && status !== 'REFUSED') return [apply];
      const decided = {
        at: decidedAt ?? appliedAt,
        by: officer,
        event: `orgMember.${decisions[status]}`,
        entityId: id,
        before: applied,
        after: { status, title: '' },
        ...(reason === '' ? {} : { reason }),
      };
      return [apply, decided];
    }),
  ];
}
