import * as m from '@portal/texts/messages';
import { z } from 'zod';
import type { Words } from './faults.ts';
import { phoneNumber } from './identity/fields.ts';

const landlinePattern = /^\d{3,4}-\d{5,10}$/;
const isMobile = (text: string) => phoneNumber.safeParse(text).success;

/** A landline; a mobile number is accepted too. */
export const landline = z
  .string()
  .trim()
  .refine((text) => landlinePattern.test(text) || isMobile(text), { error: m.fault_contact_number });

export const email = z.email({ error: m.fault_email }).max(100, { error: m.fault_email });

/** The variant of a text field that may be left empty. */
export const orEmpty = (field: z.ZodType<string>, error: Words) =>
  z
    .string({ error })
    .trim()
    .refine((text) => text === '' || field.safeParse(text).success, { error })
    .default('');
