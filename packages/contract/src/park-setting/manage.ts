import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import { email } from '../contact-fields.ts';
import * as fault from '../faults.ts';
import { chosenId, id, instant } from '../fields.ts';
import { kindOf, labelled, line, note } from '../form-field.ts';
import { phoneNumber } from '../identity/fields.ts';
import { cleanLine, cleanUpTo } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import {
  settingEvents,
  settingFieldKinds,
  settingFieldLabels,
  settingGroups,
  settingStates,
} from './terms.ts';

const byKeepers = { tag: 'parkSetting', access: ['OP_ADMIN', 'OP_FINANCE'] } as const;

const filled = (label: fault.Words, max: number) => line(label, max, 1);

/** Left empty, the secret in force is kept. */
const secret = (label: fault.Words, max: number) =>
  labelled(
    label,
    z
      .string()
      .overwrite(cleanUpTo(max))
      .max(max, { error: fault.maxLength(label, max) })
      .default(''),
  );

const optional = (label: fault.Words, max: number) => secret(label, max);

const bankSetting = z.object({
  accountName: filled(m.park_setting_account_name, 100),
  accountNumber: labelled(
    m.park_setting_account_number,
    z
      .string({ error: m.park_setting_account_number_form })
      .transform((text) => text.replace(/[\s-]/g, ''))
      .refine((text) => /^\d{8,30}$/.test(text), { error: m.park_setting_account_number_form }),
  ),
  bankName: filled(m.park_setting_bank_name, 100),
});

/** The form, in which the number is typed twice. */
export const bankForm = bankSetting
  .extend({ accountAgain: filled(m.park_setting_account_again, 40) })
  .refine(({ accountNumber, accountAgain }) => accountAgain.replace(/[\s-]/g, '') === accountNumber, {
    path: ['accountAgain'],
    error: m.park_setting_account_differs,
  });

const wechatSetting = z.object({
  appId: filled(m.park_setting_app_id, 64),
  merchantId: filled(m.park_setting_merchant_id, 32),
  serialNo: filled(m.park_setting_serial_no, 64),
  privateKey: secret(m.park_setting_private_key, 4_000),
  apiV3Key: secret(m.park_setting_api_key, 32).refine(
    (text) => text === '' || /^[\x20-\x7e]{32}$/.test(text),
    { error: m.park_setting_api_key_form },
  ),
  publicKeyId: optional(m.park_setting_public_key_id, 64),
  publicKey: optional(m.park_setting_public_key, 2_000),
});

const alipaySetting = z.object({
  appId: filled(m.park_setting_app_id, 32),
  sellerId: filled(m.park_setting_seller_id, 32),
  privateKey: secret(m.park_setting_private_key, 4_000),
  publicKey: filled(m.park_setting_public_key, 2_000),
});

const smsSetting = z.object({
  keyId: filled(m.park_setting_key_id, 64),
  keySecret: secret(m.park_setting_key_secret, 64),
  signName: filled(m.park_setting_sign_name, 40),
  templateCode: filled(m.park_setting_template_code, 40),
  messageTemplateCode: optional(m.park_setting_message_template_code, 40),
});

const mailSetting = z.object({
  mailHost: labelled(
    m.park_setting_mail_host,
    z
      .string({ error: m.park_setting_mail_host_form })
      .overwrite(cleanLine)
      .max(200, { error: m.park_setting_mail_host_form })
      .regex(/^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/, { error: m.park_setting_mail_host_form }),
  ),
  mailPort: labelled(
    m.park_setting_mail_port,
    z
      .string({ error: m.park_setting_mail_port_form })
      .overwrite(cleanLine)
      .refine((text) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535, {
        error: m.park_setting_mail_port_form,
      }),
  ),
  mailUser: filled(m.park_setting_mail_user, 100),
  mailPassword: secret(m.park_setting_mail_password, 200),
  mailFrom: labelled(m.park_setting_mail_from, email),
});

const storageSetting = z.object({
  s3Endpoint: labelled(
    m.park_setting_s3_endpoint,
    z
      .union(
        [z.literal(''), z.url({ protocol: /^https?$/, error: m.park_setting_s3_endpoint_form }).max(200)],
        {
          error: m.park_setting_s3_endpoint_form,
        },
      )
      .default(''),
  ),
  s3Bucket: filled(m.park_setting_s3_bucket, 63),
  s3Region: filled(m.park_setting_s3_region, 60),
  s3KeyId: filled(m.park_setting_s3_key_id, 128),
  s3Secret: secret(m.park_setting_s3_secret, 200),
});

const markSetting = z.object({
  iconFileId: chosenId(m.park_setting_icon),
});

const addressSetting = z.object({
  publicUrl: labelled(
    m.park_setting_public_url,
    z
      .url({ protocol: /^https?$/, error: m.park_setting_public_url_form, abort: true })
      .max(200, { error: m.park_setting_public_url_form })
      .refine((text) => new URL(text).pathname === '/', { error: m.park_setting_public_url_form })
      .transform((text) => new URL(text).origin),
  ),
});

export const settingContent = {
  BANK: bankSetting,
  WECHAT: wechatSetting,
  ALIPAY: alipaySetting,
  SMS: smsSetting,
  MAIL: mailSetting,
  STORAGE: storageSetting,
  ADDRESS: addressSetting,
  MARK: markSetting,
};

const group = kindOf(m.park_setting_group, settingGroups);

/** A value as it may be shown: of a secret only the last four signs. */
const shownValue = z.object({
  name: z.enum(Object.keys(settingFieldLabels) as [string, ...string[]]),
  label: z.string(),
  value: z.string(),
  kind: z.enum(settingFieldKinds),
  /** Of a change: the value in force, where it differs. */
  before: z.string().nullable(),
});

const change = z.object({
  id,
  version: z.int(),
  state: z.enum(settingStates),
  /** Whether it turns the group off; it has no values then. */
  isOff: z.boolean(),
  values: z.array(shownValue),
  proposedByName: z.string(),
  proposedAt: instant,
  /** When an approved change takes effect. */
  effectiveAt: instant.nullable(),
  actions: abilities(settingEvents),
});
export type SettingChange = z.infer<typeof change>;

const setting = z.object({
  group: z.enum(settingGroups),
  label: z.string(),
  /** Where the values in force come from; the environment wins over the console. */
  source: z.enum(['ENVIRONMENT', 'CONSOLE', 'NONE']),
  /** The demo neither takes real money nor sends real messages, so its settings have no effect. */
  isDemo: z.boolean(),
  inForce: z.array(shownValue),
  since: instant.nullable(),
  /** The change that waits for the second person, or for its time. */
  change: change.nullable(),
  canPropose: ability(),
  /** What would no longer work if it were turned off. */
  stops: z.string(),
  /** What its provider did not take in the last seven days, and is no longer tried; of mails and text messages. */
  undelivered: z.object({ count: z.int(), lastAt: instant, answer: z.string() }).nullable(),
  canTurnOff: ability(),
  /** Whether the other side can be asked. */
  canTest: ability(),
});
export type ParkSetting = z.infer<typeof setting>;

export const parkSettingQueryList = call.read(byKeepers, '/api/settingManage/parkSetting/queryList', {
  summary:
    'Lists the settings of the park, where the values in force come from, and what waits for approval.',
  output: z.array(setting),
});

/** Secrets are written and never read again. */
export const parkSettingPropose = call.write(byKeepers, '/api/settingManage/parkSetting/propose', {
  summary:
    'Enters new values for a group of settings, which another person approves. An empty secret keeps the one in force.',
  input: z.object({
    group,
    data: z.record(
      z.string().max(40),
      z.string().max(4_000, { error: fault.maxLength(m.field_value, 4_000) }),
    ),
  }),
  output: z.object({ id, version: z.int() }),
  refuses: [retCodes.RIGHT_MISSING, retCodes.FIELD_REFUSED, retCodes.TRANSITION_REFUSED],
});

export const parkSettingTurnOff = call.write(byKeepers, '/api/settingManage/parkSetting/turnOff', {
  summary: 'Proposes to turn a group of settings off, which another person approves.',
  input: z.object({ group }),
  output: z.object({ id, version: z.int() }),
  refuses: [retCodes.RIGHT_MISSING, retCodes.TRANSITION_REFUSED],
});

export const parkSettingOperate = call.operate(byKeepers, '/api/settingManage/parkSetting/operate', {
  summary:
    'Approves or refuses a change as the second person, withdraws it as the first, or stops it before it takes effect.',
  events: settingEvents,
  fields: { opinion: note(m.field_opinion, 200) },
  output: z.object({ state: z.enum(settingStates), version: z.int() }),
  refuses: [retCodes.RIGHT_MISSING],
});

export const parkSettingTest = call.write(byKeepers, '/api/settingManage/parkSetting/test', {
  summary:
    'Asks the other side with the values of a change, or with those in force, and returns what it answered.',
  input: z.object({
    group,
    /** The change to try; otherwise the values in force. */
    id: id.optional(),
    /** Receives the message when text messages are tried. */
    phoneNumber: phoneNumber.optional(),
    /** Receives the mail when email is tried. */
    address: labelled(m.park_setting_test_address, email).optional(),
  }),
  output: z.object({ isGood: z.boolean(), answer: z.string() }),
  refuses: [retCodes.NOT_FOUND, retCodes.RIGHT_MISSING, retCodes.FIELD_REFUSED, retCodes.TRANSITION_REFUSED],
  callsPerMinute: 20,
});
