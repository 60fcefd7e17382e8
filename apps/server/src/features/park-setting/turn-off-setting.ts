import type { parkSettingTurnOff } from '@portal/contract/park-setting/manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { enterChange } from './enter-change.ts';
import { requireFilesThere } from './require-files-there.ts';
import { mayProposeSetting } from './setting.policy.ts';

/**
 * Proposes to turn a group off; it stays in force until another person approves.
 * @throws {AppError} 300002 without the right, 500012 if it is not set in the console, while another change is open,
 * or for a file store whose files the local folder lacks
 */
export const turnOffSetting: Verb<typeof parkSettingTurnOff> = async (ctx, { group }) => {
  if (!mayProposeSetting(ctx.actor, group)) throw new AppError(retCodes.RIGHT_MISSING);
  await ctx.settings.refresh();
  if (!ctx.settings.entered().has(group))
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.park_setting_off_nothing() });
  if (group === 'STORAGE') await requireFilesThere(ctx, null);
  return inTransaction(ctx.db, (tx) => enterChange(tx, ctx, group, null));
};
