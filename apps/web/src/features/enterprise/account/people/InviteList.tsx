import { memberRoleLabels } from '@portal/contract/identity/role-labels';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { CopyLink } from '../../../../platform/account/CopyLink.tsx';
import {
  actsColumn,
  dateColumn,
  nameColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../../platform/account/list/columns.tsx';
import { ExportButton } from '../../../../platform/account/list/ExportButton.tsx';
import { ListSection } from '../../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../../platform/account/list/use-list-query.ts';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import type { StatusKind } from '../../../../ui/status/Status.tsx';
import { InviteButton } from './InviteButton.tsx';
import { type Invite, invitesKey } from './people-keys.ts';

const stateKinds: Record<Invite['status'], StatusKind> = {
  SENT: 'waiting',
  ACCEPTED: 'done',
  DECLINED: 'closed',
  WITHDRAWN: 'closed',
  EXPIRED: 'late',
};

const stateNames: Record<Invite['status'], () => string> = {
  SENT: m.profile_i_sent_state,
  ACCEPTED: m.profile_i_accepted_state,
  DECLINED: m.profile_i_declined_state,
  WITHDRAWN: m.profile_i_withdrawn_state,
  EXPIRED: m.profile_i_expired_state,
};

function InviteActs({ invite: { inviteId: id, actions, version } }: { invite: Invite }) {
  const withdraw = useMutationOf('POST /api/communityManage/invite/operate', {
    done: m.profile_i_withdrawn(),
    invalidates: [invitesKey],
  });
  const askAndWithdraw = async () => {
    const texts = { title: m.profile_i_withdraw_title(), text: m.profile_i_withdraw_text() };
    if (await confirm({ ...texts, ok: m.profile_i_withdraw() }))
      await withdraw.run({ id, event: 'withdraw', version });
  };
  if (!actions.includes('withdraw')) return '—';
  return (
    <Row as="span" inline gap={8} align="center">
      <CopyLink size="small" link={new URL(paths.invite(id), location.href).href} />
      <Button size="small" busy={withdraw.busy} onClick={() => void askAndWithdraw()}>
        {m.profile_i_withdraw()}
      </Button>
    </Row>
  );
}

const columns = (): ListColumn<Invite>[] => [
  nameColumn(
    'to',
    m.profile_m_phone(),
    { name: ({ phoneNumber }) => <span>{phoneNumber}</span> },
    { nowrap: true },
  ),
  textColumn('role', m.field_role(), ({ memberRole }) => memberRoleLabels[memberRole]()),
  statusColumn('state', m.field_state(), ({ status }) => status, stateKinds, stateNames),
  writtenColumn('by', m.profile_i_by(), ({ inviterName }) => inviterName),
  dateColumn('at', m.profile_i_at(), ({ createdAt }) => createdAt, {
    pattern: 'YYYY-MM-DD',
    sortBy: '-sent',
  }),
  dateColumn('until', m.profile_i_until(), ({ expiresAt }) => expiresAt),
  actsColumn('acts', m.act_bar(), (invite) => <InviteActs invite={invite} />, { align: 'end' }),
];

/** The enterprise's invitations, with their replies. */
export function InviteList() {
  const query = useListQuery(
    [
      {
        kind: 'text',
        name: 'keyword',
        label: m.profile_m_phone(),
        placeholder: m.profile_phone_search(),
      },
      stateTabs('status', { '': m.input_everything, ...stateNames }),
    ],
    { place: 'tab', sort: '-sent' },
  );
  const end = (
    <Row as="span" inline gap={8} align="center">
      <ExportButton endpoint="GET /api/communityManage/invite/export" input={query.input} size="small" />
      <InviteButton />
    </Row>
  );
  return (
    <Panel title={m.profile_i_title()} end={end}>
      <ListSection
        endpoint={invitesKey}
        query={query}
        caption={m.profile_table({ name: m.profile_i_title() })}
        columns={columns()}
        rowKey={({ inviteId }) => inviteId}
        empty={{ title: m.profile_i_none(), text: m.profile_i_none_text(), action: <InviteButton /> }}
      />
    </Panel>
  );
}
