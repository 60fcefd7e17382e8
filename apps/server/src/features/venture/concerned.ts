import type { CaseActor } from '@portal/contract/case-kinds';
import { paths } from '@portal/contract/paths';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { actorOf, moneyPeopleOf } from '../finance/concerned.public.ts';
import { namesOfUsers } from '../identity/user.public.ts';

/** Links to the pages where something can be done about it. */
export const ventureLinks = {
  venture: (id: string) => paths.ownVenture(id),
  room: (id: string) => paths.ownVenture(id, { tab: 'room' }),
  asked: (ventureId: string) => paths.ownVentures({ view: 'rooms', room: ventureId }),
  introduction: (id: string) => paths.ownVentures({ view: 'introductions', introduction: id }),
};

/** An enterprise, or a person if there is none. */
export interface Side {
  enterpriseId: string | null;
  userId: string | null;
}

/** The people who act for a side. */
export const peopleOf = ({ enterpriseId, userId }: Side) =>
  enterpriseId === null ? { userIds: userId === null ? [] : [userId] } : moneyPeopleOf(enterpriseId);

export const ownersOf = ({
  enterpriseId,
  ownerUserId,
}: {
  enterpriseId: string | null;
  ownerUserId: string;
}): Side => ({ enterpriseId, userId: enterpriseId === null ? ownerUserId : null });

/** The actor, as the side that owns the case may know them. */
export async function actorFor(
  tx: Db,
  ctx: Pick<WriteContext, 'actor'>,
  { enterpriseId, userId }: Side,
  otherName = '',
): Promise<CaseActor> {
  if (enterpriseId !== null) return actorOf(tx, ctx, enterpriseId, otherName);
  const { actor } = ctx;
  if (actor === null) return { agent: 'SYSTEM' };
  if (actor.operatorRoles.length > 0) return { agent: 'PARK' };
  return {
    name:
      actor.userId === userId
        ? ((await namesOfUsers(tx, [actor.userId])).get(actor.userId) ?? '')
        : otherName,
  };
}
