import { type ContestEntryDetail, entryInvitation } from '@portal/contract/contest/entry';
import type { ContestMemberEvent } from '@portal/contract/contest/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { userPlusIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { memberStateNames, memberVariants } from '../shared/contest-words.ts';
import styles from './EntryPage.module.css';
import { entryQueryKeys } from './entry-query-keys.ts';

type Entry = ContestEntryDetail;
type Member = Entry['members'][number];

/** Members of the team, with a way to invite others. */
export function Team({ entry }: { entry: Entry }) {
  const { members, teamMin, teamMax, canInvite, memberActions } = entry;
  return (
    <section>
      <BlockHead title={m.contest_team()} note={m.contest_team_size({ min: teamMin, max: teamMax })} />
      <ul className={styles.team}>
        {members.map((member) => (
          <li key={member.userId}>
            <span>
              <Written>{member.name}</Written>{' '}
              {member.isLeader && (
                <Text as="small" tone="quiet">
                  {m.contest_leader()}
                </Text>
              )}
            </span>
            <Status kind={memberVariants[member.state]}>{memberStateNames[member.state]()}</Status>
            {canInvite && !member.isLeader && <Remove entry={entry} member={member} />}
          </li>
        ))}
      </ul>
      {canInvite && <Invite entry={entry} />}
      {memberActions.includes('leave') && (
        <Row as="p" wrap gap={12} padTop={12} className={styles.answer}>
          <Answer entry={entry} event="leave" />
        </Row>
      )}
    </section>
  );
}

function Invite({ entry: { entryId: id } }: { entry: Entry }) {
  const form = useContractForm<{ loginName: string }>(entryInvitation, { defaultValues: { loginName: '' } });
  const invite = useMutationOf('POST /api/activityManage/contestEntry/invite', {
    done: m.contest_invited_done(),
    invalidates: entryQueryKeys,
    setError: dataFaults(form.setError),
  });
  const send = form.handleSubmit(async (data) => {
    if (await invite.run({ id, data })) form.reset();
  });
  return (
    <Columns
      as="form"
      of="minmax(0, 1fr) auto"
      gap={12}
      align="end"
      padTop={16}
      stack="phone"
      className={styles.invite}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <FormScope form={form}>
        <TextInput name="loginName" label={m.contest_invite_account()} autoComplete="off" />
      </FormScope>
      <Button type="submit" icon={userPlusIcon} busy={invite.busy}>
        {m.contest_invite()}
      </Button>
    </Columns>
  );
}

function Remove({ entry, member: { userId, name } }: { entry: Entry; member: Member }) {
  const remove = useMutationOf('POST /api/activityManage/contestEntry/removeMember', {
    done: m.contest_removed(),
    invalidates: entryQueryKeys,
  });
  const ask = async () => {
    const isSure = await confirm({
      title: m.act_ask({ act: m.contest_remove_member(), title: name }),
      text: m.contest_remove_text(),
      ok: m.contest_remove_member(),
      danger: true,
    });
    if (isSure) await remove.run({ id: entry.entryId, data: { userId } });
  };
  return (
    <Button
      size="small"
      busy={remove.busy}
      aria-label={`${m.contest_remove_member()} ${name}`}
      onClick={() => void ask()}
    >
      {m.contest_remove_member()}
    </Button>
  );
}

const answerNames: Record<ContestMemberEvent, () => string> = {
  accept: m.contest_accept,
  decline: m.act_decline,
  leave: m.contest_leave,
};

function Answer({ entry: { entryId: id }, event }: { entry: Entry; event: ContestMemberEvent }) {
  const navigate = useNavigate();
  const answer = useMutationOf('POST /api/activityManage/contestEntry/answer', {
    done: m.contest_answered(),
    invalidates:
      event === 'accept' ? entryQueryKeys : entryQueryKeys.filter((key) => !key.endsWith('queryDetail')),
  });
  const send = async () => {
    // Users who have left the team can no longer see the entry.
    if ((await answer.run({ id, event })) && event !== 'accept') void navigate(paths.ownEntries());
  };
  return (
    <Button variant={event === 'accept' ? 'main' : undefined} busy={answer.busy} onClick={() => void send()}>
      {answerNames[event]()}
    </Button>
  );
}

/** An invitation to join a team. */
export function Invitation({ entry }: { entry: Entry }) {
  const leader = entry.members.find(({ isLeader }) => isLeader);
  return (
    <Alert title={m.contest_invited_by({ who: leader?.name ?? '' })}>
      {m.contest_invited_text()}
      <Row as="span" wrap gap={12} padTop={12} className={styles.answer}>
        {(['accept', 'decline'] as const)
          .filter((event) => entry.memberActions.includes(event))
          .map((event) => (
            <Answer key={event} entry={entry} event={event} />
          ))}
      </Row>
    </Alert>
  );
}
