import type { ApplicationState, RecruitKind, RecruitState } from '@portal/contract/recruit-terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const recruitKindNames: Record<RecruitKind, () => string> = {
  JOB: m.recruit_kind_job,
  VOLUNTEER: m.recruit_kind_volunteer,
  PARTNER: m.recruit_kind_partner,
};

export const recruitStateNames: Record<RecruitState, () => string> = {
  PENDING: m.recruit_state_pending,
  OPEN: m.recruit_state_open,
  FILLED: m.recruit_state_filled,
  CLOSED: m.recruit_state_closed,
};

export const recruitLooks: Record<RecruitState, StatusKind> = {
  PENDING: 'checking',
  OPEN: 'open',
  FILLED: 'done',
  CLOSED: 'closed',
};

export const applicationStateNames: Record<ApplicationState, () => string> = {
  SUBMITTED: m.recruit_application_submitted,
  VIEWED: m.recruit_application_viewed,
  INTERVIEW: m.recruit_application_interview,
  HIRED: m.recruit_application_hired,
  REFUSED: m.recruit_application_refused,
  WITHDRAWN: m.state_withdrawn,
};

export const applicationLooks: Record<ApplicationState, StatusKind> = {
  SUBMITTED: 'open',
  VIEWED: 'checking',
  INTERVIEW: 'waiting',
  HIRED: 'done',
  REFUSED: 'closed',
  WITHDRAWN: 'closed',
};

/** Pay by the month in yuan; agreed upon where none is named. */
export function salaryText(fromFen: number | null, toFen: number | null): string {
  if (fromFen === null || toFen === null) return m.recruit_salary_open();
  const [from, to] = [fromFen, toFen].map((fen) => Math.round(fen / 100).toLocaleString('en-US')) as [
    string,
    string,
  ];
  return from === to ? m.recruit_salary_same({ from }) : m.recruit_salary_range({ from, to });
}
