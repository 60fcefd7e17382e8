import type { parkSettingOperate } from '@portal/contract/park-setting/manage';
import { accountWaitHours, type SettingEvent, settingTransitions } from '@portal/contract/park-setting/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { afterCommit, type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../platform/database/versioned.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { parkSettings } from '../../platform/park-setting/park-setting.table.ts';
import { announceSettings, listInForce } from '../../platform/park-setting/park-settings.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { getUser } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { openChange } from './open-change.ts';
import { requireFilesThere } from './require-files-there.ts';
import { hasSettingRight, isTooLate, type SettingRow } from './setting.policy.ts';
import { keepersOf, settingPage } from './setting-keepers.ts';

const hourMs = 3_600_000;

/**
 * Another bank account waits, so that everyone has time to stop a fraud, also if the one before was turned off in
 * between; all else takes effect at once.
 */
async function effectiveTime(tx: Db, { group, isOff }: SettingRow, now: Date): Promise<Date> {
  if (group !== 'BANK' || isOff) return now;
  const hasAccount = (await listInForce(tx, now)).some((row) => row.group === 'BANK');
  return hasAccount ? new Date(now.getTime() + accountWaitHours * hourMs) : now;
}

async function change(tx: Db, ctx: Context, row: SettingRow, event: SettingEvent, opinion: string) {
  const { now, actor } = ctx;
  const state = nextState(settingTransitions, row.state, event);
  if (isTooLate(row, event, now)) throw new AppError(retCodes.TRANSITION_REFUSED);
  if (!hasSettingRight(actor, row, event))
    throw new AppError(
      retCodes.RIGHT_MISSING,
      row.createdBy === actor.userId ? { retMsg: m.park_setting_second_person() } : {},
    );
  const decided =
    event === 'approve' || event === 'refuse'
      ? { decidedBy: actor.userId, decidedAt: now, opinion }
      : { opinion };
  const effective = event === 'approve' ? { effectiveAt: await effectiveTime(tx, row, now) } : {};
  return updateVersion(tx, ctx, parkSettings, row.id, { state, ...decided, ...effective });
}

/** Files may have been stored since the change was entered; looking for them takes too long for a transaction. */
async function requireMovable(ctx: Context, id: string): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(parkSettings)
    .where(
      and(eq(parkSettings.id, id), eq(parkSettings.group, 'STORAGE'), eq(parkSettings.state, 'PENDING')),
    );
  if (row && hasSettingRight(ctx.actor, row, 'approve')) await requireFilesThere(ctx, openChange(ctx, row));
}

/**
 * Decides about a change as the second person, withdraws it, or stops it. All copies of the server follow at once.
 * @throws {AppError} 500404, 500409, 500012 also for stopping too late and for a file store that lacks files, 300002
 * for one's own change
 */
export const operateSetting: Verb<typeof parkSettingOperate> = async (
  ctx,
  { id, event, version, opinion },
) => {
  if (event === 'approve') await requireMovable(ctx, id);
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockVersion(tx, parkSettings, { id, version });
    const changed = await change(tx, ctx, row, event, opinion);
    await writeLog(tx, ctx, {
      event: `parkSetting.${event}`,
      entity: 'parkSetting',
      entityId: id,
      reason: opinion,
      before: { state: row.state },
      after: { state: changed.state, settingGroup: row.group },
    });
    const { now, actor } = ctx;
    await sendMessage(tx, {
      eventCode: 'SETTING_DECIDED',
      userIds: (await keepersOf(tx, row.group)).filter((userId) => userId !== actor.userId),
      params: {
        group: row.group,
        state: changed.state,
        person: (await getUser(tx, actor.userId)).name,
        effectiveAt: changed.effectiveAt?.getTime() ?? null,
      },
      link: settingPage(row.group),
      now,
    });
    // Every page shows the mark, and whether codes arrive.
    await invalidateTags(tx, ['site']);
    await announceSettings(tx);
    afterCommit(tx, () => {
      ctx.settings.refresh().catch((error: unknown) => ctx.log.warn({ err: error }, 'settings not read'));
    });
    return { state: changed.state, version: changed.version };
  });
};
