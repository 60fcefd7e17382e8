import type { parkSettingTest } from '@portal/contract/park-setting/manage';
import type { SettingGroup } from '@portal/contract/park-setting/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { parkSettings } from '../../platform/park-setting/park-setting.table.ts';
import {
  channelOf,
  envOf,
  isSetByEnv,
  type SettingValues,
  valuesOfEnv,
  withOverlay,
} from '../../platform/park-setting/setting-env.ts';
import { openPayChannel } from '../../platform/pay/open-pay-channels.ts';
import { openSmsSender } from '../../platform/sms/open-sms-sender.ts';
import { mayProposeSetting } from './setting.policy.ts';

interface Tried {
  isGood: boolean;
  answer: string;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The values of a change that waits, or those in force. */
async function readTried(ctx: Context, group: SettingGroup, id: string | undefined): Promise<SettingValues> {
  if (id !== undefined) {
    const [row] = await ctx.db
      .select()
      .from(parkSettings)
      .where(and(eq(parkSettings.id, id), eq(parkSettings.group, group)));
    if (!row) throw notFound();
    return JSON.parse(ctx.box.open(row.sealed)) as SettingValues;
  }
  const values = isSetByEnv(ctx.env, group) ? valuesOfEnv(ctx.env, group) : ctx.settings.entered().get(group);
  if (!values) throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.park_setting_nothing_to_test() });
  return values;
}

/** Asks for a payment that cannot exist: a channel that knows us says that it does not know the payment. */
async function tryChannel(ctx: Context, group: SettingGroup, values: SettingValues): Promise<Tried> {
  const code = channelOf[group];
  const env = withOverlay(ctx.env, () => envOf(group, values));
  const channel = code && openPayChannel(code, env, { clock: ctx.clock, cashier: null });
  const finding = await channel?.query(`TEST${ulid()}`);
  return { isGood: finding?.state === 'UNKNOWN', answer: m.park_setting_known_to_channel() };
}

async function trySms(ctx: Context, values: SettingValues, phoneNumber: string | undefined): Promise<Tried> {
  if (phoneNumber === undefined) throw fieldsRefused({ phoneNumber: m.fault_phone_missing() });
  const send = openSmsSender(
    withOverlay(ctx.env, () => envOf('SMS', values)),
    ctx.clock,
  );
  const parameters = { code: '000000', minutes: '5' };
  const number = await send({ phoneNumber, template: 'VERIFY_CODE', parameters });
  return { isGood: true, answer: m.park_setting_sms_taken({ number }) };
}

async function tryAddress({ fetchHeaders }: Context, { publicUrl = '' }: SettingValues): Promise<Tried> {
  const answered = await fetchHeaders(new URL(publicUrl));
  return answered
    ? { isGood: answered.status < 400, answer: m.park_setting_address_answered({ status: answered.status }) }
    : { isGood: false, answer: m.park_setting_address_silent() };
}

function ask(
  ctx: Context,
  group: SettingGroup,
  values: SettingValues,
  phoneNumber: string | undefined,
): Promise<Tried> {
  if (group === 'SMS') return trySms(ctx, values, phoneNumber);
  if (group === 'ADDRESS') return tryAddress(ctx, values);
  return tryChannel(ctx, group, values);
}

/** Tries a group of settings; what the other side answered is no fault of the call. */
export const testSetting: Verb<typeof parkSettingTest> = async (ctx, { group, id, phoneNumber }) => {
  if (!mayProposeSetting(ctx.actor, group)) throw new AppError(retCodes.RIGHT_MISSING);
  if (group === 'BANK')
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.park_setting_nothing_to_test() });
  const values = await readTried(ctx, group, id);
  const tried = await ask(ctx, group, values, phoneNumber).catch((error: unknown): Tried => {
    if (error instanceof AppError) throw error;
    return { isGood: false, answer: reasonOf(error).slice(0, 300) };
  });
  await writeLog(ctx.db, ctx, {
    event: 'parkSetting.test',
    entity: 'parkSetting',
    entityId: id ?? group,
    after: { settingGroup: group, answer: tried.answer },
  });
  return tried;
};
