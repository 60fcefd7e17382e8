import * as m from '@portal/texts/messages';
import { and, arrayContains, eq } from 'drizzle-orm';
import type { SetupSource } from '../../feature/setup-source.ts';
import { roleGrants } from './role/role-grant.table.ts';
import { users } from './user.table.ts';

const isWorking = and(eq(users.status, 'NORMAL'), eq(users.userType, '900'));

/** Two administrators, because a role counts only when a second one grants it. */
export const peopleSetup: SetupSource = {
  key: 'PEOPLE',
  read: async ({ database: { db } }) => {
    const [people, admins, requests] = await Promise.all([
      db.$count(users, isWorking),
      db.$count(users, and(isWorking, arrayContains(users.operatorRoles, ['OP_ADMIN']))),
      db.$count(roleGrants, eq(roleGrants.state, 'PENDING')),
    ]);
    const open = requests > 0 ? 'WAITING' : 'MISSING';
    return { state: admins >= 2 ? 'DONE' : open, have: m.setup_have_people({ count: people }) };
  },
};
