import type { SignUpQuestion } from '@portal/contract/activity/public';
import type { SignUpContent } from '@portal/contract/activity/sign-up';
import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, arrayOverlaps, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { absencesSince } from '../activity.policy.ts';
import { type Activity, signUps } from '../activity.table.ts';

/** The caller's enterprise if it's been admitted to the park; its seats are counted together. */
export const enterpriseOf = ({ enterpriseId, auditStatus }: Actor): string | null =>
  auditStatus === '2' ? enterpriseId : null;

/** Number of the user's no-shows and late cancellations in the last 90 days. */
export const countAbsences = (db: Db, userId: string, now: Date): Promise<number> =>
  db.$count(signUps, and(eq(signUps.userId, userId), gte(signUps.missedAt, absencesSince(now))));

/** Number of people an enterprise has signed up, including those on the waiting list. */
export async function countOfEnterprise(db: Db, activityId: string, enterpriseId: string): Promise<number> {
  const [row] = await db
    .select({ persons: sql<number>`coalesce(sum(${signUps.qty}), 0)`.mapWith(Number) })
    .from(signUps)
    .where(
      and(
        eq(signUps.activityId, activityId),
        eq(signUps.enterpriseId, enterpriseId),
        inArray(signUps.status, signUpLifecycle.groups.live),
      ),
    );
  return row?.persons ?? 0;
}

/** Whether the caller's enterprise has one of the tags the activity requires; true if it requires none. */
async function hasTag(db: Db, { tagCodes }: Activity, actor: Actor): Promise<boolean> {
  if (tagCodes.length === 0) return true;
  const enterpriseId = enterpriseOf(actor);
  if (enterpriseId === null) return false;
  const isTagged = and(eq(enterprises.id, enterpriseId), arrayOverlaps(enterprises.industryTagIds, tagCodes));
  return (await db.$count(enterprises, isTagged)) > 0;
}

const notInAudience = () => new AppError(retCodes.NOT_IN_AUDIENCE, { retMsg: m.activity_refusal_audience() });

/** Reason why the caller can't sign up now, if any. */
export async function findBlocker(
  db: Db,
  activity: Activity,
  actor: Actor,
  now: Date,
): Promise<AppError | null> {
  const { status, signFrom, signTo, startAt, userTypes, auditedOnly } = activity;
  const isOpen = status === 'PUBLISHED' && now >= signFrom && now < signTo && now < startAt;
  if (!isOpen) return new AppError(retCodes.OUTSIDE_SIGN_UP, { retMsg: m.activity_refusal_window() });
  const isMeant = userTypes.some((type) => type === actor.userType);
  if (!isMeant || (auditedOnly && actor.auditStatus !== '2')) return notInAudience();
  return (await hasTag(db, activity, actor)) ? null : notInAudience();
}

function faultOf({ kind, required, options, label }: SignUpQuestion, answer: string): string | null {
  if (answer === '') return required ? m.fault_fill_in({ field: label }) : null;
  const known = kind === 'CHOICE' ? options : kind === 'YES_NO' ? ['YES', 'NO'] : null;
  return known === null || known.includes(answer) ? null : m.fault_choose({ field: label });
}

/**
 * The answers with the current wording of their questions.
 * @throws {AppError} 100002 for too many people, or for missing or unknown answers
 */
export function requireAnswers(
  { questions, perOrderMax }: Activity,
  { persons, answers }: Pick<SignUpContent, 'persons' | 'answers'>,
): { question: string; answer: string }[] {
  const faults: Record<string, string> = {};
  if (persons.length > perOrderMax)
    faults['data.persons'] = m.fault_most_people({ field: m.field_activity_persons(), max: perOrderMax });
  for (const [at, question] of questions.entries()) {
    const fault = faultOf(question, answers[at] ?? '');
    if (fault !== null) faults[`data.answers.${at}`] = fault;
  }
  if (Object.keys(faults).length > 0) throw fieldsRefused(faults);
  return questions.flatMap(({ label }, at) => {
    const answer = answers[at] ?? '';
    return answer === '' ? [] : [{ question: label, answer }];
  });
}
