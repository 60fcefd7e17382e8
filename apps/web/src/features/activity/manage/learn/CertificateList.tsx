import type { ManagedCertificate } from '@portal/contract/activity/certificate';
import type { CertificateEvent } from '@portal/contract/activity/learn-terms';
import { certificateKindLabels, certificateStateLabels } from '@portal/contract/activity/learn-terms';
import * as m from '@portal/texts/messages';
import { type ActionConfig, useEventActs } from '../../../../platform/account/acts/use-event-acts.tsx';
import {
  actsColumn,
  dateColumn,
  nameColumn,
  numberColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../../platform/account/list/use-list-query.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { optionsOf } from '../../../../platform/display/codes-of.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import { certificateVariants } from '../../shared/learn-words.ts';
import { ActivityTabs } from '../ActivityTabs.tsx';
import { activityQueryKeys } from '../activity-query-keys.ts';

const configs: Record<CertificateEvent, ActionConfig> = {
  revoke: { text: m.learn_revoke, ask: m.learn_revoke_text, needsReason: true, danger: true },
};

function Acts({ certificate }: { certificate: ManagedCertificate }) {
  const { certificateId: id, version, name, actions } = certificate;
  const operate = useMutationOf('POST /api/activityManage/certificate/operateManage', {
    done: ({ title, stateLabel }) => m.learn_revoked({ title, state: stateLabel }),
    invalidates: activityQueryKeys,
  });
  const { acts, dialog } = useEventActs<CertificateEvent>({
    configs,
    possible: actions,
    title: name,
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, reason) =>
      (await operate.run({ id, event, version, data: { reason } })) !== undefined,
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}

const columns = (): ListColumn<ManagedCertificate>[] => [
  nameColumn('name', m.learn_name(), {
    name: ({ name }) => <Written>{name || '—'}</Written>,
    note: ({ no }) => no,
  }),
  writtenColumn('course', m.learn_course(), ({ title, prize }) => [title, prize].filter(Boolean).join(' · ')),
  textColumn('kind', m.learn_kind(), ({ kind }) => certificateKindLabels[kind]()),
  writtenColumn('enterprise', m.field_enterprise(), ({ enterpriseName }) => enterpriseName),
  numberColumn('score', m.learn_score(), ({ score }) => score),
  stateColumn('state', m.field_state(), ({ state, stateLabel, reason }) => (
    <>
      <Status kind={certificateVariants[state]}>{stateLabel}</Status>
      {reason !== '' && (
        <small>
          <Written>{reason}</Written>
        </small>
      )}
    </>
  )),
  dateColumn('issued', m.learn_issued_at(), ({ issuedAt }) => issuedAt, { sortBy: '-issued' }),
  actsColumn('acts', m.act_bar(), (certificate) => <Acts certificate={certificate} />),
];

/** All certificates; each can be revoked with a reason. */
export function CertificateList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_everything, ...certificateStateLabels }),
      { kind: 'text', name: 'keyword', label: m.learn_keyword_certificate() },
      { kind: 'choice', name: 'kind', label: m.learn_kind(), options: optionsOf(certificateKindLabels) },
    ],
    { size: 20, sort: '-issued', place: 'view' },
  );
  return (
    <ListPage
      name="certificates"
      title={m.activity_manage_title()}
      lead={<ActivityTabs current="certificates" />}
      endpoint="GET /api/activityManage/certificate/queryManageList"
      exportFrom="GET /api/activityManage/certificate/export"
      query={query}
      columns={columns()}
      rowKey={({ certificateId }) => certificateId}
      empty={{ title: m.learn_no_certificates(), text: m.learn_no_certificates_text() }}
    />
  );
}
