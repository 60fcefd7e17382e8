import * as m from '@portal/texts/messages';
import { z } from 'zod';
import type { Words } from './faults.ts';
import { phoneNumber } from './identity/fields.ts';
import { cleanLine } from './letters.ts';

const landlinePattern = /^\d{3,4}-\d{5,10}$/;
const isMobile = (text: string) => phoneNumber.safeParse(text).success;

/** A landline; a mobile number is accepted too. */
export const landline = z
  .string()
  .overwrite(cleanLine)
  .refine((text) => landlinePattern.test(text) || isMobile(text), { error: m.fault_contact_number });

export const email = z
  .string({ error: m.fault_email })
  .overwrite(cleanLine)
  .regex(z.regexes.email, { error: m.fault_email })
  .max(100, { error: m.fault_email });

/** The variant of a text field that may be left empty. */
export const orEmpty = (field: z.ZodType<string>, error: Words) =>
  z
    .string({ error })
    .overwrite(cleanLine)
    .refine((text) => text === '' || field.safeParse(text).success, { error })
    .default('');
