import { operatorRoleLabels } from '@portal/contract/identity-fields';
import { operatorRoles } from '@portal/contract/role-manage';
import { count, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { findBuiltTrees } from '../menu/menu-tree.ts';
import { users } from '../user.table.ts';

const identities = [
  { tree: 'enterprise', userType: '200', name: '企业用户' },
  { tree: 'person', userType: '100', name: '个人用户' },
  { tree: 'operator', userType: '900', name: '运营人员（公共）' },
] as const;

const isAlive = ne(users.status, 'CANCELLED');

/** Every identity and role whose menu has a page, with how many accounts hold it. */
export async function listRoles(db: Db, pages: readonly string[]) {
  const [types, roles, built] = await Promise.all([
    db.select({ key: users.userType, n: count() }).from(users).where(isAlive).groupBy(users.userType),
    db
      .select({ key: sql<string>`unnest(${users.operatorRoles})`.as('role'), n: count() })
      .from(users)
      .where(isAlive)
      .groupBy(sql`role`),
    findBuiltTrees(db, pages),
  ]);
  const holders = new Map<string, number>([...types, ...roles].map(({ key, n }) => [key, n]));
  return [
    ...identities.map((identity) => ({ ...identity, holders: holders.get(identity.userType) ?? 0 })),
    ...operatorRoles.map((tree) => ({
      tree,
      userType: '900' as const,
      name: operatorRoleLabels[tree],
      holders: holders.get(tree) ?? 0,
    })),
  ].filter(({ tree }) => built.has(tree));
}
