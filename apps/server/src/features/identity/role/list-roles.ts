import { operatorRoleLabels, operatorRoles } from '@portal/contract/operator-role';
import * as m from '@portal/texts/messages';
import { count, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { findBuiltTrees } from '../menu/menu-tree.ts';
import { users } from '../user.table.ts';

const identities = [
  { tree: 'enterprise', userType: '200', name: m.role_enterprise_users },
  { tree: 'person', userType: '100', name: m.role_personal_users },
  { tree: 'operator', userType: '900', name: m.role_operators },
] as const;

const isAlive = ne(users.status, 'CANCELLED');

/** Every identity and role whose menu has a page, with its number of accounts. */
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
    ...identities.map(({ tree, userType, name }) => ({
      tree,
      userType,
      name: name(),
      holders: holders.get(userType) ?? 0,
    })),
    ...operatorRoles.map((tree) => ({
      tree,
      userType: '900' as const,
      name: operatorRoleLabels[tree](),
      holders: holders.get(tree) ?? 0,
    })),
  ].filter(({ tree }) => built.has(tree));
}
