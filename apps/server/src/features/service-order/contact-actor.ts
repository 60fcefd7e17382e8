import type { CaseActor } from '@portal/contract/case-kinds';
import type { Db } from '../../platform/database/database.ts';
import type { MoveSource } from '../../platform/workflow/move-state.ts';
import { namesOfUsers } from '../identity/user.public.ts';

/** The actor on a question or complaint as its author may see them: the shop's people appear as the shop. */
export async function contactActorOf(
  tx: Db,
  { actor }: Pick<MoveSource, 'actor'>,
  authorId: string,
  shopName: string,
): Promise<CaseActor> {
  if (actor === null) return { agent: 'SYSTEM' };
  if (actor.operatorRoles.length > 0) return { agent: 'PARK' };
  if (actor.userId !== authorId) return { name: shopName };
  return { name: (await namesOfUsers(tx, [authorId])).get(authorId) ?? '' };
}
