import type { CaseActor } from '@portal/contract/case-kinds';
import { paths } from '@portal/contract/paths';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { namesOfUsers } from '../identity/user.public.ts';

/** Pages for an institution's own products, for own applications, and for received applications. */
export const financeLinks = {
  own: paths.ownFinance(),
  asked: paths.ownFinancing(),
  received: paths.receivedFinancing(),
} as const;

/** Members responsible for the money of an enterprise. */
export const moneyPeopleOf = (enterpriseId: string) =>
  ({ enterpriseId, memberRoles: ['OWNER', 'ADMIN', 'FINANCE'] }) as const;

/** The actor as an enterprise may see them: its own members by name, the other side and the park only by kind. */
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
