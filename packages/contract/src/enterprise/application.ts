import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { email, landline } from '../contact-fields.ts';
import * as fault from '../faults.ts';
import { chosenCode, chosenDay, chosenId, code } from '../fields.ts';
import { choice, labelled, line, oneOf, requiredNote, textBetween, wholeNumber } from '../form-field.ts';
import { phoneNumber } from '../identity/fields.ts';
import { cleanLine } from '../letters.ts';
import { type ApplicationField, enterpriseFields, maxIndustryTags, ofKinds } from './fields.ts';
import { chainStages, enterpriseScales } from './public.ts';

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Checks a 统一社会信用代码 by its check digit (GB 32100): weights 3^(i-1) mod 31 over the first 17 characters. */
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

/** An amount entered in 元, in fen. */
export function wholeFen(min: number) {
  const error = m.fault_two_decimals_number;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(9_999_999_999_999, { error });
}

const seasonMonth = wholeNumber(m.field_month, 1, 12);

export const product = z.object({
  name: textBetween(m.field_product_name, 1, 40),
  category: textBetween(m.field_product_kind, 1, 20),
  seasonFrom: seasonMonth,
  seasonTo: seasonMonth,
  yearOutput: textBetween(m.field_output, 1, 20),
});

const { name, shortName, address, intro } = enterpriseFields;

/** The admission form; fields are required unless stated otherwise. */
export const enterpriseApplication = z.object({
  ...ofKinds(['line'], ({ label, max }) => line(label, max)),
  ...ofKinds(['day'], ({ label }) => chosenDay(label)),
  name: line(m.field_full_name, name.max, 2),
  /** Defaults to the full name. */
  shortName: textBetween(shortName.label, 1, shortName.max).optional(),
  creditCode: labelled(
    m.field_credit_code,
    z
      .string({ error: fault.wrong(m.field_credit_code) })
      .overwrite(cleanLine)
      .toUpperCase()
      .refine(isCreditCode, { error: fault.wrong(m.field_credit_code) }),
  ),
  /** Code from ENTERPRISE_PROPERTS. */
  property: chosenCode(m.field_property),
  chainStages: z
    .array(oneOf(m.field_chain_stage, chainStages), { error: fault.choose(m.field_chain_stages) })
    .min(1, { error: fault.choose(m.field_chain_stages) })
    .max(chainStages.length, { error: fault.choose(m.field_chain_stages) }),
  industryTagIds: z
    .array(code)
    .max(maxIndustryTags, { error: fault.most(m.field_industry_tags, maxIndustryTags) })
    .optional(),
  regionId: chosenCode(m.field_region),
  scale: choice(m.field_enterprise_scale, enterpriseScales),
  registeredCapitalFen: wholeFen(1),
  contactPhone: phoneNumber,
  landline: landline.optional(),
  email: email.optional(),
  address: line(m.field_enterprise_address, address.max),
  licenseFileId: chosenId(m.field_licence, m.fault_licence_file),
  intro: requiredNote(intro.label, intro.max, 1),
  products: z
    .array(product)
    .max(30, { error: fault.maxItems(m.field_products, 30) })
    .optional(),
} satisfies Record<ApplicationField, z.ZodType>);
export type EnterpriseApplication = z.infer<typeof enterpriseApplication>;

/** A draft may leave out any field, but values must be well-formed. */
export const enterpriseDraft = enterpriseApplication.partial();
export type EnterpriseDraft = z.infer<typeof enterpriseDraft>;
