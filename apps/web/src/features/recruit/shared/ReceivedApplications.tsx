import { paths } from '@portal/contract/paths';
import type { ReceivedRow } from '@portal/contract/recruit/application';
import { applicationStateLabels } from '@portal/contract/recruit/terms';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode } from 'react';
import {
  dateColumn,
  nameColumn,
  statusColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { applicationVariants } from './recruit-words.ts';

const ReceivedDrawer = lazy(async () => ({ default: (await import('./ReceivedDrawer.tsx')).ReceivedDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<ReceivedRow>[] => [
  nameColumn('name', m.recruit_applicant(), {
    name: ({ name }) => (name === '' ? m.recruit_nameless() : <Written>{name}</Written>),
    href: ({ applicationId }) => hrefOf(applicationId),
    opensPane: true,
    note: ({ enterpriseName }) => enterpriseName && <Written>{enterpriseName}</Written>,
  }),
  writtenColumn('position', m.recruit_field_position(), ({ position }) => position),
  writtenColumn('recruit', m.recruit_title(), ({ title }) => title),
  statusColumn('state', m.field_state(), ({ state }) => state, applicationVariants, applicationStateLabels),
  dateColumn('interview', m.recruit_field_interview_at(), ({ interviewAt }) => interviewAt),
  dateColumn('created', m.recruit_received_at(), ({ createdAt }) => createdAt),
];

/** Applications for the recruitments of the reader or their enterprise. */
export function ReceivedApplications({ lead }: { lead: ReactNode }) {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_everything, ...applicationStateLabels }),
      { kind: 'text', name: 'keyword', label: m.recruit_search_applicant() },
      { kind: 'hidden', name: 'postId' },
    ],
    { size: 20, place: 'view' },
  );
  return (
    <ListPage
      name="received-applications"
      title={m.community_own_posts()}
      note={m.recruit_applications_note()}
      lead={lead}
      endpoint="GET /api/communityManage/recruitApply/queryReceivedList"
      query={query}
      columns={columns((application) => query.hrefWith({ application }))}
      rowKey={({ applicationId }) => applicationId}
      empty={{
        title: m.recruit_no_applications(),
        text: m.recruit_applications_note(),
        action: (
          <ButtonLink href={paths.ownPosts({ view: 'recruits' })}>{m.recruit_tab_recruits()}</ButtonLink>
        ),
      }}
    >
      <DetailPane query={query} name="application">
        {(id, close) => <ReceivedDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
