import { memberRoleLabels } from '@portal/contract/role-labels';
import * as m from '@portal/texts/messages';
import { paths } from '../../../../paths.ts';
import { ExportButton } from '../../../../platform/account/list/ExportButton.tsx';
import { ListSection } from '../../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../../platform/account/list/use-list-query.ts';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { codesOf } from '../../../../platform/display/codes-of.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Status, type StatusKind } from '../../../../ui/status/Status.tsx';
import { CopyLink } from './CopyLink.tsx';
import { InviteButton } from './InviteButton.tsx';
import styles from './People.module.css';
import { type Invite, invitesKey } from './people-keys.ts';

const states: Record<Invite['status'], { kind: StatusKind; text: () => string }> = {
  SENT: { kind: 'waiting', text: m.profile_i_sent_state },
  ACCEPTED: { kind: 'done', text: m.profile_i_accepted_state },
  DECLINED: { kind: 'closed', text: m.profile_i_declined_state },
  WITHDRAWN: { kind: 'closed', text: m.profile_i_withdrawn_state },
  EXPIRED: { kind: 'late', text: m.profile_i_expired_state },
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
    <span className={styles.acts}>
      <CopyLink size="small" link={new URL(paths.invite(id), location.href).href} />
      <Button size="small" busy={withdraw.busy} onClick={() => void askAndWithdraw()}>
        {m.profile_i_withdraw()}
      </Button>
    </span>
  );
}

const columns = (): ListColumn<Invite>[] => [
  {
    key: 'to',
    head: m.profile_i_to(),
    cell: ({ phoneNumber }) => phoneNumber,
    rowHeader: true,
    nowrap: true,
  },
  { key: 'role', head: m.field_role(), cell: ({ memberRole }) => memberRoleLabels[memberRole]() },
  {
    key: 'state',
    head: m.field_state(),
    nowrap: true,
    cell: ({ status }) => <Status kind={states[status].kind}>{states[status].text()}</Status>,
  },
  { key: 'by', head: m.profile_i_by(), cell: ({ inviterName }) => <Written>{inviterName}</Written> },
  {
    key: 'at',
    head: m.profile_i_at(),
    nowrap: true,
    cell: ({ createdAt }) => formatDate(createdAt, 'YYYY-MM-DD'),
  },
  {
    key: 'until',
    head: m.profile_i_until(),
    nowrap: true,
    cell: ({ expiresAt }) => formatDate(expiresAt),
  },
  {
    key: 'acts',
    head: m.profile_m_acts(),
    align: 'end',
    nowrap: true,
    cell: (invite) => <InviteActs invite={invite} />,
  },
];

/** Invitations of the enterprise, with how each was answered. */
export function InviteList() {
  const query = useListQuery(
    [
      {
        kind: 'text',
        name: 'keyword',
        label: m.profile_i_to(),
        placeholder: m.profile_phone_search(),
      },
      {
        kind: 'tabs',
        name: 'status',
        label: m.field_state(),
        options: [
          { value: '', text: m.content_all() },
          ...codesOf(states).map((status) => ({ value: status, text: states[status].text() })),
        ],
      },
    ],
    { place: 'tab' },
  );
  const end = (
    <span className={styles.acts}>
      <ExportButton endpoint="GET /api/communityManage/invite/export" input={query.input} size="small" />
      <InviteButton />
    </span>
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
