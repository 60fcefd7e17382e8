import { operatorRoles } from '@portal/contract/operator-role';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { businessData, tagInfos } from '../../apps/server/src/features/dictionary/dictionary.table.ts';
import { enterpriseMembers } from '../../apps/server/src/features/enterprise/admission/enterprise-member.table.ts';
import {
  insertDictionaries,
  nextCreditCode,
} from '../../apps/server/src/features/enterprise/admission/testing/apply.ts';
import { insertEnterprise } from '../../apps/server/src/features/enterprise/testing/insert-enterprise.ts';
import { insertUser, password, shaOf } from '../../apps/server/src/features/identity/testing/insert-user.ts';
import type { users } from '../../apps/server/src/features/identity/user.table.ts';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { secureFrom } from '../../apps/server/src/platform/session/secure-session.ts';
import { sessions } from '../../apps/server/src/platform/session/session.table.ts';
import { type Caller, callAs } from './caller.ts';

export interface Account {
  user: typeof users.$inferSelect;
  caller: Caller;
}

export interface Fixtures {
  /** There are two operators with every role, since no one may approve their own texts. */
  author: Account;
  chief: Account;
  person: Account;
  owner: Account;
  staff: Account;
  enterpriseId: string;
  creditCode: string;
}

/** Adds the dictionary entries that the fixtures need. */
export async function fillDictionaries(db: Db): Promise<void> {
  await insertDictionaries(db);
  await db.insert(businessData).values([
    { type: 'POLICY_DEPT', code: 'GREEN', name: '绿色发展处' },
    { type: 'INDUSTRY_TAG', code: 'T_CUT', name: '鲜切花' },
    { type: 'CHAIN_STAGE', code: 'GROW', name: '种植生产' },
  ]);
  await db.insert(tagInfos).values({ tagId: 'cold', name: '冷链', group: '环节' });
}

/** Logs a user in with the given browser name as the User-Agent. */
export async function logIn(origin: string, loginName: string, userAgent = 'test') {
  const caller = callAs(origin);
  const form = { loginName, password_sha: shaOf(password) };
  const user = await caller.post<Record<string, unknown>>('/api/userManage/login', form, {
    'user-agent': userAgent,
  });
  return { user, caller };
}

/** Creates an account for everyone who writes something, and logs them in. */
export async function openFixtures(db: Db, origin: string): Promise<Fixtures> {
  const logInSecurely = async (user: Account['user']): Promise<Account> => {
    const { caller } = await logIn(origin, user.loginName);
    // As if a verification code had been entered, without which calls about money are refused.
    await db
      .update(sessions)
      .set({ secureUntil: secureFrom(new Date()) })
      .where(eq(sessions.userId, user.id));
    return { user, caller };
  };
  const enter = async (given: Partial<typeof users.$inferInsert>): Promise<Account> => {
    const id = ulid();
    const user = await insertUser(db, { loginName: `u${id.slice(-16)}`, ...given });
    return logInSecurely(user);
  };
  const operator = { userType: '900', operatorRoles } as const;
  const creditCode = nextCreditCode();
  const enterpriseId = await insertEnterprise(db, { name: `原名${creditCode}`, creditCode });
  const member = async (memberRole: 'OWNER' | 'STAFF'): Promise<Account> => {
    const given = { loginName: `m${ulid().slice(-16)}`, enterpriseId, auditStatus: '2' } as const;
    const user = await insertUser(db, given);
    const place = { enterpriseId, userId: user.id, memberRole, status: 'ACTIVE' } as const;
    await db.insert(enterpriseMembers).values({ id: ulid(), ...place });
    return logInSecurely(user);
  };
  return {
    author: await enter({ ...operator, operatorRoles }),
    chief: await enter({ ...operator, operatorRoles }),
    person: await enter({ userType: '100' }),
    owner: await member('OWNER'),
    staff: await member('STAFF'),
    enterpriseId,
    creditCode,
  };
}
