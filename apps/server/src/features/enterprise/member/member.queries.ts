import { and, asc, desc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { hasName } from '../../../platform/database/folded-name.ts';
import type { Acting } from '../../identity/member.public.ts';
import { auditStatusOf } from '../admission/admission.policy.ts';
import { enterpriseMembers } from '../admission/enterprise-member.table.ts';
import { enterprises } from '../enterprise.table.ts';

export type Member = typeof enterpriseMembers.$inferSelect;

/** A member, and optionally a user's own row in the same enterprise, locked until the transaction ends. */
export function lockMembers(tx: Db, enterpriseId: string, which: { memberId: string; alsoUserId?: string }) {
  const isIt = eq(enterpriseMembers.id, which.memberId);
  const isAlso = which.alsoUserId === undefined ? undefined : eq(enterpriseMembers.userId, which.alsoUserId);
  return tx
    .select()
    .from(enterpriseMembers)
    .where(and(eq(enterpriseMembers.enterpriseId, enterpriseId), or(isIt, isAlso)))
    .orderBy(asc(enterpriseMembers.id))
    .for('update');
}

/** A membership of the user, locked until the transaction ends. */
export async function lockOwnMember(tx: Db, id: string, userId: string): Promise<Member | undefined> {
  const [row] = await tx
    .select()
    .from(enterpriseMembers)
    .where(and(eq(enterpriseMembers.id, id), eq(enterpriseMembers.userId, userId)))
    .for('update');
  return row;
}

const ownColumns = {
  member: enterpriseMembers,
  name: enterprises.name,
  entryStatus: enterprises.entryStatus,
};

const selectOwn = (db: Db) =>
  db
    .select(ownColumns)
    .from(enterpriseMembers)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
    .$dynamic();

export type OwnMember = Awaited<ReturnType<typeof listOwnMembers>>[number];

/** The enterprises a user belongs to or has asked to join, oldest membership first. */
export function listOwnMembers(db: Db, userId: string) {
  return selectOwn(db)
    .where(
      and(eq(enterpriseMembers.userId, userId), inArray(enterpriseMembers.status, ['ACTIVE', 'APPLIED'])),
    )
    .orderBy(asc(enterpriseMembers.createdAt), asc(enterpriseMembers.id));
}

export async function findOwnMember(db: Db, id: string, userId: string): Promise<OwnMember | undefined> {
  const [row] = await selectOwn(db).where(
    and(eq(enterpriseMembers.id, id), eq(enterpriseMembers.userId, userId)),
  );
  return row;
}

/** The enterprise, role and audit state an account acts with through a membership. */
export const actingThrough = ({ member, entryStatus }: OwnMember): Acting => ({
  enterpriseId: member.enterpriseId,
  memberRole: member.memberRole,
  auditStatus: auditStatusOf[entryStatus],
});

/** After leaving an enterprise, a user acts for the one they joined most recently of the rest. */
export async function findNextActing(tx: Db, userId: string, left: string): Promise<Acting | null> {
  const [row] = await selectOwn(tx)
    .where(
      and(
        eq(enterpriseMembers.userId, userId),
        eq(enterpriseMembers.status, 'ACTIVE'),
        ne(enterpriseMembers.enterpriseId, left),
      ),
    )
    .orderBy(desc(enterpriseMembers.createdAt), desc(enterpriseMembers.id))
    .limit(1);
  return row ? actingThrough(row) : null;
}

/** Finds an admitted enterprise by full name or credit code. */
export async function findAdmitted(db: Db, nameOrCode: string) {
  const [row] = await db
    .select({ id: enterprises.id, name: enterprises.name })
    .from(enterprises)
    .where(
      and(
        eq(enterprises.entryStatus, 'PASSED'),
        or(hasName(enterprises.name, nameOrCode), eq(enterprises.creditCode, nameOrCode.toUpperCase())),
      ),
    );
  return row;
}

export async function findEnterpriseName(db: Db, id: string): Promise<string> {
  const [row] = await db.select({ name: enterprises.name }).from(enterprises).where(eq(enterprises.id, id));
  return row?.name ?? '';
}
