import type { OrgInviteRow } from '@portal/contract/organization/manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { CopyLink } from '../../../platform/account/CopyLink.tsx';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  actsColumn,
  dateColumn,
  nameColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { userPlusIcon } from '../../../ui/icon/shapes.ts';
import type { StatusKind } from '../../../ui/status/Status.tsx';
import { OrganizationTabs } from './OrganizationTabs.tsx';
import { organizationQueryKeys } from './organization-query-keys.ts';

const InviteForm = lazy(async () => ({ default: (await import('./InviteForm.tsx')).InviteForm }));

const looks: Record<OrgInviteRow['status'], StatusKind> = {
  SENT: 'checking',
  ACCEPTED: 'done',
  DECLINED: 'closed',
  WITHDRAWN: 'closed',
  EXPIRED: 'late',
};

const names: Record<OrgInviteRow['status'], () => string> = {
  SENT: m.state_to_answer,
  ACCEPTED: m.state_accepted,
  DECLINED: m.state_declined,
  WITHDRAWN: m.state_withdrawn,
  EXPIRED: m.state_invalid,
};

function Acts({ invite: { inviteId: id, actions, version } }: { invite: OrgInviteRow }) {
  const withdraw = useMutationOf('POST /api/communityManage/invite/operate', {
    done: m.state_withdrawn(),
    invalidates: organizationQueryKeys,
  });
  const askAndWithdraw = async () => {
    const question = {
      title: m.case_did_withdraw_request(),
      text: m.org_withdraw_text(),
      ok: m.case_did_withdraw_request(),
    };
    if (await confirm(question)) await withdraw.run({ id, event: 'withdraw', version });
  };
  if (!actions.includes('withdraw')) return '—';
  return (
    <>
      <CopyLink size="small" link={new URL(paths.invite(id), location.href).href} />
      <Button size="small" busy={withdraw.busy} onClick={() => void askAndWithdraw()}>
        {m.case_did_withdraw_request()}
      </Button>
    </>
  );
}

const columns = (): ListColumn<OrgInviteRow>[] => [
  nameColumn('organization', m.org_organization(), {
    name: ({ organizationName }) => <Written>{organizationName}</Written>,
    note: ({ title }) => title && <Written>{title}</Written>,
  }),
  textColumn('to', m.org_to(), ({ phoneNumber }) => phoneNumber || m.org_by_link()),
  textColumn('used', m.org_used(), ({ uses, maxUses }) => m.org_uses({ uses, max: maxUses })),
  statusColumn('state', m.field_state(), ({ status }) => status, looks, names),
  writtenColumn('by', m.profile_i_by(), ({ inviterName }) => inviterName),
  dateColumn('sent', m.org_sent_at(), ({ createdAt }) => createdAt, { sortBy: '-sent' }),
  dateColumn('until', m.org_expires(), ({ expiresAt }) => expiresAt),
  actsColumn('acts', m.act_bar(), (invite) => <Acts invite={invite} />, { align: 'end' }),
];

/** Invitations to join bodies of the park, with their replies. */
export function InviteList() {
  const query = useListQuery(
    [
      stateTabs('status', { '': m.input_all_feminine, ...names }),
      { kind: 'text', name: 'keyword', label: m.org_organization() },
    ],
    { size: 20, sort: '-sent', place: 'view' },
  );
  return (
    <ListPage
      name="organization-invites"
      title={m.org_manage_title()}
      lead={<OrganizationTabs current="invites" />}
      actions={
        <ForDesk>
          <ButtonLink href={query.hrefWith({ invite: 'new' })} variant="main" icon={userPlusIcon} keepScroll>
            {m.org_invite()}
          </ButtonLink>
        </ForDesk>
      }
      endpoint="GET /api/communityManage/organizationInvite/queryManageList"
      query={query}
      columns={columns()}
      rowKey={({ inviteId }) => inviteId}
      empty={{ title: m.org_no_invites() }}
    >
      <DetailPane query={query} name="invite">
        {(_id, close) => <InviteForm onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
