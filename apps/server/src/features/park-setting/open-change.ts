import type { Context } from '../../platform/http/context.ts';
import type { SettingValues } from '../../platform/park-setting/setting-env.ts';
import type { SettingRow } from './setting.policy.ts';

/** The values of a change; null if it turns its group off. */
export const openChange = (
  { box }: Pick<Context, 'box'>,
  { isOff, sealed }: SettingRow,
): SettingValues | null => (isOff ? null : (JSON.parse(box.open(sealed)) as SettingValues));
