import { z } from 'zod';
import { phoneNumber } from './identity-fields.ts';

const landlinePattern = /^\d{3,4}-\d{5,10}$/;
const isMobile = (text: string) => phoneNumber.safeParse(text).success;

/** A landline; a mobile number is taken as well. */
export const landline = z
  .string()
  .trim()
  .refine((text) => landlinePattern.test(text) || isMobile(text), '请输入正确格式的手机号或座机号码');

export const email = z.email('邮箱格式不正确').max(100, '邮箱格式不正确');

/** The variant of a text field that may be left empty. */
export const orEmpty = (field: z.ZodType<string>, message: string) =>
  z
    .string({ error: message })
    .trim()
    .refine((text) => text === '' || field.safeParse(text).success, message)
    .default('');
