import * as m from '@portal/texts/messages';
import type { OperatorRole } from '../operator-role.ts';

/** What an administrator can set in the console; everything of a group is entered and approved together. */
export const settingGroups = [
  'BANK',
  'WECHAT',
  'ALIPAY',
  'SMS',
  'MAIL',
  'STORAGE',
  'ADDRESS',
  'MARK',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

export const settingGroupLabels: Record<SettingGroup, () => string> = {
  BANK: m.park_setting_bank,
  WECHAT: m.park_setting_wechat,
  ALIPAY: m.park_setting_alipay,
  SMS: m.park_setting_sms,
  MAIL: m.park_setting_mail,
  STORAGE: m.park_setting_storage,
  ADDRESS: m.park_setting_address,
  MARK: m.park_setting_mark,
};

/** What no longer works once a group is turned off. */
export const settingStops: Record<SettingGroup, () => string> = {
  BANK: m.park_setting_off_bank,
  WECHAT: m.park_setting_off_wechat,
  ALIPAY: m.park_setting_off_alipay,
  SMS: m.park_setting_off_sms,
  MAIL: m.park_setting_off_mail,
  STORAGE: m.park_setting_off_storage,
  ADDRESS: m.park_setting_off_address,
  MARK: m.park_setting_off_mark,
};

export const settingFieldKinds = ['plain', 'secret', 'picture'] as const;
/** A secret is shown by its last four signs only, a picture as such; its value is the id of its file. */
export type SettingFieldKind = (typeof settingFieldKinds)[number];

/** Fields of each group. */
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
  MAIL: {
    mailHost: 'plain',
    mailPort: 'plain',
    mailUser: 'plain',
    mailPassword: 'secret',
    mailFrom: 'plain',
  },
  STORAGE: {
    s3Endpoint: 'plain',
    s3Bucket: 'plain',
    s3Region: 'plain',
    s3KeyId: 'plain',
    s3Secret: 'secret',
  },
  ADDRESS: { publicUrl: 'plain' },
  MARK: { iconFileId: 'picture' },
} as const satisfies Record<SettingGroup, Record<string, SettingFieldKind>>;

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
  mailHost: m.park_setting_mail_host,
  mailPort: m.park_setting_mail_port,
  mailUser: m.park_setting_mail_user,
  mailPassword: m.park_setting_mail_password,
  mailFrom: m.park_setting_mail_from,
  s3Endpoint: m.park_setting_s3_endpoint,
  s3Bucket: m.park_setting_s3_bucket,
  s3Region: m.park_setting_s3_region,
  s3KeyId: m.park_setting_s3_key_id,
  s3Secret: m.park_setting_s3_secret,
  publicUrl: m.park_setting_public_url,
  iconFileId: m.park_setting_icon,
};

const money = { propose: ['OP_FINANCE', 'OP_ADMIN'], decide: ['OP_FINANCE'] } as const;
const system = { propose: ['OP_ADMIN'], decide: ['OP_ADMIN'] } as const;

/** Who enters a group, and who approves it as the second person. */
export const settingRoles: Record<
  SettingGroup,
  Readonly<Record<'propose' | 'decide', readonly OperatorRole[]>>
> = {
  BANK: money,
  WECHAT: money,
  ALIPAY: money,
  SMS: system,
  MAIL: system,
  STORAGE: system,
  ADDRESS: system,
  MARK: system,
};

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
