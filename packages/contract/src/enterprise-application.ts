import { z } from 'zod';
import { email, landline } from './contact-fields.ts';
import { chainStages, enterpriseScales } from './enterprise.ts';
import { chosenCode, chosenId, code } from './fields.ts';
import { phoneNumber } from './identity-fields.ts';

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The check digit of a 统一社会信用代码 (GB 32100): weights 3^(i-1) mod 31 over the first 17 characters. */
export function isCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(text)) return false;
  let sum = 0;
  let weight = 1;
  for (const character of text.slice(0, 17)) {
    sum += alphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet[(31 - (sum % 31)) % 31] === text[17];
}

export const line = (longest: number, message: string) =>
  z.string({ error: message }).trim().min(1, message).max(longest, message);

const seasonMonth = z.coerce
  .number({ error: '月份不正确' })
  .int('月份不正确')
  .min(1, '月份不正确')
  .max(12, '月份不正确');

export const product = z.object({
  name: line(40, '产品名称为1到40个字'),
  category: line(20, '产品类别为1到20个字'),
  seasonFrom: seasonMonth,
  seasonTo: seasonMonth,
  yearOutput: line(20, '年产量为1到20个字'),
});

export const licenceRule = '请上传营业执照（jpg、png、pdf，10MB以内）';

/** What an enterprise hands in to be admitted; every field is needed unless it says otherwise. */
export const enterpriseApplication = z.object({
  name: z.string({ error: '请输入企业全称' }).trim().min(2, '请输入企业全称').max(60, '请输入企业全称'),
  /** The full name where it is left out. */
  shortName: line(20, '企业简称为1到20个字').optional(),
  creditCode: z
    .string({ error: '统一社会信用代码不正确' })
    .trim()
    .toUpperCase()
    .refine(isCreditCode, '统一社会信用代码不正确'),
  /** Code of ENTERPRISE_PROPERTS. */
  property: chosenCode('请选择企业性质'),
  chainStages: z
    .array(z.enum(chainStages, '没有这个环节'), { error: '请选择产业环节' })
    .min(1, '请选择产业环节')
    .max(chainStages.length, '请选择产业环节'),
  industryTagIds: z.array(code).max(10, '行业标签最多 10 个').optional(),
  regionId: chosenCode('请选择所在片区'),
  scale: z.enum(enterpriseScales, '请选择企业规模'),
  registeredOn: z.iso.date('请选择成立日期'),
  registeredCapitalFen: z.coerce
    .number({ error: '请输入数字（允许保留两位小数点）' })
    .int('请输入数字（允许保留两位小数点）')
    .min(1, '请输入数字（允许保留两位小数点）')
    .max(9_999_999_999_999, '请输入数字（允许保留两位小数点）'),
  legalPerson: line(30, '请输入法定代表人'),
  contactName: line(30, '请输入联系人'),
  contactPhone: phoneNumber,
  landline: landline.optional(),
  email: email.optional(),
  address: line(120, '请输入企业地址'),
  licenseFileId: chosenId(licenceRule),
  intro: z
    .string({ error: '请填写企业简介' })
    .trim()
    .min(1, '请填写企业简介')
    .max(5000, '企业简介最多 5000 字'),
  products: z.array(product).max(30, '产品最多 30 项').optional(),
});
export type EnterpriseApplication = z.infer<typeof enterpriseApplication>;

/** A draft may leave anything out; what is there must be well-formed. */
export const enterpriseDraft = enterpriseApplication.partial();
export type EnterpriseDraft = z.infer<typeof enterpriseDraft>;

export const applicationFields = Object.keys(enterpriseApplication.shape) as (keyof EnterpriseApplication)[];
export type ApplicationField = keyof EnterpriseApplication;
