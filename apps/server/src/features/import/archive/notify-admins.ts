import { paths } from '@portal/contract/paths';
import type { Db } from '../../../platform/database/database.ts';
import { getUser, idsOfOperators } from '../../identity/user.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import type { ParkArchive } from './park-archive.table.ts';

/** Tells all administrators what happened to an archive, except the one who did it. */
export async function notifyAdmins(
  tx: Db,
  { id, no, direction, status, createdBy }: ParkArchive,
  now: Date,
  actorId: string | null = null,
): Promise<void> {
  const userIds = (await idsOfOperators(tx, 'OP_ADMIN')).filter((userId) => userId !== actorId);
  const to = { userIds, link: paths.manageArchives({ archive: id }), now };
  if (status === 'PROPOSED')
    await sendMessage(tx, {
      ...to,
      eventCode: 'ARCHIVE_PROPOSED',
      params: { no, direction, person: (await getUser(tx, createdBy ?? '')).name },
    });
  else await sendMessage(tx, { ...to, eventCode: 'ARCHIVE_MOVED', params: { no, direction, state: status } });
}
