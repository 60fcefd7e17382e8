import { languages } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { email, landline, orEmpty } from '../contact-fields.ts';
import { id, instant } from '../fields.ts';
import { kindOf, textBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { memberRoles, version } from './fields.ts';

const session = { tag: 'identity', access: 'session' } as const;

/** The details users may change themselves; an empty text clears the field. */
export const profileFields = z.object({
  name: textBetween(m.field_person_name, 2, 30),
  email: orEmpty(email, m.fault_email),
  landline: orEmpty(landline, m.fault_contact_number),
  language: kindOf(m.field_language, languages),
  /** A picture the user uploaded for the purpose AVATAR. */
  avatarFileId: orEmpty(id, m.fault_avatar),
});

export const avatarPurpose = 'AVATAR';

const personalInfoQueryDetailAnswer = z.object({
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
});

export const personalInfoQueryDetail = call.read(session, '/api/baseInfoManage/personalInfoMgr/queryDetail', {
  summary: 'Returns the caller’s personal details and enterprises.',
  output: personalInfoQueryDetailAnswer,
  refuses: [retCodes.NOT_FOUND],
});

export const personalInfoSave = call.write(session, '/api/baseInfoManage/personalInfoMgr/save', {
  summary: 'Saves the caller’s personal details.',
  input: profileFields.extend({ version }),
  output: z.object({ name: z.string(), avatarFileId: z.string().nullable(), version: z.int() }),
  refuses: [retCodes.NOT_FOUND, retCodes.VERSION_CONFLICT, retCodes.FIELD_REFUSED],
});
