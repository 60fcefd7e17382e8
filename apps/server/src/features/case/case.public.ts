import type { CaseEventParams } from '@portal/contract/case-kind';
import {
  type CaseActor,
  type CaseEventOf,
  type CaseKind,
  type CaseStateOf,
  caseKinds,
  stateOfCase,
} from '@portal/contract/case-kinds';
import { and, eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { nextBusinessNumber } from '../../platform/business-number.ts';
import type { Db } from '../../platform/database/database.ts';
import { type CaseEvent, cases } from './case.table.ts';

interface Step<Kind extends CaseKind> {
  kind: Kind;
  /** The row of the business; one case each. */
  bizId: string;
  /** The case belongs to a user, to an enterprise (its owner and administrators see it), or to both. */
  userId?: string | null;
  enterpriseId?: string | null;
  /** The subject as people wrote it: the name of an enterprise, the title of a text. */
  subject?: string;
  /** The subject's state; whose turn it is and the next action follow from it. */
  state: CaseStateOf<Kind>;
  /** The page on which the user can do the next step. */
  link?: string | null;
  /** Until when the next step is due, the user's or the park's. */
  dueAt?: Date | null;
  /** The event, and who caused it as far as the user may know. */
  event: { event: CaseEventOf<Kind>; params?: CaseEventParams; by: CaseActor };
  now: Date;
}

export type CaseStep<Kind extends CaseKind = CaseKind> = { [Each in Kind]: Step<Each> }[Kind];

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
 * @returns the number of the case
 */
export async function recordCase(tx: Db, step: CaseStep): Promise<string> {
  const { kind, bizId, userId, enterpriseId, subject = '', state, link = null, dueAt = null, now } = step;
  const entry: CaseEvent = { at: now.getTime(), ...step.event };
  const statusKind = stateOfCase(step).turn;
  const current = { subject, state, statusKind, link, dueAt, updatedAt: now };
  const [changed] = await tx
    .update(cases)
    .set({
      ...current,
      ...(userId === undefined ? {} : { userId }),
      ...(enterpriseId === undefined ? {} : { enterpriseId }),
      events: sql`${cases.events} || ${JSON.stringify([entry])}::jsonb`,
      version: sql`${cases.version} + 1`,
    })
    .where(and(eq(cases.kind, kind), eq(cases.bizId, bizId)))
    .returning({ caseNo: cases.caseNo });
  if (changed) return changed.caseNo;
  const caseNo = await nextBusinessNumber(tx, caseKinds[kind].prefix, now);
  await tx.insert(cases).values({
    ...current,
    id: ulid(now.getTime()),
    kind,
    bizId,
    userId: userId ?? null,
    enterpriseId: enterpriseId ?? null,
    caseNo,
    createdAt: now,
    events: [entry],
  });
  return caseNo;
}
