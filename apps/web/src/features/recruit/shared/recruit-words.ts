import type { ApplicationState, RecruitState } from '@portal/contract/recruit/terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const recruitVariants: Record<RecruitState, StatusKind> = {
  PENDING: 'checking',
  OPEN: 'open',
  FILLED: 'done',
  CLOSED: 'closed',
};

export const applicationVariants: Record<ApplicationState, StatusKind> = {
  SUBMITTED: 'open',
  VIEWED: 'checking',
  INTERVIEW: 'waiting',
  HIRED: 'done',
  REFUSED: 'closed',
  WITHDRAWN: 'closed',
};

/** Monthly pay in yuan; negotiable if not stated. */
export function salaryText(fromFen: number | null, toFen: number | null): string {
  if (fromFen === null || toFen === null) return m.field_negotiable();
  const [from, to] = [fromFen, toFen].map((fen) => Math.round(fen / 100).toLocaleString('en-US')) as [
    string,
    string,
  ];
  return from === to ? m.recruit_salary_same({ from }) : m.recruit_salary_range({ from, to });
}
