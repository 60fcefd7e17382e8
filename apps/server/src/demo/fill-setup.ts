import { randomBytes } from 'node:crypto';
import type { SettingGroup, SettingState } from '@portal/contract/park-setting/terms';
import { activations } from '../features/identity/activation/activation.table.ts';
import { users } from '../features/identity/user.table.ts';
import { hashCode } from '../features/identity/verify-code/code-hash.ts';
import { shownOf } from '../features/park-setting/setting-shown.public.ts';
import { addDays } from '../platform/china-time.ts';
import { parkSettings } from '../platform/park-setting/park-setting.table.ts';
import { hashPassword } from '../platform/passwords/hash-password.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

interface DemoSetting {
  group: SettingGroup;
  /** Whether it turns the group off. */
  isOff?: boolean;
  values: Record<string, string>;
  state: SettingState;
  daysAgo: number;
  by: string;
  /** Who decided; nobody yet while it is pending. */
  second?: string;
  opinion?: string;
}

/** A change in every state; the demo keeps its own account and sends nothing, whatever is approved. */
const demoSettings: readonly DemoSetting[] = [
  {
    group: 'BANK',
    values: {
      accountName: '云岫花谷园区运营有限公司（演示）',
      accountNumber: '0000880012031800',
      bankName: '云岫农商银行（演示）花谷支行',
    },
    state: 'PENDING',
    daysAgo: 0,
    by: 'op_finance',
  },
  {
    group: 'SMS',
    values: {
      keyId: 'DEMO-KEY',
      keySecret: 'demo-secret-0000',
      signName: '云岫花谷',
      templateCode: 'SMS_0001',
      messageTemplateCode: 'SMS_0002',
    },
    state: 'APPROVED',
    daysAgo: 60,
    by: 'op_admin',
    second: 'op_admin2',
  },
  {
    group: 'ADDRESS',
    values: { publicUrl: 'https://flower.example' },
    state: 'REFUSED',
    daysAgo: 30,
    by: 'op_admin2',
    second: 'op_admin',
    opinion: '域名还没有备案。',
  },
  {
    group: 'MAIL',
    values: {
      mailHost: 'smtp.flower.example',
      mailPort: '465',
      mailUser: 'no-reply',
      mailPassword: 'demo-secret-0001',
      mailFrom: 'no-reply@flower.example',
    },
    state: 'PENDING',
    daysAgo: 0,
    by: 'op_admin2',
  },
  {
    group: 'STORAGE',
    values: {
      s3Endpoint: 'https://s3.flower.example',
      s3Bucket: 'park-files',
      s3Region: 'cn-south',
      s3KeyId: 'DEMO-KEY',
      s3Secret: 'demo-secret-0002',
    },
    state: 'APPROVED',
    daysAgo: 40,
    by: 'op_admin',
    second: 'op_admin2',
  },
  // Turned off again, as the demo's own files would be missed where it is carried on without DEMO.
  {
    group: 'STORAGE',
    isOff: true,
    values: {},
    state: 'APPROVED',
    daysAgo: 1,
    by: 'op_admin2',
    second: 'op_admin',
  },
];

async function fillSettings({ tx, box, today }: DemoContext): Promise<void> {
  await tx.insert(parkSettings).values(
    demoSettings.map(({ group, isOff = false, values, state, daysAgo, by, second, opinion = '' }) => {
      const createdAt = new Date(chinaInstant(addDays(today, -daysAgo), 500));
      const decidedAt = second ? new Date(createdAt.getTime() + 3_600_000) : null;
      return {
        id: demoId('park-setting', `${group} ${state}${isOff ? ' off' : ''}`),
        group,
        state,
        isOff,
        sealed: box.seal(JSON.stringify(values)),
        shown: isOff ? {} : shownOf(group, values),
        createdAt,
        createdBy: demoId('user', by),
        updatedAt: decidedAt ?? createdAt,
        decidedBy: second ? demoId('user', second) : null,
        decidedAt,
        opinion,
        effectiveAt: state === 'APPROVED' ? decidedAt : null,
      };
    }),
  );
}

/** Colleagues who have not logged in yet: one has a code that still holds, the code of the other has expired. */
const newcomers = [
  { loginName: 'op_newcomer', name: '林知夏', phoneNumber: '15420018801', daysAgo: 2 },
  { loginName: 'op_latecomer', name: '沈听澜', phoneNumber: '15420018802', daysAgo: 12 },
];

async function fillNewcomers({ tx, today }: DemoContext): Promise<void> {
  for (const { daysAgo, ...given } of newcomers) {
    const id = demoId('user', given.loginName);
    const createdAt = new Date(chinaInstant(addDays(today, -daysAgo), 600));
    const createdBy = demoId('user', 'op_admin');
    await tx.insert(users).values({
      ...given,
      id,
      userAccId: demoId('user-account', given.loginName),
      userType: '900',
      passwordHash: await hashPassword(randomBytes(20).toString('hex')),
      passwordSetAt: createdAt,
      createdAt,
      updatedAt: createdAt,
      createdBy,
    });
    await tx.insert(activations).values({
      userId: id,
      codeHash: hashCode(id, randomBytes(12).toString('hex')),
      createdAt,
      createdBy,
      expiresAt: new Date(chinaInstant(addDays(today, 7 - daysAgo), 600)),
    });
  }
}

/** What an administrator finds when the park gets ready: settings in every state, and people without a password. */
export async function fillSetup(context: DemoContext): Promise<void> {
  await fillSettings(context);
  await fillNewcomers(context);
}
