import { and, eq } from 'drizzle-orm';
import { enterpriseMembers } from '../../features/enterprise/admission/enterprise-member.table.ts';
import { users } from '../../features/identity/user.table.ts';
import type { DemoContext } from '../demo-context.ts';

/** A person who appears in the log as an actor. */
export interface Doer {
  id: string;
  loginName: string;
  userType: '100' | '200' | '900';
  enterpriseId: string | null;
  /** The role they act in. */
  role: string | null;
  createdAt: Date;
}

export interface People {
  all: readonly Doer[];
  byId: (id: string | null) => Doer | undefined;
  /** @throws {Error} for a name the demo park does not have */
  named: (loginName: string) => Doer;
}

export async function readPeople({ tx }: DemoContext): Promise<People> {
  const rows = await tx
    .select({ user: users, memberRole: enterpriseMembers.memberRole })
    .from(users)
    .leftJoin(
      enterpriseMembers,
      and(
        eq(enterpriseMembers.userId, users.id),
        eq(enterpriseMembers.enterpriseId, users.enterpriseId),
        eq(enterpriseMembers.status, 'ACTIVE'),
      ),
    )
    .orderBy(users.id);
  const all = rows.map(({ user, memberRole }): Doer => {
    const { id, loginName, userType, enterpriseId, operatorRoles, createdAt } = user;
    return { id, loginName, userType, enterpriseId, role: operatorRoles[0] ?? memberRole, createdAt };
  });
  const ids = new Map(all.map((doer) => [doer.id, doer]));
  const names = new Map(all.map((doer) => [doer.loginName, doer]));
  return {
    all,
    byId: (id) => ids.get(id ?? ''),
    named: (loginName) => {
      const doer = names.get(loginName);
      if (!doer) throw new Error(`the demo park has no ${loginName}`);
      return doer;
    },
  };
}
