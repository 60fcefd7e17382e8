import * as m from '@portal/texts/messages';
import type { OwnProfile, PartOfPage } from './own-profile.ts';

export const partNames: Record<PartOfPage, () => string> = {
  KEY: m.profile_s_key,
  BASIC: m.profile_s_basic,
  INTRO: m.profile_s_intro,
  PRODUCTS: m.profile_s_products,
  HONOURS: m.profile_s_honours,
  ANNUAL: m.profile_s_annual,
  CONTACTS: m.profile_s_contacts,
  BANK: m.profile_s_bank,
  INVOICE: m.profile_s_invoice,
  VISIBILITY: m.profile_s_visibility,
};

type Missing = OwnProfile['completeness']['missing'][number];

/** How to fill in something that is missing. */
export const missingTexts: Record<Missing['part'], () => string> = {
  intro: m.profile_part_intro,
  logo: m.profile_part_logo,
  products: m.profile_part_products,
  honours: m.profile_part_honours,
  annual: m.profile_part_annual,
  rd: m.profile_part_rd,
  landline: m.profile_part_landline,
  email: m.profile_part_email,
  tags: m.profile_part_tags,
  licence: m.profile_part_licence,
  bank: m.profile_part_bank,
  invoice: m.profile_part_invoice,
};

/** Where a missing item is filled in: the licence through a change, the others in their section. */
export const partOfMissing = ({ part, section }: Missing): PartOfPage =>
  part === 'licence' ? 'KEY' : section;
