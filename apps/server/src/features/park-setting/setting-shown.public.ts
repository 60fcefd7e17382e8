import { type SettingFieldKind, type SettingGroup, settingFields } from '@portal/contract/park-setting/terms';
import type { SettingValues } from '../../platform/park-setting/setting-env.ts';

export const fieldsOf = (group: SettingGroup): Readonly<Record<string, SettingFieldKind>> =>
  settingFields[group];

const shownSigns = 4;
/** Of a shorter secret, four signs would tell too much. */
const minShown = 8;

/** A secret's last four signs; of a key, those before the line that ends it. */
function hintOf(secret: string): string {
  const bare = secret.replace(/-----[A-Z ]+-----|\s/g, '');
  if (bare === '') return '';
  return bare.length < minShown ? '••••' : `••••${bare.slice(-shownSigns)}`;
}

/** Values as they may be kept and shown. */
export const shownOf = (group: SettingGroup, values: SettingValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(group)).map(([name, kind]) => [
      name,
      kind === 'secret' ? hintOf(values[name] ?? '') : (values[name] ?? ''),
    ]),
  );
