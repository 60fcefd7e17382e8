import type { CaseActor } from '@portal/contract/case-kinds';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { actorOf, moneyPeopleOf } from '../finance/concerned.public.ts';
import { namesOfUsers } from '../identity/user.public.ts';

/** The pages on which something can be done about it. */
export const ventureLinks = {
  venture: (id: string) => `/my-venture/${id}`,
  room: (id: string) => `/my-venture/${id}?tab=room`,
  asked: (ventureId: string) => `/my-venture?view=rooms&room=${ventureId}`,
  introduction: (id: string) => `/my-venture?view=introductions&introduction=${id}`,
};

/** An enterprise, or a person where there is none. */
export interface Side {
  enterpriseId: string | null;
  userId: string | null;
}

/** Those who answer for a side. */
export const peopleOf = ({ enterpriseId, userId }: Side) =>
  enterpriseId === null ? { userIds: userId === null ? [] : [userId] } : moneyPeopleOf(enterpriseId);

export const ownersOf = ({
  enterpriseId,
  ownerUserId,
}: {
  enterpriseId: string | null;
  ownerUserId: string;
}): Side => ({ enterpriseId, userId: enterpriseId === null ? ownerUserId : null });

/** Who did it, as the side whose case it is may know. */
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
