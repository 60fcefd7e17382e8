import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as fault from '../faults.ts';
import { largestInteger } from '../fields.ts';
import { wholeNumber } from '../form-field.ts';
import { cleanLine } from '../letters.ts';

/** A mainland mobile number as in the specification, which refuses 16x and 19x. */
export const phonePattern = /^1[34578]\d{9}$/;

export const phoneNumber = z
  .string({ error: m.fault_phone_missing })
  .overwrite(cleanLine)
  .min(1, { error: m.fault_phone_missing })
  .regex(phonePattern, { error: m.fault_phone_form });

export const verifyCode = z
  .string({ error: m.fault_verify_code })
  .overwrite(cleanLine)
  .regex(/^\d{6}$/, { error: m.fault_verify_code });

/** 4 to 20 letters, digits or underscores, starting with a letter; unique regardless of case. */
export const loginName = z
  .string({ error: m.fault_login_name })
  .overwrite(cleanLine)
  .regex(/^[A-Za-z]\w{3,19}$/, { error: m.fault_login_name });

/** SHA-1 of a password as 40 hex digits; the password itself never leaves the browser. */
export const passwordSha = (missing: fault.Words) =>
  z
    .string({ error: missing })
    .overwrite(cleanLine)
    .toLowerCase()
    .regex(/^[0-9a-f]{40}$/, { error: missing });

/** `sha1(reverse(phoneNumber))`, hex digits 10 to 20: 13800138000 gives bd968d019f. */
export const phoneSign = z
  .string({ error: fault.absent(m.field_check_sign) })
  .overwrite(cleanLine)
  .toLowerCase()
  .regex(/^[0-9a-f]{10}$/, { error: fault.malformed(m.field_check_sign) });

/** 256 random bits that prove an earlier step; valid for 72 hours (REG) or 10 minutes (PWD). */
export const ticket = z
  .string({ error: fault.absent(m.field_ticket) })
  .overwrite(cleanLine)
  .regex(/^[A-Za-z0-9_-]{43}$/, { error: fault.malformed(m.field_ticket) });

/** The version of the row that the caller saw. */
export const version = wholeNumber(m.field_version, 1, largestInteger);

/** 100 person, 200 enterprise, 900 operator. */
export const userTypes = ['100', '200', '900'] as const;

export const memberRoles = ['OWNER', 'ADMIN', 'FINANCE', 'STAFF'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** 0 not submitted, 1 pending, 2 passed, 3 returned, 4 rejected. */
export const auditStatuses = ['0', '1', '2', '3', '4'] as const;

export const roleInfo = z.object({
  roleCode: z.string(),
  roleName: z.string(),
  enterpriseId: z.string().optional(),
});
export type RoleInfo = z.infer<typeof roleInfo>;

const flag = z.enum(['0', '1']);

/** The logged-in user, as stored by the client. */
export const loginUser = z.object({
  userId: z.string(),
  userAccId: z.string(),
  loginName: z.string(),
  name: z.string(),
  phoneNumber: z.string(),
  userType: z.enum(userTypes),
  roleInfos: z.array(roleInfo),
  enterpriseId: z.string().nullable(),
  auditStatus: z.enum(auditStatuses),
  avatarFileId: z.string().nullable(),
  /** 1 while a session is open. */
  LOGIN: flag,
  /** 1 for 15 minutes after a verification code; required for money and phone actions. */
  SECURELOGIN: flag,
});
export type LoginUser = z.infer<typeof loginUser>;

/** Response to every request for a verification code. */
export const codeSent = z.object({
  /** Seconds until another code can be requested for this number. */
  retryAfter: z.int(),
  /** Only in the demo, which sends no text messages. */
  demoCode: z.string().optional(),
});

/** A response that only confirms success. */
export const done = z.object({ done: z.literal(true) });
