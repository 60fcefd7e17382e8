import { z } from 'zod';
import { email, landline, orEmpty } from './contact-fields.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, languages } from './fields.ts';
import { memberRoles, version } from './identity-fields.ts';
import { retCodes } from './ret-code.ts';

const own = { tag: 'identity', access: 'session' } as const;

const nameRule = '姓名为2到30个字';

/** What somebody may change about himself; an empty text is nothing. */
export const profileFields = z.object({
  name: z.string({ error: nameRule }).trim().min(2, nameRule).max(30, nameRule),
  email: orEmpty(email, '邮箱格式不正确'),
  landline: orEmpty(landline, '请输入正确格式的手机号或座机号码'),
  language: z.enum(languages, '没有这种语言'),
  /** A picture he has uploaded for the purpose AVATAR. */
  avatarFileId: orEmpty(id, '请重新上传头像'),
});
export type ProfileFields = z.output<typeof profileFields>;

export const avatarPurpose = 'AVATAR';

export const personalInfoQueryDetail = endpoint({
  ...own,
  method: 'GET',
  path: '/api/baseInfoManage/personalInfoMgr/queryDetail',
  summary: 'What the logged-in user keeps about himself, with the enterprises he belongs to.',
  input: z.object({}),
  output: z.object({
    userId: z.string(),
    loginName: z.string(),
    name: z.string(),
    phoneNumber: z.string(),
    landline: z.string().nullable(),
    email: z.string().nullable(),
    avatarFileId: z.string().nullable(),
    language: z.string(),
    passwordSetAt: instant,
    lastLoginAt: instant.nullable(),
    enterprises: z.array(
      z.object({
        enterpriseId: z.string(),
        name: z.string(),
        memberRole: z.enum(memberRoles),
        isCurrent: z.boolean(),
      }),
    ),
    version: z.int(),
  }),
  refuses: [retCodes.NOT_FOUND],
});

export const personalInfoSave = endpoint({
  ...own,
  method: 'POST',
  path: '/api/baseInfoManage/personalInfoMgr/save',
  summary: 'Saves what the logged-in user keeps about himself.',
  input: profileFields.extend({ version }),
  output: z.object({ name: z.string(), avatarFileId: z.string().nullable(), version: z.int() }),
  refuses: [retCodes.NOT_FOUND, retCodes.VERSION_CONFLICT, retCodes.FIELD_REFUSED],
});

export const profileEndpoints = [personalInfoQueryDetail, personalInfoSave] as const;
