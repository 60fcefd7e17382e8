import { caseStatusKinds } from '@portal/contract/case/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { caseColumns } from './case-columns.tsx';
import { caseStatusNames } from './case-words.ts';

const CaseDrawer = lazy(async () => ({ default: (await import('./CaseDrawer.tsx')).CaseDrawer }));

function useCaseQuery() {
  return useListQuery([
    {
      kind: 'tabs',
      name: 'statusKind',
      label: m.case_status_label(),
      options: [
        { value: '', text: m.input_all_masculine() },
        ...caseStatusKinds.map((kind) => ({
          value: kind,
          text: caseStatusNames[kind](),
        })),
      ],
    },
    { kind: 'text', name: 'keyword', label: m.case_keyword(), placeholder: m.case_keyword_hint() },
  ]);
}

export function Component() {
  const query = useCaseQuery();
  return (
    <ListPage
      name="cases"
      title={m.case_title()}
      note={m.case_note()}
      endpoint="GET /api/caseManage/case/queryList"
      query={query}
      columns={caseColumns((id) => query.hrefWith({ id }))}
      rowKey={({ caseId }) => caseId}
      empty={{
        title: m.case_empty(),
        text: m.case_empty_text(),
        action: <ButtonLink href={paths.declaration()}>{m.case_empty_action()}</ButtonLink>,
      }}
    >
      <DetailPane query={query} name="id">
        {(caseId, close) => <CaseDrawer caseId={caseId} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
