import type { AdmissionEvent, AdmissionState } from '@portal/contract/enterprise-admission';
import type { ApplicationField } from '@portal/contract/enterprise-application';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

type Words<Key extends string> = Record<Key, () => string>;

export const stateNames: Words<AdmissionState> = {
  DRAFT: m.identity_state_draft,
  PENDING: m.identity_state_pending,
  REVIEWING: m.identity_state_reviewing,
  RETURNED: m.identity_state_returned,
  PASSED: m.identity_state_passed,
  REJECTED: m.identity_state_rejected,
  REVOKED: m.identity_state_revoked,
};

/** What each state means for the applicant. */
export const stateTexts: Words<AdmissionState> = {
  DRAFT: m.identity_state_draft_text,
  PENDING: m.identity_state_pending_text,
  REVIEWING: m.identity_state_reviewing_text,
  RETURNED: m.identity_state_returned_text,
  PASSED: m.identity_state_passed_text,
  REJECTED: m.identity_state_rejected_text,
  REVOKED: m.identity_state_revoked_text,
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
  save: m.identity_event_save,
  submit: m.identity_event_submit,
  withdraw: m.identity_event_withdraw,
  pass: m.identity_event_pass,
  return: m.identity_event_return,
  reject: m.identity_event_reject,
  reapply: m.identity_event_reapply,
  revoke: m.identity_event_revoke,
};

export const fieldNames: Words<ApplicationField> = {
  name: m.identity_field_name,
  shortName: m.field_short_name,
  creditCode: m.field_credit_code,
  property: m.field_property,
  chainStages: m.identity_field_stages,
  industryTagIds: m.identity_field_tags_short,
  regionId: m.field_region,
  scale: m.field_enterprise_scale,
  registeredOn: m.field_registered_on,
  registeredCapitalFen: m.identity_field_capital,
  legalPerson: m.field_legal_person,
  contactName: m.field_contact_name,
  contactPhone: m.field_phone,
  landline: m.identity_field_landline,
  email: m.field_email,
  address: m.identity_field_address,
  licenseFileId: m.field_licence,
  intro: m.field_intro,
  products: m.identity_section_products,
};
