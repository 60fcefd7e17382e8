import type { AdmissionEvent, AdmissionState } from '@portal/contract/enterprise-admission';
import type { ApplicationField } from '@portal/contract/enterprise-application';
import {
  identity_event_pass,
  identity_event_reapply,
  identity_event_reject,
  identity_event_return,
  identity_event_revoke,
  identity_event_save,
  identity_event_submit,
  identity_event_withdraw,
  identity_field_address,
  identity_field_capital,
  identity_field_contact,
  identity_field_credit_code,
  identity_field_email,
  identity_field_intro,
  identity_field_landline,
  identity_field_legal_person,
  identity_field_licence,
  identity_field_name,
  identity_field_property,
  identity_field_region,
  identity_field_registered_on,
  identity_field_scale,
  identity_field_short_name,
  identity_field_stages,
  identity_field_tags_short,
  identity_phone,
  identity_section_products,
  identity_state_draft,
  identity_state_draft_text,
  identity_state_passed,
  identity_state_passed_text,
  identity_state_pending,
  identity_state_pending_text,
  identity_state_rejected,
  identity_state_rejected_text,
  identity_state_returned,
  identity_state_returned_text,
  identity_state_reviewing,
  identity_state_reviewing_text,
  identity_state_revoked,
  identity_state_revoked_text,
} from '../../../../platform/i18n/paraglide/messages.js';
import type { StatusKind } from '../../../../ui/status/Status.tsx';

type Words<Key extends string> = Record<Key, () => string>;

export const stateNames: Words<AdmissionState> = {
  DRAFT: identity_state_draft,
  PENDING: identity_state_pending,
  REVIEWING: identity_state_reviewing,
  RETURNED: identity_state_returned,
  PASSED: identity_state_passed,
  REJECTED: identity_state_rejected,
  REVOKED: identity_state_revoked,
};

/** What a state means for the applicant. */
export const stateTexts: Words<AdmissionState> = {
  DRAFT: identity_state_draft_text,
  PENDING: identity_state_pending_text,
  REVIEWING: identity_state_reviewing_text,
  RETURNED: identity_state_returned_text,
  PASSED: identity_state_passed_text,
  REJECTED: identity_state_rejected_text,
  REVOKED: identity_state_revoked_text,
};

export const stateKinds: Record<AdmissionState, StatusKind> = {
  DRAFT: 'open',
  PENDING: 'checking',
  REVIEWING: 'checking',
  RETURNED: 'waiting',
  PASSED: 'done',
  REJECTED: 'late',
  REVOKED: 'closed',
};

export const eventNames: Words<AdmissionEvent> = {
  save: identity_event_save,
  submit: identity_event_submit,
  withdraw: identity_event_withdraw,
  pass: identity_event_pass,
  return: identity_event_return,
  reject: identity_event_reject,
  reapply: identity_event_reapply,
  revoke: identity_event_revoke,
};

export const fieldNames: Words<ApplicationField> = {
  name: identity_field_name,
  shortName: identity_field_short_name,
  creditCode: identity_field_credit_code,
  property: identity_field_property,
  chainStages: identity_field_stages,
  industryTagIds: identity_field_tags_short,
  regionId: identity_field_region,
  scale: identity_field_scale,
  registeredOn: identity_field_registered_on,
  registeredCapitalFen: identity_field_capital,
  legalPerson: identity_field_legal_person,
  contactName: identity_field_contact,
  contactPhone: identity_phone,
  landline: identity_field_landline,
  email: identity_field_email,
  address: identity_field_address,
  licenseFileId: identity_field_licence,
  intro: identity_field_intro,
  products: identity_section_products,
};
