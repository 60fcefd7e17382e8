import type { SettingGroup } from '@portal/contract/park-setting/terms';
import { and, gte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Env } from '../../platform/env.ts';
import { mailMessages } from '../../platform/mail/mail-message.table.ts';
import { listInForce } from '../../platform/park-setting/park-settings.ts';
import { isSetByEnv } from '../../platform/park-setting/setting-env.ts';
import { smsMessages } from '../../platform/sms/sms-message.table.ts';
import { settingTrials } from './setting-trial.table.ts';

type ChannelGroup = Extract<SettingGroup, 'SMS' | 'MAIL'>;

const outboxes = { SMS: smsMessages, MAIL: mailMessages } as const;

/** Whether a message of everyday use went out since these settings are in force. */
async function wasUsed(db: Db, group: ChannelGroup, since: Date | null): Promise<boolean> {
  const { status, sentAt } = outboxes[group];
  const isSent: SQL = sql`${status} = 'SENT'`;
  return (await db.$count(outboxes[group], and(isSent, since ? gte(sentAt, since) : undefined))) > 0;
}

/**
 * Whether a message went out with the settings in force, as a test or in everyday use. A test of a change counts once
 * the change is in force; values that were changed since have to be tested again.
 */
export async function isProven(
  { db, env, now }: { db: Db; env: Env; now: Date },
  group: ChannelGroup,
): Promise<boolean> {
  const inForce = (await listInForce(db, now)).find((row) => row.group === group && !row.isOff);
  const setting = isSetByEnv(env, group) ? undefined : inForce;
  const trials = await db.select().from(settingTrials);
  const trial = trials.find((one) => one.group === group);
  if (trial && trial.settingId === (setting?.id ?? null)) return true;
  return wasUsed(db, group, setting?.effectiveAt ?? null);
}
