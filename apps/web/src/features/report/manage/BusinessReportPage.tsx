import { chinaMinuteOf } from '@portal/contract/china-time';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ReportView } from './ReportView.tsx';
import { TermBar } from './TermBar.tsx';
import { readTerm } from './term.ts';

const BudgetDrawer = lazy(async () => ({ default: (await import('./BudgetDrawer.tsx')).BudgetDrawer }));

/** The park's business report for any range of months. */
export function Component() {
  const [search] = useSearchParams();
  const [isBudgeting, setBudgeting] = useState(false);
  const term = readTerm(search);
  const { from, to } = term;
  const answer = useQueryOf(
    'GET /api/propertyManage/businessReport/queryDetail',
    { from, to },
    { keepPrevious: true, quiet: true },
  );
  const at = answer.data && m.report_as_of({ time: chinaMinuteOf(answer.data.at) });
  return (
    <Stack fluid gap={16}>
      <PageTitle
        title={m.report_title()}
        note={at ?? m.report_note()}
        actions={
          <Row wrap gap={8}>
            <ButtonLink href={paths.manageNotices()}>{m.report_notice()}</ButtonLink>
            <Button onClick={() => setBudgeting(true)}>{m.report_budget()}</Button>
            <ExportButton
              endpoint="GET /api/propertyManage/businessReport/export"
              input={{ from, to }}
              text={m.report_sheet()}
            />
            <ExportButton
              endpoint="GET /api/propertyManage/businessReport/print"
              input={{ from, to }}
              text={m.report_pdf()}
            />
          </Row>
        }
      />
      <TermBar term={term} hrefOf={(next) => paths.manageBusinessReport({ ...next })} />
      <Answered of={answer} lines={16}>
        {(report) => <ReportView report={report} />}
      </Answered>
      {isBudgeting && (
        <Suspense>
          <BudgetDrawer month={to} onClose={() => setBudgeting(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
