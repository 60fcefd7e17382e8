import type { CaseStatusKind } from '@portal/contract/case/terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const caseStatusNames: Record<CaseStatusKind, () => string> = {
  TODO: m.case_status_todo,
  ACTIVE: m.case_status_active,
  DONE: m.case_status_done,
  ENDED: m.case_status_ended,
};

export const caseStatusVariants: Record<CaseStatusKind, StatusKind> = {
  TODO: 'waiting',
  ACTIVE: 'checking',
  DONE: 'done',
  ENDED: 'closed',
};
