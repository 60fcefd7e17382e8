import type { CaseGroup } from '@portal/contract/case-kind';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { caseColumns } from './case-columns.tsx';
import { caseStatusNames } from './case-words.ts';

const CaseDrawer = lazy(async () => ({ default: (await import('./CaseDrawer.tsx')).CaseDrawer }));
const OwnBooking = lazy(async () => ({
  default: (await import('../../booking/shared/OwnBooking.tsx')).OwnBooking,
}));

const groupNames: Record<CaseGroup, () => string> = {
  DECLARATION: m.declaration_one,
  BOOKING: m.case_group_booking,
  ACTIVITY: m.case_group_activity,
  REQUEST: m.case_group_request,
  RECRUIT: m.recruit_case_group,
  JOIN: m.case_group_join,
};

/** The user's applications of every kind: each is a case, grouped by kind. */
export function Component() {
  const [search] = useSearchParams();
  const group = optionsOf(groupNames).find(({ value }) => value === search.get('group'))?.value ?? 'ALL';
  const query = useListQuery([
    {
      kind: 'tabs',
      name: 'statusKind',
      label: m.case_status_label(),
      options: optionsOf({ '': m.input_all_masculine, ...caseStatusNames }),
    },
    { kind: 'text', name: 'keyword', label: m.case_keyword(), placeholder: m.case_keyword_hint() },
    { kind: 'hidden', name: 'group' },
  ]);
  const groups = [{ value: 'ALL', text: m.input_all_masculine() }, ...optionsOf(groupNames)];
  return (
    <ListPage
      name="applications"
      title={m.case_applications()}
      note={m.case_applications_note()}
      lead={
        <TabLinks
          label={m.field_kind()}
          currentKey={group}
          items={groups.map(({ value, text }) => ({
            key: value,
            text,
            href: paths.applications(value === 'ALL' ? {} : { group: value }),
          }))}
        />
      }
      endpoint="GET /api/caseManage/case/queryList"
      query={query}
      fixed={{ group }}
      columns={caseColumns((id) => query.hrefWith({ id }))}
      rowKey={({ caseId }) => caseId}
      empty={{
        title: m.case_applications_empty(),
        text: m.case_applications_empty_text(),
        action: <ButtonLink href={paths.tutorList()}>{m.tutor_title()}</ButtonLink>,
      }}
    >
      <DetailPane query={query} name="id">
        {(caseId, close) => <CaseDrawer caseId={caseId} onClose={close} />}
      </DetailPane>
      <DetailPane query={query} name="booking">
        {(id, close) => <OwnBooking id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
