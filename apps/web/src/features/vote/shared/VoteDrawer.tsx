import { endText } from '@portal/contract/deadline';
import { type ManagedVote, voteReply } from '@portal/contract/vote/public';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import { ActButtons } from '../../../platform/account/acts/ActButtons.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { EditableDrawer } from '../../../platform/account/EditableDrawer.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { type GetKey, useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Bars } from './Bars.tsx';

const queryKeys: readonly GetKey[] = [
  'GET /api/communityManage/vote/queryManageList',
  'GET /api/communityManage/vote/queryManageDetail',
];

type Act = ManagedVote['actions'][number];

const configs: Record<Act, ActionConfig> = {
  void: { text: m.act_declare_void, ask: m.vote_reason_ask, needsReason: true, danger: true },
  close: { text: m.act_close_vote, ask: m.vote_reason_ask, needsReason: true },
  keep: { text: m.community_act_keep, ask: m.community_proposal_text, needsReason: true },
};

/** A vote, with its actions and the form for the response. */
export const VoteDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <EditableDrawer
    answer={useQueryOf('GET /api/communityManage/vote/queryManageDetail', { id })}
    name={m.community_kind_vote()}
    titleOf={({ title }) => title}
    onClose={onClose}
    acts={(vote, edit) => <Acts vote={vote} onAnswer={edit} />}
    form={(vote, close) => <AnswerForm vote={vote} onClose={close} />}
  >
    {(vote) => <VoteFacts vote={vote} />}
  </EditableDrawer>
);

const VoteFacts = ({ vote }: { vote: ManagedVote }) => (
  <>
    {vote.proposal && (
      <Alert
        kind="warning"
        title={vote.proposal.event === 'close' ? m.vote_did_propose_close() : m.vote_did_propose_void()}
      >
        <p>
          <Written>
            {m.community_proposal_by({
              name: vote.proposal.byName,
              time: formatDate(vote.proposal.at),
              reason: vote.proposal.reason,
            })}
          </Written>
        </p>
        <p>{m.community_proposal_text()}</p>
      </Alert>
    )}
    <Facts
      columns={1}
      facts={[
        { name: m.field_state(), value: vote.stateLabel },
        {
          name: m.field_ballot_scope(),
          value: vote.scopeLabel,
          note: vote.secret ? m.vote_rule_secret() : m.vote_rule_named(),
        },
        { name: m.vote_progress(), value: m.vote_votes({ count: vote.voters }) },
        ...(vote.quorum > 0 ? [{ name: m.field_quorum(), value: vote.quorum }] : []),
        { name: m.field_vote_end(), value: endText(vote.endsAt) },
        ...(vote.reason ? [{ name: m.field_reason(), value: <Written>{vote.reason}</Written> }] : []),
        {
          name: m.field_outcome(),
          value: vote.outcome ? <Written>{vote.outcome}</Written> : m.vote_unanswered(),
          ...(vote.answeredAt === null ? {} : { note: formatDate(vote.answeredAt) }),
        },
      ]}
    />
    {vote.results ? <Bars rows={vote.results} voters={vote.voters} /> : <p>{m.vote_why_hidden_text()}</p>}
  </>
);

function Acts({ vote, onAnswer }: { vote: ManagedVote; onAnswer: () => void }) {
  const { postId: id, actions, title, path, state, mayAnswer, outcome } = vote;
  const operate = useMutationOf('POST /api/communityManage/vote/operate', {
    done: ({ stateLabel, proposal }) => (proposal ? m.vote_proposed() : stateLabel),
    invalidates: queryKeys,
  });
  const { acts, dialog } = useEventActs<Act>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, reason) => (await operate.run({ id, event, data: { reason } })) !== undefined,
  });
  return (
    <>
      {state !== 'PENDING' && <ButtonLink href={path}>{m.act_public_page()}</ButtonLink>}
      <ActButtons acts={acts} mains={[]} />
      {mayAnswer && (
        <Button variant="main" onClick={onAnswer}>
          {outcome === '' ? m.act_publish_outcome() : m.act_change_outcome()}
        </Button>
      )}
      {dialog}
    </>
  );
}

function AnswerForm({
  vote: { postId: id, title, outcome },
  onClose,
}: {
  vote: ManagedVote;
  onClose: () => void;
}) {
  const form = useContractForm<z.infer<typeof voteReply>>(voteReply, { defaultValues: { outcome } });
  const answer = useMutationOf('POST /api/communityManage/vote/answer', {
    done: m.vote_answered(),
    invalidates: queryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={<Written>{title}</Written>}
      form={form}
      busy={answer.busy}
      saveText={m.act_publish_outcome()}
      onClose={onClose}
      save={(data) => answer.run({ id, data })}
    >
      <TextAreaInput name="outcome" required hint={m.vote_outcome_hint()} />
    </FormDrawer>
  );
}
