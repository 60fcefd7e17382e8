import {
  settingFieldLabels,
  settingGroupLabels,
  settingGroups,
  settingStateLabels,
} from '@portal/contract/park-setting/terms';
import * as m from '@portal/texts/messages';
import { inArray } from 'drizzle-orm';
import type { LogWords, NameSource } from '../../feature/log-words.ts';
import { parkSettings } from '../../platform/park-setting/park-setting.table.ts';

/** A change is named by its group; a test of what is in force is logged under the group itself. */
const ofSetting: NameSource = async (db, ids) => {
  const rows = await db
    .select({ id: parkSettings.id, group: parkSettings.group })
    .from(parkSettings)
    .where(inArray(parkSettings.id, [...ids]));
  const groups = new Map<string, keyof typeof settingGroupLabels>([
    ...settingGroups.map((group) => [group, group] as const),
    ...rows.map(({ id, group }) => [id, group] as const),
  ]);
  return ids.map((id) => {
    const group = groups.get(id);
    return { id, name: group ? settingGroupLabels[group]() : null };
  });
};

export const parkSettingLog: LogWords = {
  entities: { parkSetting: m.park_setting_title },
  verbs: {
    propose: m.park_setting_log_propose,
    proposeOff: m.park_setting_off_change,
    stop: m.park_setting_log_stop,
    test: m.park_setting_test,
  },
  names: { parkSetting: ofSetting, PARK_ACCOUNT: ofSetting, PARK_SETTING: ofSetting },
  fields: {
    ...settingFieldLabels,
    answer: m.park_setting_answer,
    settingGroup: m.park_setting_group,
  },
  codes: { settingGroup: settingGroupLabels, 'parkSetting.state': settingStateLabels },
};
