import type { SettingGroup } from '@portal/contract/park-setting/terms';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import type { SetupReading, SetupSource } from '../../feature/setup-source.ts';
import type { Db } from '../../platform/database/database.ts';
import { parkSettings } from '../../platform/park-setting/park-setting.table.ts';
import { isSmsSet } from '../../platform/sms/is-sms-set.ts';

const isPending = (db: Db, groups: readonly SettingGroup[]) =>
  db.$count(parkSettings, and(eq(parkSettings.state, 'PENDING'), inArray(parkSettings.group, [...groups])));

async function reading(
  db: Db,
  isSet: boolean,
  groups: readonly SettingGroup[],
  have: string,
): Promise<SetupReading> {
  if (isSet) return { state: 'DONE', have };
  return { state: (await isPending(db, groups)) > 0 ? 'WAITING' : 'MISSING', have: '' };
}

/** Text messages, without which no verification code arrives. */
export const smsSetup: SetupSource = {
  key: 'SMS',
  read: ({ database: { db }, env }) =>
    reading(db, env.DEMO || isSmsSet(env), ['SMS'], env.DEMO ? m.setup_have_demo() : m.setup_have_sms()),
};

/** At least one way to pay. */
export const paySetup: SetupSource = {
  key: 'PAY',
  read: ({ database: { db }, env }) =>
    reading(
      db,
      env.PAY_CHANNELS.length > 0,
      ['BANK', 'WECHAT', 'ALIPAY'],
      m.setup_have_ways({ count: env.PAY_CHANNELS.length }),
    ),
};
