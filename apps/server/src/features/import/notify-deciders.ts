import { paths } from '@portal/contract/paths';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/context.ts';
import { getUser, idsOfOperators } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { deciderOf } from './import.queue.ts';
import type { ImportRun } from './import.table.ts';

/** Tells everyone who can approve an import that it waits for them, except its author. */
export async function notifyDeciders(
  tx: Db,
  { actor, now }: Context,
  { id, no, fileName, kinds }: ImportRun,
): Promise<void> {
  const deciders = await idsOfOperators(tx, deciderOf(kinds));
  await sendMessage(tx, {
    eventCode: 'IMPORT_PROPOSED',
    userIds: deciders.filter((userId) => userId !== actor.userId),
    params: { no, fileName, person: (await getUser(tx, actor.userId)).name },
    link: paths.manageImport(id),
    now,
  });
}
