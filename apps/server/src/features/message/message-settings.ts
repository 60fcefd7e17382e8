import { type MessageGroup, messageGroupCodes, messageGroups } from '@portal/contract/message-event';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { messageSettings } from './message.table.ts';

/** Every group with its switch, in the order of the groups. */
export async function listSettings(db: Db, userId: string) {
  const rows = await db.select().from(messageSettings).where(eq(messageSettings.userId, userId));
  return messageGroupCodes.map((group) => {
    const { alwaysOn } = messageGroups[group];
    const enabled = alwaysOn || (rows.find((row) => row.group === group)?.enabled ?? true);
    return { group, label: messageGroups[group].label(), enabled, alwaysOn };
  });
}

/**
 * Switches a group on or off.
 * @throws {AppError} 100002 for a group that cannot be switched off
 */
export async function saveSetting(
  ctx: Context,
  { group, enabled }: { group: MessageGroup; enabled: boolean },
) {
  if (!enabled && messageGroups[group].alwaysOn)
    throw fieldsRefused({ enabled: m.fault_group_needed({ group: messageGroups[group].label() }) });
  const { userId } = ctx.actor;
  return inTransaction(ctx.db, async (tx) => {
    const set = { enabled, updatedAt: ctx.now };
    await tx
      .insert(messageSettings)
      .values({ userId, group, ...set })
      .onConflictDoUpdate({ target: [messageSettings.userId, messageSettings.group], set });
    await writeLog(tx, ctx, {
      event: 'message.switch',
      entity: 'messageSetting',
      entityId: userId,
      after: { group, enabled },
    });
    return listSettings(tx, userId);
  });
}
