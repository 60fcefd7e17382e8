import { z } from 'zod';
import { enterpriseApplication, isCreditCode, line, product } from './enterprise-application.ts';
import { id } from './fields.ts';

/** The parts of a profile that are saved by themselves. */
export const profileSections = [
  'BASIC',
  'INTRO',
  'PRODUCTS',
  'HONOURS',
  'ANNUAL',
  'CONTACTS',
  'BANK',
  'INVOICE',
  'VISIBILITY',
] as const;
export type ProfileSection = (typeof profileSections)[number];

export const visibilities = ['PUBLIC', 'HIDDEN'] as const;

/** An untouched field of a form is a field left out. */
const orEmpty = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), field.optional());

const form = enterpriseApplication.shape;
const wholeFen = (message: string) =>
  z.coerce.number({ error: message }).int(message).min(0, message).max(9_999_999_999_999, message);
const amount = '请输入数字（允许保留两位小数点）';
const yearOf = (earliest: number) =>
  z.coerce
    .number({ error: '年份不正确' })
    .int('年份不正确')
    .min(earliest, '年份不正确')
    .max(2100, '年份不正确');

const basicSection = z.object({
  shortName: line(20, '企业简称为1到20个字'),
  property: form.property,
  chainStages: form.chainStages,
  industryTagIds: form.industryTagIds.unwrap().default([]),
  regionId: form.regionId,
  scale: form.scale,
  registeredOn: form.registeredOn,
  registeredCapitalFen: form.registeredCapitalFen,
  address: form.address,
});

const introSection = z.object({ intro: form.intro, logoFileId: orEmpty(id) });

const productsSection = z.object({ products: z.array(product).max(30, '产品最多 30 项') });

/** An honour with the scan of its certificate, which is not public. */
const honour = z.object({
  code: z.string().max(40).default(''),
  name: line(60, '荣誉名称为1到60个字'),
  year: yearOf(1980),
  issuer: line(60, '颁发单位为1到60个字'),
  fileId: orEmpty(id),
});
export type KeptHonour = z.output<typeof honour>;

const honoursSection = z.object({ honours: z.array(honour).max(50, '荣誉最多 50 项') });

const reportedYear = z.object({
  year: yearOf(2000),
  revenueFen: wholeFen(amount),
  taxFen: wholeFen(amount),
  /** Left out where it was not reckoned. */
  rdFen: orEmpty(wholeFen(amount)),
  staff: z.coerce
    .number({ error: '请输入人数' })
    .int('请输入人数')
    .min(0, '请输入人数')
    .max(1_000_000, '请输入人数'),
});

const isRepeated = (values: readonly unknown[]) => new Set(values).size < values.length;

const annualSection = z.object({
  annual: z
    .array(reportedYear)
    .max(30, '年份最多 30 个')
    .refine((years) => !isRepeated(years.map(({ year }) => year)), '年份不能重复'),
});

const contactsSection = z.object({
  contactName: form.contactName,
  contactPhone: form.contactPhone,
  landline: orEmpty(form.landline.unwrap()),
  email: orEmpty(form.email.unwrap()),
});

const accountNumberRule = '请输入8到30位银行账号';

const bankSection = z.object({
  name: line(60, '请输入开户名称'),
  bank: line(60, '请输入开户银行'),
  number: z
    .string({ error: accountNumberRule })
    .transform((text) => text.replaceAll(' ', ''))
    .pipe(z.string().regex(/^\d{8,30}$/, accountNumberRule)),
});

/** A 统一社会信用代码, or the 15 digits of older registrations. */
const taxNo = z
  .string({ error: '纳税人识别号不正确' })
  .trim()
  .toUpperCase()
  .refine((text) => isCreditCode(text) || /^\d{15}$/.test(text), '纳税人识别号不正确');

export const invoiceTitle = z.object({
  title: line(60, '请输入发票抬头'),
  taxNo,
  isDefault: z.boolean({ error: '请设一个默认抬头' }),
});
export type InvoiceTitle = z.output<typeof invoiceTitle>;

const invoiceSection = z.object({
  invoiceTitles: z
    .array(invoiceTitle)
    .max(10, '发票抬头最多 10 个')
    .refine((titles) => !isRepeated(titles.map((each) => each.taxNo)), '纳税人识别号不能重复')
    .refine(
      (titles) => titles.length === 0 || titles.filter(({ isDefault }) => isDefault).length === 1,
      '请设一个默认抬头',
    ),
});

const visibilitySection = z.object({ visibility: z.enum(visibilities, '没有这种可见范围') });

/** Each section's form, by name. */
export const sectionForms = {
  BASIC: basicSection,
  INTRO: introSection,
  PRODUCTS: productsSection,
  HONOURS: honoursSection,
  ANNUAL: annualSection,
  CONTACTS: contactsSection,
  BANK: bankSection,
  INVOICE: invoiceSection,
  VISIBILITY: visibilitySection,
} as const satisfies Record<ProfileSection, z.ZodType>;

export const profileChange = z.discriminatedUnion(
  'section',
  [
    basicSection.extend({ section: z.literal('BASIC') }),
    introSection.extend({ section: z.literal('INTRO') }),
    productsSection.extend({ section: z.literal('PRODUCTS') }),
    honoursSection.extend({ section: z.literal('HONOURS') }),
    annualSection.extend({ section: z.literal('ANNUAL') }),
    contactsSection.extend({ section: z.literal('CONTACTS') }),
    bankSection.extend({ section: z.literal('BANK') }),
    invoiceSection.extend({ section: z.literal('INVOICE') }),
    visibilitySection.extend({ section: z.literal('VISIBILITY') }),
  ],
  { error: '没有这个部分' },
);
export type ProfileChange = z.output<typeof profileChange>;
