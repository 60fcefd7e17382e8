import type { AdmissionEvent, AdmissionState } from '@portal/contract/enterprise/admission';
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
