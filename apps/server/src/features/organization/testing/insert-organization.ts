import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { testNow } from '../../../testing/test-app.ts';
import { organizations, orgMembers } from '../organization.table.ts';

/** Inserts a team of volunteers that admits anyone. */
export async function insertOrganization(
  db: Db,
  given: Partial<typeof organizations.$inferInsert> = {},
): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(organizations).values({
    id,
    name: `志愿队 ${id.slice(-6)}`,
    kind: 'VOLUNTEER',
    duty: '承担花市导览与夜班热水。',
    leaderText: '队长 宁知节',
    phone: '000-8800033',
    tasks: ['导览', '夜班热水'],
    createdAt: testNow,
    updatedAt: testNow,
    ...given,
  });
  return id;
}

/** Inserts a membership in any state. */
export async function insertOrgMember(
  db: Db,
  organizationId: string,
  userId: string,
  given: Partial<typeof orgMembers.$inferInsert> = {},
): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(orgMembers).values({
    id,
    organizationId,
    userId,
    status: 'ACTIVE',
    appliedAt: testNow,
    createdAt: testNow,
    updatedAt: testNow,
    ...given,
  });
  return id;
}
