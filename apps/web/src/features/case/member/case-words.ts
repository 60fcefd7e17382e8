import type { CaseKind, CaseStatusKind } from '@portal/contract/case-terms';
import {
  case_kind_cancel_account,
  case_kind_change,
  case_kind_entry,
  case_kind_join,
  case_kind_phone_appeal,
  case_kind_story,
  case_status_active,
  case_status_done,
  case_status_ended,
  case_status_todo,
} from '../../../platform/i18n/paraglide/messages.js';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const caseKindNames: Record<CaseKind, () => string> = {
  ENTRY: case_kind_entry,
  CHANGE: case_kind_change,
  JOIN: case_kind_join,
  STORY: case_kind_story,
  PHONE_APPEAL: case_kind_phone_appeal,
  CANCEL_ACCOUNT: case_kind_cancel_account,
};

export const caseStatusNames: Record<CaseStatusKind, () => string> = {
  TODO: case_status_todo,
  ACTIVE: case_status_active,
  DONE: case_status_done,
  ENDED: case_status_ended,
};

export const caseStatusLooks: Record<CaseStatusKind, StatusKind> = {
  TODO: 'waiting',
  ACTIVE: 'checking',
  DONE: 'done',
  ENDED: 'closed',
};
