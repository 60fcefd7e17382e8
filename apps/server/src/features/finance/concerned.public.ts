import type { CaseActor } from '@portal/contract/case-kinds';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { namesOfUsers } from '../identity/user.public.ts';

/** The pages of an institution's products, of what one has applied for, and of what an institution has received. */
export const financeLinks = {
  own: '/my-financial',
  asked: '/my-financial-list',
  received: '/financial-cooperation-list',
} as const;

/** Those who answer for the money of an enterprise. */
export const moneyPeopleOf = (enterpriseId: string) =>
  ({ enterpriseId, memberRoles: ['OWNER', 'ADMIN', 'FINANCE'] }) as const;

/** Who did it as its enterprise may know: one's own people by name, the other side and the park by what they are. */
export async function actorOf(
  tx: Db,
  { actor }: Pick<WriteContext, 'actor'>,
  enterpriseId: string,
  otherName = '',
): Promise<CaseActor> {
  if (actor === null) return { agent: 'SYSTEM' };
  if (actor.operatorRoles.length > 0) return { agent: 'PARK' };
  if (actor.enterpriseId !== enterpriseId) return { name: otherName };
  return { name: (await namesOfUsers(tx, [actor.userId])).get(actor.userId) ?? '' };
}
