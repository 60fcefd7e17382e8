import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { canSignUp } from '../contest.policy.ts';
import { type Contest, contestJudges } from '../contest.table.ts';

/** Whether the user judges or runs contests; such accounts can't take part or vote. */
export const isOfContest = async (db: Db, { userId, userType }: Pick<Actor, 'userId' | 'userType'>) =>
  userType === '900' || (await db.$count(contestJudges, eq(contestJudges.userId, userId))) > 0;

/** Reason why the caller can't sign up now, if any. */
export async function hindranceOf(
  db: Db,
  contest: Contest,
  actor: Actor,
  now: Date,
): Promise<AppError | null> {
  if (await isOfContest(db, actor))
    return new AppError(retCodes.NOT_IN_AUDIENCE, { retMsg: m.contest_refusal_officials() });
  return canSignUp(contest, now)
    ? null
    : new AppError(retCodes.OUTSIDE_SIGN_UP, { retMsg: m.activity_refusal_window() });
}
