import type { CertificateDetail } from '@portal/contract/activity/certificate';
import { certificateStateLabels } from '@portal/contract/activity/learn-terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import {
  dateColumn,
  nameColumn,
  numberColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { certificateVariants } from '../../shared/learn-words.ts';
import { LearnTabs } from './LearnTabs.tsx';

const columns = (): ListColumn<CertificateDetail>[] => [
  nameColumn('title', m.learn_course(), {
    name: ({ title }) => title,
    href: ({ certificateId }) => paths.certificate(certificateId),
    note: ({ no }) => no,
  }),
  writtenColumn('prize', m.learn_award_prize(), ({ award }) => award?.prize ?? ''),
  writtenColumn('name', m.learn_name(), ({ name }) => name),
  numberColumn('hours', m.learn_hours(), ({ kind, hours }) => (kind === 'COURSE' ? hours : null)),
  numberColumn('score', m.learn_score(), ({ score }) => score),
  textColumn('code', m.learn_check_code(), ({ checkCode }) => checkCode),
  numberColumn('checks', m.learn_check_count(), ({ checks }) => checks),
  statusColumn('state', m.field_state(), ({ state }) => state, certificateVariants, certificateStateLabels),
  dateColumn('issued', m.learn_issued_at(), ({ issuedAt }) => issuedAt),
];

export function OwnCertificates() {
  const query = useListQuery([], { size: 20, place: 'tab' });
  return (
    <ListPage
      name="own-certificates"
      title={m.learn_title()}
      note={m.learn_note()}
      lead={<LearnTabs current="certificates" />}
      endpoint="GET /api/activityManage/certificate/queryList"
      query={query}
      columns={columns()}
      rowKey={({ certificateId }) => certificateId}
      empty={{
        title: m.learn_no_certificates(),
        text: m.learn_no_certificates_text(),
        action: <ButtonLink href={paths.trainingList()}>{m.learn_see_trainings()}</ButtonLink>,
      }}
    />
  );
}
