import type { Db } from '../../../platform/database/database.ts';
import { actFor } from '../../identity/member.public.ts';
import { getUser } from '../../identity/user.public.ts';
import { actingThrough, findOwnMember, type Member } from './member.queries.ts';

/** Makes new members who act for no enterprise yet act for this one. */
export async function actForFirst(tx: Db, { id, userId }: Member): Promise<void> {
  const user = await getUser(tx, userId);
  const joined = await findOwnMember(tx, id, userId);
  if (user.enterpriseId === null && joined) await actFor(tx, userId, actingThrough(joined));
}
