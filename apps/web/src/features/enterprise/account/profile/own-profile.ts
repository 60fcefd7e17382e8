import type { EndpointMap } from '@portal/contract/endpoint-map';
import { profileSections } from '@portal/contract/enterprise/fields';

export const profileKey = 'GET /api/baseInfo/enterpriseInfo/queryProfile';

export type OwnProfile = EndpointMap[typeof profileKey]['output'];

/** The parts of the page in order; the registration is changed through a review. */
export const partsOfPage = ['KEY', ...profileSections] as const;
export type PartOfPage = (typeof partsOfPage)[number];

export const anchorOf = (part: PartOfPage): string => `section-${part.toLowerCase()}`;
