import type { SettingGroup } from '@portal/contract/park-setting/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, gt } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { parkSettings } from '../../platform/park-setting/park-setting.table.ts';
import type { SettingValues } from '../../platform/park-setting/setting-env.ts';
import { getUser } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { keepersOf, settingPage } from './setting-keepers.ts';
import { shownOf } from './setting-shown.public.ts';

/** Whether an approved change still waits for its time. */
const hasWaiting = async (tx: Db, group: SettingGroup, now: Date): Promise<boolean> =>
  (await tx.$count(
    parkSettings,
    and(eq(parkSettings.group, group), eq(parkSettings.state, 'APPROVED'), gt(parkSettings.effectiveAt, now)),
  )) > 0;

/**
 * Enters a change for the second person; null values turn the group off.
 * @throws {AppError} 500012 while another change of the group is open
 */
export async function enterChange(tx: Db, ctx: Context, group: SettingGroup, values: SettingValues | null) {
  const { now, actor } = ctx;
  const id = ulid(now.getTime());
  const shown = values ? shownOf(group, values) : {};
  const isOff = values === null;
  const entered = await tx
    .insert(parkSettings)
    .values({
      id,
      group,
      isOff,
      sealed: ctx.box.seal(JSON.stringify(values ?? {})),
      shown,
      createdAt: now,
      createdBy: actor.userId,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: parkSettings.id });
  if (entered.length === 0 || (await hasWaiting(tx, group, now)))
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.park_setting_change_open() });
  await writeLog(tx, ctx, {
    event: isOff ? 'parkSetting.proposeOff' : 'parkSetting.propose',
    entity: 'parkSetting',
    entityId: id,
    after: { settingGroup: group, ...shown },
  });
  await sendMessage(tx, {
    eventCode: 'SETTING_PROPOSED',
    userIds: (await keepersOf(tx, group)).filter((userId) => userId !== actor.userId),
    params: { group, person: (await getUser(tx, actor.userId)).name },
    link: settingPage(group),
    now,
  });
  return { id, version: 1 };
}
