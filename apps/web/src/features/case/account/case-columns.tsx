import type { CaseRow } from '@portal/contract/case';
import * as m from '@portal/texts/messages';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { DueTime } from '../shared/DueTime.tsx';
import { caseKindNames, caseStatusLooks } from './case-words.ts';

function NextStep({ nextStep, link, statusKind }: CaseRow) {
  if (nextStep && link) return <Link href={link}>{nextStep}</Link>;
  if (nextStep) return nextStep;
  return statusKind === 'ACTIVE' ? m.case_wait() : '—';
}

export const caseColumns = (hrefOf: (caseId: string) => string): ListColumn<CaseRow>[] => [
  {
    key: 'case',
    head: m.case_head(),
    rowHeader: true,
    shown: 'always',
    cell: ({ caseId, caseNo, title }) => (
      <>
        <Link href={hrefOf(caseId)} keepScroll>
          <WordedText>{title}</WordedText>
        </Link>
        <small>{caseNo}</small>
      </>
    ),
  },
  { key: 'kind', head: m.case_kind(), nowrap: true, cell: ({ kind }) => caseKindNames[kind]() },
  {
    key: 'status',
    head: m.case_status(),
    nowrap: true,
    cell: ({ statusKind, statusText }) => <Status kind={caseStatusLooks[statusKind]}>{statusText}</Status>,
  },
  { key: 'next', head: m.case_next(), cell: NextStep },
  {
    key: 'due',
    head: m.case_due(),
    nowrap: true,
    cell: ({ dueAt }) => (dueAt === null ? '—' : <DueTime dueAt={dueAt} />),
  },
  {
    key: 'updated',
    head: m.case_updated(),
    nowrap: true,
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
];
