import type { SettingGroup } from '@portal/contract/park-setting/terms';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import type { SetupReading, SetupSource } from '../../feature/setup-source.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Env } from '../../platform/env.ts';
import { isMailSet } from '../../platform/mail/is-mail-set.ts';
import { parkSettings } from '../../platform/park-setting/park-setting.table.ts';
import { isSmsSet } from '../../platform/sms/is-sms-set.ts';
import { isProven } from './proven-groups.ts';

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

interface Channels {
  db: Db;
  env: Env;
  now: Date;
}

/** What there is of a channel, in words: whether it is set up, and whether a message went out. */
async function channelOf(at: Channels, group: 'SMS' | 'MAIL') {
  const isSet = (group === 'SMS' ? isSmsSet : isMailSet)(at.env);
  const proven = isSet && (await isProven(at, group));
  const words = group === 'SMS' ? smsWords : mailWords;
  return { proven, have: isSet ? words[proven ? 'proven' : 'untried']() : '' };
}

const smsWords = { proven: m.setup_have_sms, untried: m.setup_have_sms_untried };
const mailWords = { proven: m.setup_have_mail, untried: m.setup_have_mail_untried };

/** Text messages, without which no verification code arrives; mail alone does not carry codes. */
export const smsSetup: SetupSource = {
  key: 'SMS',
  async read({ database: { db }, env, now }) {
    if (env.DEMO) return { state: 'DONE', have: m.setup_have_demo() };
    const sms = await channelOf({ db, env, now }, 'SMS');
    const mail = await channelOf({ db, env, now }, 'MAIL');
    const have = [sms.have, mail.have].filter((text) => text !== '').join(m.setup_separator());
    return { ...(await reading(db, sms.proven, ['SMS'], have)), have };
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
