import * as m from '@portal/texts/messages';
import type { OperatorRole } from '../operator-role.ts';

/** What an administrator can set in the console; everything of a group is entered and approved together. */
export const settingGroups = ['BANK', 'WECHAT', 'ALIPAY', 'SMS', 'ADDRESS'] as const;
export type SettingGroup = (typeof settingGroups)[number];

export const settingGroupLabels: Record<SettingGroup, () => string> = {
  BANK: m.park_setting_bank,
  WECHAT: m.park_setting_wechat,
  ALIPAY: m.park_setting_alipay,
  SMS: m.park_setting_sms,
  ADDRESS: m.park_setting_address,
};

/** Fields of each group. A secret is shown by its last four signs only. */
export const settingFields = {
  BANK: { accountName: 'plain', accountNumber: 'plain', bankName: 'plain' },
  WECHAT: {
    appId: 'plain',
    merchantId: 'plain',
    serialNo: 'plain',
    privateKey: 'secret',
    apiV3Key: 'secret',
    publicKeyId: 'plain',
    publicKey: 'plain',
  },
  ALIPAY: { appId: 'plain', sellerId: 'plain', privateKey: 'secret', publicKey: 'plain' },
  SMS: {
    keyId: 'plain',
    keySecret: 'secret',
    signName: 'plain',
    templateCode: 'plain',
    messageTemplateCode: 'plain',
  },
  ADDRESS: { publicUrl: 'plain' },
} as const satisfies Record<SettingGroup, Record<string, 'plain' | 'secret'>>;

export const settingFieldLabels: Readonly<Record<string, () => string>> = {
  accountName: m.park_setting_account_name,
  accountNumber: m.park_setting_account_number,
  bankName: m.park_setting_bank_name,
  appId: m.park_setting_app_id,
  merchantId: m.park_setting_merchant_id,
  serialNo: m.park_setting_serial_no,
  privateKey: m.park_setting_private_key,
  apiV3Key: m.park_setting_api_key,
  publicKeyId: m.park_setting_public_key_id,
  publicKey: m.park_setting_public_key,
  sellerId: m.park_setting_seller_id,
  keyId: m.park_setting_key_id,
  keySecret: m.park_setting_key_secret,
  signName: m.park_setting_sign_name,
  templateCode: m.park_setting_template_code,
  messageTemplateCode: m.park_setting_message_template_code,
  publicUrl: m.park_setting_public_url,
};

const money = { propose: ['OP_FINANCE', 'OP_ADMIN'], decide: ['OP_FINANCE'] } as const;
const system = { propose: ['OP_ADMIN'], decide: ['OP_ADMIN'] } as const;

/** Who enters a group, and who approves it as the second person. */
export const settingRoles: Record<
  SettingGroup,
  Readonly<Record<'propose' | 'decide', readonly OperatorRole[]>>
> = { BANK: money, WECHAT: money, ALIPAY: money, SMS: system, ADDRESS: system };

export const settingStates = ['PENDING', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'STOPPED'] as const;
export type SettingState = (typeof settingStates)[number];

export const settingStateLabels: Record<SettingState, () => string> = {
  PENDING: m.state_to_approve,
  APPROVED: m.park_setting_approved,
  REFUSED: m.park_setting_refused,
  WITHDRAWN: m.state_withdrawn,
  STOPPED: m.park_setting_stopped,
};

/** `stop` withdraws an approved change before it takes effect. */
export const settingEvents = ['approve', 'refuse', 'withdraw', 'stop'] as const;
export type SettingEvent = (typeof settingEvents)[number];

/** Every allowed transition; any other is refused with 500012. */
export const settingTransitions: Record<SettingState, Partial<Record<SettingEvent, SettingState>>> = {
  PENDING: { approve: 'APPROVED', refuse: 'REFUSED', withdraw: 'WITHDRAWN' },
  APPROVED: { stop: 'STOPPED' },
  REFUSED: {},
  WITHDRAWN: {},
  STOPPED: {},
};

/** Hours between the approval of another bank account and its taking effect, during which anyone can stop it. */
export const accountWaitHours = 24;
