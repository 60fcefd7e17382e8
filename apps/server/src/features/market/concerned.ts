import type { CaseActor } from '@portal/contract/case-kinds';
import { paths } from '@portal/contract/paths';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { namesOfUsers } from '../identity/user.public.ts';

/** The page on which an enterprise manages its shop. */
export const marketLink = paths.releaseService();

/** Members who run the shop of an enterprise. */
export const leadersOf = (enterpriseId: string) =>
  ({ enterpriseId, memberRoles: ['OWNER', 'ADMIN'] }) as const;

/** The actor as the enterprise may see them: its own members by name, officers only as the park. */
export async function actorOf(tx: Db, { actor }: Pick<WriteContext, 'actor'>): Promise<CaseActor> {
  if (actor === null) return { agent: 'SYSTEM' };
  if (actor.operatorRoles.length > 0) return { agent: 'PARK' };
  return { name: (await namesOfUsers(tx, [actor.userId])).get(actor.userId) ?? '' };
}
