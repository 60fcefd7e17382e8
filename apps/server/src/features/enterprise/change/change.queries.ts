import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Audit } from '../admission/admission.policy.ts';
import { enterpriseAudits } from '../admission/enterprise-audit.table.ts';

const isChangeOf = (enterpriseId: string) =>
  and(eq(enterpriseAudits.kind, 'CHANGE'), eq(enterpriseAudits.enterpriseId, enterpriseId));

/** Withdrawn changes count as open: they are submitted again in the same row. */
const isOpen = inArray(enterpriseAudits.state, ['DRAFT', 'PENDING', 'REVIEWING', 'RETURNED']);

/** The open change, or else the one decided last. */
export async function findChangeOf(db: Db, enterpriseId: string): Promise<Audit | undefined> {
  const [row] = await db
    .select()
    .from(enterpriseAudits)
    .where(isChangeOf(enterpriseId))
    .orderBy(sql`${isOpen} desc`, desc(enterpriseAudits.createdAt))
    .limit(1);
  return row;
}

/** The open change of an enterprise, locked until the transaction ends. */
export async function lockOpenChange(tx: Db, enterpriseId: string): Promise<Audit | undefined> {
  const [row] = await tx
    .select()
    .from(enterpriseAudits)
    .where(and(isChangeOf(enterpriseId), isOpen))
    .for('update');
  return row;
}
