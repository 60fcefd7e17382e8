import type { parkSettingTest } from '@portal/contract/park-setting/manage';
import type { SettingGroup } from '@portal/contract/park-setting/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { openFileStore } from '../../platform/files/open-file-store.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../platform/http/context.ts';
import { openMailSender } from '../../platform/mail/open-mail-outbox.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { parkSettings } from '../../platform/park-setting/park-setting.table.ts';
import { listInForce } from '../../platform/park-setting/park-settings.ts';
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
import { openChange } from './open-change.ts';
import { reasonOf } from './reason-of.ts';
import { isTestable, mayProposeSetting } from './setting.policy.ts';
import { settingTrials } from './setting-trial.table.ts';

const maxAnswer = 200;

type Asked = InputOf<typeof parkSettingTest>;

interface Tried {
  isGood: boolean;
  answer: string;
}

/** What a test sends, and the change it comes from; null for the environment. */
interface Given {
  values: SettingValues;
  settingId: string | null;
}

const nothingToTest = () =>
  new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.park_setting_nothing_to_test() });

/** The values of a change that waits, or those in force. */
async function readTried(ctx: Context, group: SettingGroup, id: string | undefined): Promise<Given> {
  if (id !== undefined) {
    const [row] = await ctx.db
      .select()
      .from(parkSettings)
      .where(and(eq(parkSettings.id, id), eq(parkSettings.group, group)));
    if (!row) throw notFound();
    const values = openChange(ctx, row);
    if (values) return { values, settingId: id };
    throw nothingToTest();
  }
  if (isSetByEnv(ctx.env, group)) {
    const values = valuesOfEnv(ctx.env, group);
    if (values) return { values, settingId: null };
    throw nothingToTest();
  }
  const values = ctx.settings.entered().get(group);
  const inForce = (await listInForce(ctx.db, ctx.now)).find((row) => row.group === group && !row.isOff);
  if (!values || !inForce) throw nothingToTest();
  return { values, settingId: inForce.id };
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

/** Sends a mail at once, past the outbox, so that the answer is that of the mail server. */
async function tryMail(ctx: Context, values: SettingValues, address: string | undefined): Promise<Tried> {
  if (address === undefined) throw fieldsRefused({ address: m.fault_email() });
  const sender = openMailSender(withOverlay(ctx.env, () => envOf('MAIL', values)));
  try {
    const answer = await sender.send({
      id: ulid(),
      address,
      subject: m.park_setting_mail_test_subject(),
      body: m.park_setting_mail_test_body(),
      file: null,
      unsubscribe: null,
    });
    return { isGood: true, answer: m.park_setting_mail_taken({ answer: answer.slice(0, maxAnswer) }) };
  } finally {
    sender.close();
  }
}

/** Writes a file, reads it back and deletes it. */
async function tryStorage(ctx: Context, values: SettingValues): Promise<Tried> {
  const store = await openFileStore(withOverlay(ctx.env, () => envOf('STORAGE', values)));
  const key = `test/${ulid().toLowerCase()}`;
  const content = Buffer.from(key);
  await store.put(key, content, 'text/plain');
  const isSame = (await store.get(key))?.equals(content) ?? false;
  await store.remove(key);
  return { isGood: isSame, answer: isSame ? m.park_setting_s3_good() : m.park_setting_s3_differs() };
}

function ask(ctx: Context, values: SettingValues, { group, phoneNumber, address }: Asked): Promise<Tried> {
  if (group === 'SMS') return trySms(ctx, values, phoneNumber);
  if (group === 'MAIL') return tryMail(ctx, values, address);
  if (group === 'STORAGE') return tryStorage(ctx, values);
  if (group === 'ADDRESS') return tryAddress(ctx, values);
  return tryChannel(ctx, group, values);
}

type Trial = Pick<typeof settingTrials.$inferInsert, 'group' | 'settingId' | 'answer'>;

/** Keeps the last test of a group that went well. */
async function enterTrial(
  tx: Db,
  { actor, now }: Context,
  { group, settingId, answer }: Trial,
): Promise<void> {
  const set = { settingId, answer, triedBy: actor.userId, triedAt: now };
  await tx
    .insert(settingTrials)
    .values({ group, ...set })
    .onConflictDoUpdate({ target: settingTrials.group, set });
}

/** Tries a group of settings; what the other side answered is no fault of the call. */
export const testSetting: Verb<typeof parkSettingTest> = async (ctx, input) => {
  const { group, id } = input;
  if (!mayProposeSetting(ctx.actor, group)) throw new AppError(retCodes.RIGHT_MISSING);
  if (!isTestable(group)) throw nothingToTest();
  const { values, settingId } = await readTried(ctx, group, id);
  const tried = await ask(ctx, values, input).catch((error: unknown): Tried => {
    if (error instanceof AppError) throw error;
    return { isGood: false, answer: reasonOf(error) };
  });
  await inTransaction(ctx.db, async (tx) => {
    if (tried.isGood) await enterTrial(tx, ctx, { group, settingId, answer: tried.answer });
    await writeLog(tx, ctx, {
      event: 'parkSetting.test',
      entity: 'parkSetting',
      entityId: id ?? group,
      after: { settingGroup: group, answer: tried.answer },
    });
  });
  return tried;
};
