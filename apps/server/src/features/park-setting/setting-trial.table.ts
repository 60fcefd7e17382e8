import type { SettingGroup } from '@portal/contract/park-setting/terms';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { parkSettings } from '../../platform/park-setting/park-setting.table.ts';

/** The last test of a group whose other side accepted it. Failed tests are in the log only. */
export const settingTrials = pgTable(
  'park_setting_trial',
  {
    group: text().$type<SettingGroup>().primaryKey(),
    /** The change that was tested; null for values of the environment. */
    settingId: text().references(() => parkSettings.id, { onDelete: 'cascade' }),
    answer: text().notNull(),
    triedBy: text().notNull(),
    triedAt: instant().notNull(),
  },
  (table) => [index('park_setting_trial_setting').on(table.settingId)],
);
