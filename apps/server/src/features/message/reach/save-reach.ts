import type { messageApplyPreset, messageSaveReach } from '@portal/contract/message/reach';
import {
  channelCodes,
  channelNames,
  lockOf,
  lockReasons,
  type Matter,
  type MatterChoice,
  matterCodes,
  presets,
} from '@portal/contract/message/reach-terms';
import * as m from '@portal/texts/messages';
import { inTransaction } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { findPlan, getReach } from './get-reach.ts';
import { storeChoices } from './store-choices.ts';

const fields = { SITE: 'site', SMS: 'sms', MAIL: 'mail' } as const;

/** @throws {AppError} 100002 at each channel that is locked the other way */
function requireUnlocked(matter: Matter, choice: MatterChoice): void {
  const faults = channelCodes.flatMap((channel) => {
    const lock = lockOf(matter, channel);
    if (lock === null || choice[fields[channel]] === (lock === 'NEEDED')) return [];
    return [
      [fields[channel], m.reach_locked({ channel: channelNames[channel](), reason: lockReasons[lock]() })],
    ];
  });
  if (faults.length > 0) throw fieldsRefused(Object.fromEntries(faults) as Record<string, string>);
}

const logOf = (ctx: Context, before: object, after: object) => ({
  event: 'message.reach',
  entity: 'messageSetting',
  entityId: ctx.actor.userId,
  before,
  after,
});

/**
 * Chooses where messages about a matter go.
 * @throws {AppError} 100002 for a channel that is locked
 */
export const saveReach: Verb<typeof messageSaveReach> = (ctx, { matter, timing, ...channels }) =>
  inTransaction(ctx.db, async (tx) => {
    const { userId } = ctx.actor;
    await takeTurn(tx, `reach ${userId}`);
    const before = (await findPlan(tx, userId))[matter];
    const isOn = (field: 'site' | 'sms' | 'mail') =>
      channels[field] === undefined ? before[field] : channels[field] === '1';
    const choice = {
      site: isOn('site'),
      sms: isOn('sms'),
      mail: isOn('mail'),
      timing: timing ?? before.timing,
    };
    requireUnlocked(matter, choice);
    await storeChoices(tx, userId, [{ matter, ...choice }], ctx.now);
    await writeLog(tx, ctx, logOf(ctx, { matter, ...before }, { matter, ...choice }));
    return getReach(tx, userId, ctx.now);
  });

/** Replaces all choices by a ready-made plan. */
export const applyPreset: Verb<typeof messageApplyPreset> = (ctx, { preset }) =>
  inTransaction(ctx.db, async (tx) => {
    const { userId } = ctx.actor;
    await takeTurn(tx, `reach ${userId}`);
    const choices = matterCodes.map((matter) => ({ matter, ...presets[preset][matter] }));
    await storeChoices(tx, userId, choices, ctx.now);
    await writeLog(tx, ctx, logOf(ctx, {}, { preset }));
    return getReach(tx, userId, ctx.now);
  });
