import type { CaseRow } from '@portal/contract/case/public';
import * as m from '@portal/texts/messages';
import {
  dateColumn,
  dueColumn,
  nameColumn,
  stateColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { caseStatusVariants } from './case-words.ts';

function NextStep({ nextStep, link, statusKind }: CaseRow) {
  if (nextStep && link) return <Link href={link}>{nextStep}</Link>;
  if (nextStep) return nextStep;
  return statusKind === 'ACTIVE' ? m.case_wait() : '—';
}

export const caseColumns = (hrefOf: (caseId: string) => string): ListColumn<CaseRow>[] => [
  nameColumn('case', m.case_head(), {
    name: ({ title }) => <WordedText>{title}</WordedText>,
    href: ({ caseId }) => hrefOf(caseId),
    opensPane: true,
    note: ({ caseNo }) => caseNo,
  }),
  textColumn('kind', m.field_kind(), ({ kindName }) => kindName),
  stateColumn('status', m.field_state(), ({ statusKind, statusText }) => (
    <Status kind={caseStatusVariants[statusKind]}>{statusText}</Status>
  )),
  textColumn('next', m.case_next(), NextStep, { nowrap: false }),
  dueColumn('due', m.field_due_time(), ({ dueAt }) => (dueAt === null ? null : { at: dueAt }), {
    sortBy: 'due',
  }),
  dateColumn('updated', m.field_updated_at(), ({ updatedAt }) => updatedAt, { sortBy: '-updated' }),
];
