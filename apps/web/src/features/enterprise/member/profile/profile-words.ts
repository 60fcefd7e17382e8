import {
  profile_part_annual,
  profile_part_bank,
  profile_part_email,
  profile_part_honours,
  profile_part_intro,
  profile_part_invoice,
  profile_part_landline,
  profile_part_licence,
  profile_part_logo,
  profile_part_products,
  profile_part_rd,
  profile_part_tags,
  profile_s_annual,
  profile_s_bank,
  profile_s_basic,
  profile_s_contacts,
  profile_s_honours,
  profile_s_intro,
  profile_s_invoice,
  profile_s_key,
  profile_s_products,
  profile_s_visibility,
} from '../../../../platform/i18n/paraglide/messages.js';
import type { OwnProfile, PartOfPage } from './own-profile.ts';

/** What the parts of the page are called. */
export const partNames: Record<PartOfPage, () => string> = {
  KEY: profile_s_key,
  BASIC: profile_s_basic,
  INTRO: profile_s_intro,
  PRODUCTS: profile_s_products,
  HONOURS: profile_s_honours,
  ANNUAL: profile_s_annual,
  CONTACTS: profile_s_contacts,
  BANK: profile_s_bank,
  INVOICE: profile_s_invoice,
  VISIBILITY: profile_s_visibility,
};

type Missing = OwnProfile['completeness']['missing'][number];

/** What to do about something that is missing. */
export const missingTexts: Record<Missing['part'], () => string> = {
  intro: profile_part_intro,
  logo: profile_part_logo,
  products: profile_part_products,
  honours: profile_part_honours,
  annual: profile_part_annual,
  rd: profile_part_rd,
  landline: profile_part_landline,
  email: profile_part_email,
  tags: profile_part_tags,
  licence: profile_part_licence,
  bank: profile_part_bank,
  invoice: profile_part_invoice,
};

/** Where it is put right: the licence by a change, the others in their section. */
export const partOfMissing = ({ part, section }: Missing): PartOfPage =>
  part === 'licence' ? 'KEY' : section;
