import type { CaseKind } from '@portal/contract/case-kinds';
import type { CaseStatusKind } from '@portal/contract/case-terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const caseKindNames: Record<CaseKind, () => string> = {
  ENTRY: m.case_kind_entry,
  CHANGE: m.case_kind_change,
  JOIN: m.case_kind_join,
  STORY: m.case_kind_story,
  ROOM_BOOKING: m.room_booking,
  VIEWING: m.log_entity_viewing,
  CONTRACT: m.field_contract,
  INVOICE: m.log_entity_invoice,
  LEASE_REQUEST: m.log_entity_lease_request,
  REPAIR: m.repair_kind_repair,
  PHONE_APPEAL: m.case_kind_phone_appeal,
};

export const caseStatusNames: Record<CaseStatusKind, () => string> = {
  TODO: m.case_status_todo,
  ACTIVE: m.case_status_active,
  DONE: m.case_status_done,
  ENDED: m.case_status_ended,
};

export const caseStatusLooks: Record<CaseStatusKind, StatusKind> = {
  TODO: 'waiting',
  ACTIVE: 'checking',
  DONE: 'done',
  ENDED: 'closed',
};
