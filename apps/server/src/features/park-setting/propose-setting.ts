import { type parkSettingPropose, settingContent } from '@portal/contract/park-setting/manage';
import type { SettingGroup } from '@portal/contract/park-setting/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, gt } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { parkSettings } from '../../platform/park-setting/park-setting.table.ts';
import type { SettingValues } from '../../platform/park-setting/setting-env.ts';
import { readPrivateKey, readPublicKey } from '../../platform/pay/read-key.ts';
import { getUser } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { mayProposeSetting } from './setting.policy.ts';
import { keepersOf, settingPage } from './setting-keepers.ts';
import { fieldsOf, shownOf } from './setting-shown.public.ts';

const keyReaders = { privateKey: readPrivateKey, publicKey: readPublicKey } as const;

function isKey(name: keyof typeof keyReaders, text: string): boolean {
  try {
    keyReaders[name](text);
    return true;
  } catch {
    return false;
  }
}

/** What was entered, with the secrets in force where none was. */
async function readValues(
  { settings }: Context,
  group: SettingGroup,
  data: Readonly<Record<string, string>>,
): Promise<SettingValues> {
  const parsed = settingContent[group].safeParse(data);
  if (!parsed.success)
    throw fieldsRefused(
      Object.fromEntries(parsed.error.issues.map(({ path, message }) => [`data.${path.join('.')}`, message])),
    );
  const values: Record<string, string> = { ...parsed.data };
  const faults: Record<string, string> = {};
  for (const [name, kind] of Object.entries(fieldsOf(group))) {
    if (kind === 'secret' && !values[name]) values[name] = settings.entered().get(group)?.[name] ?? '';
    if (kind === 'secret' && !values[name]) faults[`data.${name}`] = m.park_setting_secret_missing();
    const text = values[name];
    if ((name === 'privateKey' || name === 'publicKey') && text && !isKey(name, text))
      faults[`data.${name}`] = m.park_setting_key_form();
  }
  if (group === 'WECHAT' && values.publicKey && !values.publicKeyId)
    faults['data.publicKeyId'] = m.park_setting_public_key_id_missing();
  if (Object.keys(faults).length > 0) throw fieldsRefused(faults);
  return values;
}

/** Whether an approved change still waits for its time. */
const hasWaiting = async (tx: Db, group: SettingGroup, now: Date): Promise<boolean> =>
  (await tx.$count(
    parkSettings,
    and(eq(parkSettings.group, group), eq(parkSettings.state, 'APPROVED'), gt(parkSettings.effectiveAt, now)),
  )) > 0;

/**
 * Enters new values, which another person approves; nothing changes until then.
 * @throws {AppError} 300002 without the right, 100002 at the fields, 500012 while another change of the group is open
 */
export const proposeSetting: Verb<typeof parkSettingPropose> = async (ctx, { group, data }) => {
  if (!mayProposeSetting(ctx.actor, group)) throw new AppError(retCodes.RIGHT_MISSING);
  await ctx.settings.refresh();
  const values = await readValues(ctx, group, data);
  const shown = shownOf(group, values);
  return inTransaction(ctx.db, async (tx) => {
    const { now, actor } = ctx;
    const id = ulid(now.getTime());
    const entered = await tx
      .insert(parkSettings)
      .values({
        id,
        group,
        sealed: ctx.box.seal(JSON.stringify(values)),
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
      event: 'parkSetting.propose',
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
  });
};
