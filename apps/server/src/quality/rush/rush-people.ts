import { insertEnterprise } from '../../features/enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../../features/identity/testing/insert-user.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { openSession } from '../../platform/session/sessions.ts';

export interface RushPerson {
  userId: string;
  enterpriseId: string;
  token: string;
}

const device = { ip: '127.0.0.1', userAgent: 'rush', deviceName: 'rush' };

/** Creates logged-in owners of enterprises of the park, one each, who may take part in everything. */
export async function openPeople(db: Db, count: number): Promise<RushPerson[]> {
  const people: RushPerson[] = [];
  for (let nth = 0; nth < count; nth++) {
    const enterpriseId = await insertEnterprise(db, { name: `花圃 ${nth}` });
    const { id: userId, userAccId } = await insertUser(db, {
      userType: '200',
      enterpriseId,
      auditStatus: '2',
    });
    const identity = { userId, userAccId, userType: '200', operatorRoles: [], enterpriseId } as const;
    const standing = { memberRole: 'OWNER', auditStatus: '2' } as const;
    const { token } = await openSession(
      db,
      systemClock,
      { ...identity, ...standing, operatorRoles: [] },
      device,
    );
    people.push({ userId, enterpriseId, token });
  }
  return people;
}
