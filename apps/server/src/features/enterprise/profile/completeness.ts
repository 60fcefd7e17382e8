import type { ProfileSection } from '@portal/contract/enterprise/fields';
import type { Completeness, CompletenessPart } from '@portal/contract/enterprise/profile';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { enterprises } from '../enterprise.table.ts';

type Profile = Pick<
  typeof enterprises.$inferSelect,
  | 'intro'
  | 'logoFileId'
  | 'products'
  | 'honours'
  | 'annual'
  | 'landline'
  | 'email'
  | 'industryTagIds'
  | 'licenseFileId'
  | 'bankAccount'
  | 'invoiceTitles'
>;

interface Part {
  section: ProfileSection;
  weight: number;
  isThere: (profile: Profile, lastYear: number) => boolean;
}

const minIntroLength = 100;

const yearOf = ({ annual }: Profile, year: number) => annual.find((reported) => reported.year === year);

/** Parts of a complete profile beyond the admission form. The weights add up to 100. */
const parts: Record<CompletenessPart, Part> = {
  annual: { section: 'ANNUAL', weight: 16, isThere: (profile, year) => yearOf(profile, year) !== undefined },
  intro: { section: 'INTRO', weight: 14, isThere: ({ intro }) => intro.length >= minIntroLength },
  products: { section: 'PRODUCTS', weight: 14, isThere: ({ products }) => products.length > 0 },
  rd: {
    section: 'ANNUAL',
    weight: 8,
    isThere: (profile, year) => typeof yearOf(profile, year)?.rdFen === 'number',
  },
  honours: { section: 'HONOURS', weight: 8, isThere: ({ honours }) => honours.length > 0 },
  licence: { section: 'BASIC', weight: 8, isThere: ({ licenseFileId }) => licenseFileId !== null },
  logo: { section: 'INTRO', weight: 6, isThere: ({ logoFileId }) => logoFileId !== null },
  tags: { section: 'BASIC', weight: 6, isThere: ({ industryTagIds }) => industryTagIds.length > 0 },
  bank: { section: 'BANK', weight: 6, isThere: ({ bankAccount }) => bankAccount !== null },
  invoice: { section: 'INVOICE', weight: 6, isThere: ({ invoiceTitles }) => invoiceTitles.length > 0 },
  landline: { section: 'CONTACTS', weight: 4, isThere: ({ landline }) => landline !== null },
  email: { section: 'CONTACTS', weight: 4, isThere: ({ email }) => email !== null },
};

/** Completeness of a profile in percent, and the missing parts. Annual figures must be those of the last full year. */
export function completenessOf(profile: Profile, now: Date): Completeness {
  const lastYear = Number(chinaDayOf(now).slice(0, 4)) - 1;
  const named = Object.entries(parts) as [CompletenessPart, Part][];
  const missing = named
    .filter(([, { isThere }]) => !isThere(profile, lastYear))
    .map(([part, { section, weight }]) => ({ part, section, weight }))
    .sort((a, b) => b.weight - a.weight);
  return { percent: 100 - missing.reduce((sum, { weight }) => sum + weight, 0), missing };
}
