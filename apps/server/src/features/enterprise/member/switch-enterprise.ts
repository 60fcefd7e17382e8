import type { memberSwitch } from '@portal/contract/enterprise/member';
import { retCodes } from '@portal/contract/ret-code';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { actFor } from '../../identity/member.public.ts';
import { actingThrough, findOwnMember, lockOwnMember } from './member.queries.ts';

/** Only personal accounts may act for no enterprise. */
async function findActing(tx: Db, memberId: string | undefined, { userId, userType }: Actor) {
  if (memberId === undefined) {
    if (userType !== '100') throw new AppError(retCodes.TRANSITION_REFUSED);
    return null;
  }
  // Locked, so that nobody switches to an enterprise that is removing them at the same time.
  await lockOwnMember(tx, memberId, userId);
  const own = await findOwnMember(tx, memberId, userId);
  if (!own) throw notFound();
  const isAble = own.member.status === 'ACTIVE' && own.entryStatus !== 'REVOKED';
  if (!isAble) throw new AppError(retCodes.TRANSITION_REFUSED);
  return actingThrough(own);
}

/**
 * Makes the caller act for another of their enterprises, or for none.
 * @throws {AppError} 500404, 500012
 */
export const switchEnterprise: Verb<typeof memberSwitch> = (ctx, { memberId }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor } = ctx;
    const acting = await findActing(tx, memberId, actor);
    await actFor(tx, actor.userId, acting);
    await writeLog(tx, ctx, {
      event: 'user.switchEnterprise',
      entity: 'user',
      entityId: actor.userId,
      before: { enterpriseId: actor.enterpriseId },
      after: { enterpriseId: acting?.enterpriseId ?? null },
    });
    return acting ?? { enterpriseId: null, memberRole: null };
  });
