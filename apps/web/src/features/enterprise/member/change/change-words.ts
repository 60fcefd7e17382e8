import {
  profile_change_is_draft,
  profile_change_is_passed,
  profile_change_is_pending,
  profile_change_is_rejected,
  profile_change_is_returned,
  profile_change_is_reviewing,
  profile_f_credit_code,
  profile_f_legal_person,
  profile_f_licence,
  profile_f_name,
} from '../../../../platform/i18n/paraglide/messages.js';
import type { OwnProfile } from '../profile/own-profile.ts';

export type OwnChange = NonNullable<OwnProfile['change']>;
export type ChangeField = keyof OwnChange['application'];

export const changeFields = ['name', 'creditCode', 'legalPerson', 'licenseFileId'] as const;

export const changeFieldNames: Record<(typeof changeFields)[number], () => string> = {
  name: profile_f_name,
  creditCode: profile_f_credit_code,
  legalPerson: profile_f_legal_person,
  licenseFileId: profile_f_licence,
};

/** How a change stands; a draft is one that was withdrawn, and none of a change can be revoked. */
export const changeStates: Record<Exclude<OwnChange['state'], 'REVOKED'>, () => string> = {
  DRAFT: profile_change_is_draft,
  PENDING: profile_change_is_pending,
  REVIEWING: profile_change_is_reviewing,
  RETURNED: profile_change_is_returned,
  PASSED: profile_change_is_passed,
  REJECTED: profile_change_is_rejected,
};
