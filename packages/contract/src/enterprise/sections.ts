import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as fault from '../faults.ts';
import { id } from '../fields.ts';
import { kindOf, labelled, line, textBetween, wholeNumber } from '../form-field.ts';
import { cleanLine } from '../letters.ts';
import { enterpriseApplication, isCreditCode, product, wholeFen } from './application.ts';
import { maskOf, type ProfileSection, sectionFields } from './fields.ts';

export const visibilities = ['PUBLIC', 'HIDDEN'] as const;

/** Treats an empty form field as left out. */
const orEmpty = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), field.optional());

const form = enterpriseApplication.shape;
const yearOf = (earliest: number) => wholeNumber(m.field_year, earliest, 2100);

const basicSection = enterpriseApplication.pick(maskOf(sectionFields.BASIC)).extend({
  shortName: form.shortName.unwrap(),
  industryTagIds: form.industryTagIds.unwrap().default([]),
});

const introSection = z.object({ intro: form.intro, logoFileId: orEmpty(id) });

const productsSection = z.object({
  products: z.array(product).max(30, { error: fault.maxItems(m.field_products, 30) }),
});

/** An honour with a scan of its certificate, which is not public. */
const honour = z.object({
  code: z.string().overwrite(cleanLine).max(40).default(''),
  name: textBetween(m.field_honour_name, 1, 60),
  year: yearOf(1980),
  issuer: textBetween(m.field_issuer, 1, 60),
  fileId: orEmpty(id),
});
export type KeptHonour = z.output<typeof honour>;

const honoursSection = z.object({
  honours: z.array(honour).max(50, { error: fault.maxItems(m.field_honours, 50) }),
});

const reportedYear = z.object({
  year: yearOf(2000),
  revenueFen: wholeFen(0),
  taxFen: wholeFen(0),
  /** Left out if it was not calculated. */
  rdFen: orEmpty(wholeFen(0)),
  staff: wholeNumber(m.field_headcount, 0, 1_000_000, fault.enter(m.field_headcount)),
});

const isRepeated = (values: readonly unknown[]) => new Set(values).size < values.length;

const annualSection = z.object({
  annual: z
    .array(reportedYear)
    .max(30, { error: fault.most(m.field_year, 30) })
    .refine((years) => !isRepeated(years.map(({ year }) => year)), { error: fault.repeated(m.field_year) }),
});

const contactsSection = enterpriseApplication.pick(maskOf(sectionFields.CONTACTS)).extend({
  landline: orEmpty(form.landline.unwrap()),
  email: orEmpty(form.email.unwrap()),
});

const bankSection = z.object({
  name: line(m.field_account_holder, 60),
  bank: line(m.field_bank, 60),
  number: z
    .string({ error: m.fault_account_number })
    .overwrite(cleanLine)
    .transform((text) => text.replaceAll(' ', ''))
    .pipe(z.string().regex(/^\d{8,30}$/, { error: m.fault_account_number })),
});

/** A 统一社会信用代码, or the 15 digits of older registrations. */
const taxNo = labelled(
  m.field_tax_no,
  z
    .string({ error: fault.wrong(m.field_tax_no) })
    .overwrite(cleanLine)
    .toUpperCase()
    .refine((text) => isCreditCode(text) || /^\d{15}$/.test(text), { error: fault.wrong(m.field_tax_no) }),
);

export const invoiceTitle = z.object({
  title: line(m.field_invoice_titles, 60),
  taxNo,
  isDefault: z.boolean({ error: m.fault_default_title }),
});
export type InvoiceTitle = z.output<typeof invoiceTitle>;

const invoiceSection = z.object({
  invoiceTitles: z
    .array(invoiceTitle)
    .max(10, { error: fault.most(m.field_invoice_titles, 10) })
    .refine((titles) => !isRepeated(titles.map((each) => each.taxNo)), {
      error: fault.repeated(m.field_tax_no),
    })
    .refine((titles) => titles.length === 0 || titles.filter(({ isDefault }) => isDefault).length === 1, {
      error: m.fault_default_title,
    }),
});

const visibilitySection = z.object({ visibility: kindOf(m.field_visibility, visibilities) });

/** The form of each section, by name. */
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
  { error: fault.unknown(m.field_section) },
);
export type ProfileChange = z.output<typeof profileChange>;
