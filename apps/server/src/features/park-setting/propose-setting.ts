import { type parkSettingPropose, settingContent } from '@portal/contract/park-setting/manage';
import type { SettingGroup } from '@portal/contract/park-setting/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { findFile } from '../../platform/files/file.queries.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import type { SettingValues } from '../../platform/park-setting/setting-env.ts';
import { readPrivateKey, readPublicKey } from '../../platform/pay/read-key.ts';
import { enterChange } from './enter-change.ts';
import { requireFilesThere } from './require-files-there.ts';
import { mayProposeSetting } from './setting.policy.ts';
import { fieldsOf } from './setting-shown.public.ts';

const minIconSize = 512;

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

/** An icon is scaled to squares of up to 512 pixels. */
async function requireIcon(db: Db, fileId: string): Promise<void> {
  const file = await findFile(db, fileId, 0);
  const { width = null, height = null } = file?.visibility === 'public' ? file : {};
  if (width === null || height === null) throw fieldsRefused({ 'data.iconFileId': m.fault_picture_gone() });
  if (width !== height || width < minIconSize)
    throw fieldsRefused({ 'data.iconFileId': m.park_setting_icon_form() });
}

/**
 * Enters new values, which another person approves; nothing changes until then.
 * @throws {AppError} 300002 without the right, 100002 at the fields, 500012 while another change of the group is open,
 * or for a file store that lacks files of the portal
 */
export const proposeSetting: Verb<typeof parkSettingPropose> = async (ctx, { group, data }) => {
  if (!mayProposeSetting(ctx.actor, group)) throw new AppError(retCodes.RIGHT_MISSING);
  await ctx.settings.refresh();
  const values = await readValues(ctx, group, data);
  if (group === 'MARK') await requireIcon(ctx.db, values.iconFileId ?? '');
  if (group === 'STORAGE') await requireFilesThere(ctx, values);
  return inTransaction(ctx.db, (tx) => enterChange(tx, ctx, group, values));
};
