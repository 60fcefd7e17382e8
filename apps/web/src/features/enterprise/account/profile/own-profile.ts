import type { EndpointMap } from '@portal/contract/endpoint-map';

export const profileKey = 'GET /api/baseInfo/enterpriseInfo/queryProfile';

export type OwnProfile = EndpointMap[typeof profileKey]['output'];
export type ProfileSection = OwnProfile['editable'][number];

/** The parts of the page in order; the registration is changed through a review. */
export const partsOfPage = [
  'KEY',
  'BASIC',
  'INTRO',
  'PRODUCTS',
  'HONOURS',
  'ANNUAL',
  'CONTACTS',
  'BANK',
  'INVOICE',
  'VISIBILITY',
] as const satisfies readonly (ProfileSection | 'KEY')[];
export type PartOfPage = (typeof partsOfPage)[number];

export const anchorOf = (part: PartOfPage): string => `section-${part.toLowerCase()}`;
