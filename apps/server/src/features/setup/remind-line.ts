import { retCodes } from '@portal/contract/ret-code';
import type { setupRemind } from '@portal/contract/setup/manage';
import { setupLines } from '@portal/contract/setup/terms';
import * as m from '@portal/texts/messages';
import type { SetupSource } from '../../feature/setup-source.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context, InputOf, OutputOf } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { getUser } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { listRemindable } from './list-remindable.ts';
import { readChecklist } from './read-checklist.ts';
import { setupReminders } from './setup.table.ts';

/**
 * Reminds everyone who can do a line, except the caller.
 * @throws {AppError} 500012 for a line that is done or put off, with nobody to remind, and for a second reminder of
 * the same day
 */
export async function remindLine(
  ctx: Context,
  sources: readonly SetupSource[],
  { key }: InputOf<typeof setupRemind>,
): Promise<OutputOf<typeof setupRemind>> {
  const { actor, now } = ctx;
  const { lines } = await readChecklist(ctx, sources);
  const { canRemind = false, wasRemindedToday = false } = lines.find((line) => line.key === key) ?? {};
  const refusedAlready = () =>
    new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.setup_reminded_already() });
  if (wasRemindedToday) throw refusedAlready();
  if (!canRemind) throw new AppError(retCodes.TRANSITION_REFUSED);
  return inTransaction(ctx.db, async (tx) => {
    const entered = await tx
      .insert(setupReminders)
      .values({ key, day: chinaDayOf(now), remindedBy: actor.userId, remindedAt: now })
      .onConflictDoNothing()
      .returning({ key: setupReminders.key });
    if (entered.length === 0) throw refusedAlready();
    const people = (await listRemindable(tx)).filter(
      ({ id, roles }) => id !== actor.userId && setupLines[key].roles.some((role) => roles.includes(role)),
    );
    await writeLog(tx, ctx, { event: 'setup.remindLine', entity: 'setup', entityId: key });
    await sendMessage(tx, {
      eventCode: 'SETUP_REMINDED',
      userIds: people.map(({ id }) => id),
      params: { key, person: (await getUser(tx, actor.userId)).name },
      link: setupLines[key].href,
      now,
    });
    return { reminded: people.length };
  });
}
