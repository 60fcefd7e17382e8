import { type CaseKind, type CaseStatusKind, caseKinds } from '@portal/contract/case-terms';
import { and, eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { nextBusinessNumber } from '../../platform/business-number.ts';
import type { Db } from '../../platform/database/database.ts';
import { type CaseEvent, cases } from './case.table.ts';

export interface CaseStep {
  kind: CaseKind;
  /** The row of the business; one case each. */
  bizId: string;
  /** Whose matter it is: a user's, an enterprise's (its owner and administrators see it), or both. */
  userId?: string | null;
  enterpriseId?: string | null;
  title: string;
  /** The state in words, such as 待初审. */
  statusText: string;
  statusKind: CaseStatusKind;
  /** What the user can do now, and the page to do it on. */
  nextStep?: string | null;
  link?: string | null;
  /** Until when the next step is due, the user's or the park's. */
  dueAt?: Date | null;
  /** What has just happened, and the name the user may read of who did it. */
  event: { text: string; by: string };
  now: Date;
}

/** The number of the case of a business; null while it has none. */
export async function findCaseNumber(
  db: Db,
  { kind, bizId }: Pick<CaseStep, 'kind' | 'bizId'>,
): Promise<string | null> {
  const isOfBusiness = and(eq(cases.kind, kind), eq(cases.bizId, bizId));
  const [found] = await db.select({ caseNo: cases.caseNo }).from(cases).where(isOfBusiness);
  return found?.caseNo ?? null;
}

/**
 * Writes a transition into the case of its business, which it opens with the first one; call it with the
 * transaction of the transition.
 */
export async function recordCase(tx: Db, { kind, bizId, event, now, ...state }: CaseStep): Promise<void> {
  const entry: CaseEvent = { at: now.getTime(), ...event };
  const { userId, enterpriseId, nextStep = null, link = null, dueAt = null, ...said } = state;
  const current = { ...said, nextStep, link, dueAt, updatedAt: now };
  const changed = await tx
    .update(cases)
    .set({
      ...current,
      ...(userId === undefined ? {} : { userId }),
      ...(enterpriseId === undefined ? {} : { enterpriseId }),
      events: sql`${cases.events} || ${JSON.stringify([entry])}::jsonb`,
      version: sql`${cases.version} + 1`,
    })
    .where(and(eq(cases.kind, kind), eq(cases.bizId, bizId)))
    .returning({ id: cases.id });
  if (changed.length > 0) return;
  await tx.insert(cases).values({
    ...current,
    id: ulid(now.getTime()),
    kind,
    bizId,
    userId: userId ?? null,
    enterpriseId: enterpriseId ?? null,
    caseNo: await nextBusinessNumber(tx, caseKinds[kind].prefix, now),
    createdAt: now,
    events: [entry],
  });
}
