import { type changeFields, enterpriseFields } from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';
import type { OwnProfile } from '../profile/own-profile.ts';

export type OwnChange = NonNullable<OwnProfile['change']>;

type ChangeField = (typeof changeFields)[number];

/** Fields that the profile names differently from the application. */
const own: Partial<Record<ChangeField, () => string>> = {
  name: m.field_full_name,
  creditCode: m.profile_f_credit_code,
};

export const changeLabelOf = (field: ChangeField): string => (own[field] ?? enterpriseFields[field].label)();

/** The states of a change: DRAFT means withdrawn, and a change cannot be revoked. */
export const changeStates: Record<Exclude<OwnChange['state'], 'REVOKED'>, () => string> = {
  DRAFT: m.profile_change_is_draft,
  PENDING: m.profile_change_is_pending,
  REVIEWING: m.profile_change_is_reviewing,
  RETURNED: m.profile_change_is_returned,
  PASSED: m.profile_change_is_passed,
  REJECTED: m.profile_change_is_rejected,
};
