import type { SettingGroup } from '@portal/contract/park-setting/terms';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import type { SetupReading, SetupSource } from '../../feature/setup-source.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Env } from '../../platform/env.ts';
import { isMailSet } from '../../platform/mail/is-mail-set.ts';
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

/** The channels that are set up, in words. */
const channelsOf = (env: Env): string =>
  [isSmsSet(env) ? m.setup_have_sms() : '', isMailSet(env) ? m.setup_have_mail() : '']
    .filter((text) => text !== '')
    .join(m.setup_separator());

/** Text messages, without which no verification code arrives; mail alone does not carry codes. */
export const smsSetup: SetupSource = {
  key: 'SMS',
  async read({ database: { db }, env }) {
    const have = env.DEMO ? m.setup_have_demo() : channelsOf(env);
    return { ...(await reading(db, env.DEMO || isSmsSet(env), ['SMS'], have)), have };
  },
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
