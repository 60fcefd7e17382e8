import type { ManagedOrganization } from '@portal/contract/organization/manage';
import type { OrganizationEvent } from '@portal/contract/organization/terms';
import { organizationKindLabels } from '@portal/contract/organization/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { organizationVariants } from '../shared/organization-words.ts';
import { OrganizationForm } from './OrganizationForm.tsx';
import { organizationQueryKeys } from './organization-query-keys.ts';

const configs: Record<OrganizationEvent, ActionConfig> = {
  close: { text: m.org_act_close, ask: m.org_close_text, needsReason: true, danger: true },
  reopen: { text: m.org_act_reopen, ask: m.org_reopen_text },
};

interface OrganizationDrawerProps {
  /** `new` for a new one. */
  id: string;
  onClose: () => void;
}

/** Drawer with the form of a body of the park, or its details and actions. */
export function OrganizationDrawer({ id, onClose }: OrganizationDrawerProps) {
  return id === 'new' ? (
    <OrganizationForm organization={null} onClose={onClose} />
  ) : (
    <Present id={id} onClose={onClose} />
  );
}

function Present({ id, onClose }: OrganizationDrawerProps) {
  const answer = useQueryOf('GET /api/communityManage/organization/queryManageDetail', { id });
  const [isEditing, setEditing] = useState(false);
  const organization = answer.data;
  if (organization && isEditing)
    return <OrganizationForm organization={organization} onClose={() => setEditing(false)} />;
  return (
    <Drawer
      open
      size="large"
      onClose={onClose}
      title={organization ? <Written>{organization.name}</Written> : m.org_organization()}
      closeLabel={m.act_close()}
      actions={organization && <Acts organization={organization} onEdit={() => setEditing(true)} />}
    >
      <Answered of={answer}>{(row) => <OrganizationFacts organization={row} />}</Answered>
    </Drawer>
  );
}

const written = (words: readonly string[]) =>
  words.length === 0 ? '—' : <Written>{words.join('、')}</Written>;

const OrganizationFacts = ({ organization: row }: { organization: ManagedOrganization }) => (
  <Facts
    columns={1}
    facts={[
      {
        name: m.field_state(),
        value: <Status kind={organizationVariants[row.state]}>{row.stateLabel}</Status>,
      },
      { name: m.field_kind(), value: organizationKindLabels[row.kind]() },
      {
        name: m.org_field_parent(),
        value: row.parentName === '' ? m.org_no_parent() : <Written>{row.parentName}</Written>,
      },
      { name: m.org_field_duty(), value: <Written>{row.duty}</Written> },
      { name: m.org_field_leader(), value: <Written>{row.leaderText || '—'}</Written> },
      { name: m.org_field_phone(), value: row.phone || '—' },
      { name: m.org_accounts(), value: row.members },
      { name: m.org_field_others(), value: row.others },
      { name: m.org_waiting(), value: row.applied },
      ...(row.takesMembers ? [] : [{ name: m.org_requests(), value: m.org_takes_nobody() }]),
      { name: m.org_field_tasks(), value: written(row.tasks) },
      { name: m.org_field_aliases(), value: written(row.aliases) },
    ]}
  />
);

function Acts({ organization, onEdit }: { organization: ManagedOrganization; onEdit: () => void }) {
  const { organizationId: id, version, name, actions, state } = organization;
  const operate = useMutationOf('POST /api/communityManage/organization/operate', {
    done: (done) => m.org_done({ name, state: done.stateLabel }),
    invalidates: organizationQueryKeys,
  });
  const { acts, dialog } = useEventActs<OrganizationEvent>({
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
      {state === 'OPEN' && <ButtonLink href={paths.organization(id)}>{m.act_public_page()}</ButtonLink>}
      <ButtonLink href={paths.manageOrganizations({ view: 'members', organizationId: id })}>
        {m.org_requests()}
      </ButtonLink>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress} variant={key === 'close' ? 'danger' : undefined}>
          {text}
        </Button>
      ))}
      <ForDesk>
        <Button variant="main" onClick={onEdit}>
          {m.act_edit()}
        </Button>
      </ForDesk>
      {dialog}
    </>
  );
}
