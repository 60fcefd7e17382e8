import { type SettingGroup, settingRoles } from '@portal/contract/park-setting/terms';
import { paths } from '@portal/contract/paths';
import type { Db } from '../../platform/database/database.ts';
import { idsOfOperators } from '../identity/user.public.ts';

/** Everyone who may enter or approve a group; all of them are notified of each change. */
export async function keepersOf(db: Db, group: SettingGroup): Promise<string[]> {
  const { propose, decide } = settingRoles[group];
  const ids: string[] = [];
  for (const role of new Set([...propose, ...decide])) ids.push(...(await idsOfOperators(db, role)));
  return [...new Set(ids)];
}

/** Where a group is entered and approved. */
export const settingPage = (group: SettingGroup): string =>
  group === 'BANK' ? paths.managePaySetting() : paths.manageParkSetting({ group });
