import type { CaseEventParams } from '@portal/contract/case-kind';
import {
  type CaseActor,
  type CaseEventOf,
  type CaseKind,
  type CaseStateOf,
  stateOfCase,
} from '@portal/contract/case-kinds';
import { caseKinds } from '@portal/contract/collected/case-kinds';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { nextBusinessNumber, nextBusinessNumbers } from '../../platform/business-number.ts';
import type { Db } from '../../platform/database/database.ts';
import { type CaseEvent, cases } from './case.table.ts';

interface Step<Kind extends CaseKind> {
  kind: Kind;
  /** Id of the business row; one case each. */
  bizId: string;
  /** Owner of the case: a user, an enterprise (visible to its owner and administrators), or both. */
  userId?: string | null;
  enterpriseId?: string | null;
  /** Subject as entered by people: an enterprise's name or a title. */
  subject?: string;
  /** State of the subject; the party to act and the next action follow from it. */
  state: CaseStateOf<Kind>;
  /** The page where the user can take the next step. */
  link?: string | null;
  /** Deadline of the next step, whether the user's or the park's. */
  dueAt?: Date | null;
  /** The event and its actor, as far as the user can know. */
  event: { event: CaseEventOf<Kind>; params?: CaseEventParams; by: CaseActor };
  now: Date;
}

export type CaseStep<Kind extends CaseKind = CaseKind> = { [Each in Kind]: Step<Each> }[Kind];

/** A business row's case number; null if it has none yet. */
export async function findCaseNumber(
  db: Db,
  { kind, bizId }: Pick<CaseStep, 'kind' | 'bizId'>,
): Promise<string | null> {
  const isOfBusiness = and(eq(cases.kind, kind), eq(cases.bizId, bizId));
  const [found] = await db.select({ caseNo: cases.caseNo }).from(cases).where(isOfBusiness);
  return found?.caseNo ?? null;
}

/**
 * Records a transition in the case of its business row; the first one opens the case. Call it within the transaction of
 * the transition.
 * @returns the case number
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

/** Opens the cases of several new rows of one kind at once. */
export async function openCases(tx: Db, steps: readonly CaseStep[]): Promise<void> {
  const [first] = steps;
  if (!first) return;
  const nos = await nextBusinessNumbers(tx, caseKinds[first.kind].prefix, first.now, steps.length);
  await tx.insert(cases).values(
    steps.map((step, at) => {
      const { kind, bizId, userId, enterpriseId, subject = '', state, link = null, dueAt = null, now } = step;
      const entry: CaseEvent = { at: now.getTime(), ...step.event };
      return {
        id: ulid(now.getTime()),
        kind,
        bizId,
        userId: userId ?? null,
        enterpriseId: enterpriseId ?? null,
        caseNo: nos[at] ?? '',
        subject,
        state,
        link,
        dueAt,
        statusKind: stateOfCase(step).turn,
        events: [entry],
        createdAt: now,
        updatedAt: now,
      };
    }),
  );
}

/** Deletes the cases of rows that were entered by mistake, together with the rows. */
export const dropCases = (tx: Db, kind: CaseKind, bizIds: readonly string[]) =>
  tx.delete(cases).where(and(eq(cases.kind, kind), inArray(cases.bizId, [...bizIds])));
