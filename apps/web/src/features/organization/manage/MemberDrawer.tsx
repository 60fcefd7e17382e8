import { type ManagedOrgMember, orgMemberTitle } from '@portal/contract/organization/manage';
import type { ManagedMemberEvent } from '@portal/contract/organization/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { orgMemberVariants } from '../shared/organization-words.ts';
import { organizationQueryKeys } from './organization-query-keys.ts';

const configs: Record<ManagedMemberEvent, ActionConfig> = {
  remove: { text: m.org_act_remove, ask: m.org_remove_text, needsReason: true, danger: true },
  refuse: { text: m.case_did_refuse, ask: m.org_refuse_text, needsReason: true },
  name: { text: m.org_act_name },
  approve: { text: m.case_did_agree, ask: m.org_approve_text },
};

interface MemberDrawerProps {
  id: string;
  onClose: () => void;
}

/** Drawer with a request or membership, and the office's decision about it. */
export function MemberDrawer({ id, onClose }: MemberDrawerProps) {
  const answer = useQueryOf('GET /api/communityManage/organizationMember/queryManageDetail', { id });
  const [isNaming, setNaming] = useState(false);
  const member = answer.data;
  if (member && isNaming) return <TitleForm member={member} onClose={() => setNaming(false)} />;
  return (
    <Drawer
      open
      onClose={onClose}
      title={member ? <Written>{member.name}</Written> : m.org_member()}
      closeLabel={m.act_close()}
      actions={member && member.actions.length > 0 && <Acts member={member} onName={() => setNaming(true)} />}
    >
      <Answered of={answer}>{(row) => <Facts columns={1} facts={factsOf(row)} />}</Answered>
    </Drawer>
  );
}

const when = (name: string, at: number | null): Fact[] =>
  at === null ? [] : [{ name, value: formatDate(at) }];
const written = (name: string, text: string): Fact[] =>
  text === '' ? [] : [{ name, value: <Written>{text}</Written> }];

const factsOf = (row: ManagedOrgMember): Fact[] => [
  { name: m.field_state(), value: <Status kind={orgMemberVariants[row.state]}>{row.stateLabel}</Status> },
  ...written(m.field_reason(), row.reason),
  { name: m.org_organization(), value: <Written>{row.organizationName}</Written> },
  ...written(m.log_entity_enterprise(), row.enterpriseName),
  { name: m.field_phone(), value: row.phoneNumber },
  ...written(m.org_field_title(), row.title),
  ...written(m.org_field_tasks(), row.tasks.join('、')),
  ...written(m.org_field_intro(), row.note),
  ...when(m.field_requested_at(), row.appliedAt),
  ...when(m.org_due(), row.dueAt),
  ...when(m.org_decided_at(), row.decidedAt),
  { name: m.field_id(), value: row.no || '—' },
];

const operateCall = 'POST /api/communityManage/organizationMember/operateManage';

function Acts({ member, onName }: { member: ManagedOrgMember; onName: () => void }) {
  const { memberId: id, version, name, actions } = member;
  const operate = useMutationOf(operateCall, {
    done: (done) => m.org_done({ name, state: done.stateLabel }),
    invalidates: organizationQueryKeys,
  });
  const { acts, dialog } = useEventActs<ManagedMemberEvent>({
    configs,
    possible: actions,
    title: name,
    busy: operate.busy,
    maxReason: 200,
    own: { name: onName },
    fire: async (event, reason) =>
      (await operate.run({ id, event, version, data: { reason } })) !== undefined,
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button
          key={key}
          busy={busy}
          onClick={onPress}
          variant={key === 'approve' ? 'main' : key === 'remove' ? 'danger' : undefined}
        >
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}

/** Form for a member's title, which is public. */
function TitleForm({ member, onClose }: { member: ManagedOrgMember; onClose: () => void }) {
  const { memberId: id, version, name, title } = member;
  const form = useContractForm<{ title: string }>(orgMemberTitle, { defaultValues: { title } });
  const operate = useMutationOf(operateCall, {
    done: m.act_saved(),
    invalidates: organizationQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={name}
      form={form}
      busy={operate.busy}
      onClose={onClose}
      save={(entered) => operate.run({ id, version, event: 'name', data: { reason: '', ...entered } })}
    >
      <TextInput name="title" />
    </FormDrawer>
  );
}
