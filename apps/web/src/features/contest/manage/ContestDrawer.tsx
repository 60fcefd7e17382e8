import type { ManagedContestDetail } from '@portal/contract/contest/manage';
import type { OfficeContestEvent } from '@portal/contract/contest/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ActButtons } from '../../../platform/account/acts/ActButtons.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { EditableDrawer } from '../../../platform/account/EditableDrawer.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { writtenFact } from '../../../platform/display/written-fact.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { contestVariants, stageNames, stageText, yuanText } from '../shared/contest-words.ts';
import { Awards } from './Awards.tsx';
import { ContestForm } from './ContestForm.tsx';
import { contestQueryKeys } from './contest-query-keys.ts';

const configs: Record<OfficeContestEvent, ActionConfig> = {
  cancel: { text: m.contest_call_off, ask: m.contest_call_off_text, needsReason: true, danger: true },
  recall: { text: m.act_recall, ask: m.act_recall_text },
  return: { text: m.act_return, ask: m.contest_return_text, needsReason: true },
  submit: { text: m.act_submit, ask: m.contest_review_text },
  publish: { text: m.act_publish, ask: m.contest_publish_text },
  assign: { text: m.contest_assign, ask: m.contest_assign_text },
};

interface ContestDrawerProps {
  /** `new` for a new draft. */
  id: string;
  onClose: () => void;
}

/** Drawer with the form of a contest, or its details and actions. */
export function ContestDrawer({ id, onClose }: ContestDrawerProps) {
  return id === 'new' ? (
    <ContestForm contest={null} onClose={onClose} />
  ) : (
    <Present id={id} onClose={onClose} />
  );
}

function Present({ id, onClose }: ContestDrawerProps) {
  const answer = useQueryOf('GET /api/activityManage/contest/queryManageDetail', { id });
  return (
    <EditableDrawer
      answer={answer}
      name={m.contest_entity()}
      titleOf={({ title }) => title}
      onClose={onClose}
      acts={(contest, edit) => <Acts contest={contest} onEdit={edit} />}
      form={(contest, close) => <ContestForm contest={contest} onClose={close} />}
    >
      {(row) => (
        <>
          {row.isJudge && row.scoredAt === null && <Alert>{m.contest_you_judge()}</Alert>}
          <ContestFacts contest={row} />
          <Progress contest={row} />
          {row.finals.length > 0 && <Awards key={row.version} contest={row} />}
        </>
      )}
    </EditableDrawer>
  );
}

function ContestFacts({ contest }: { contest: ManagedContestDetail }) {
  const { state, stateLabel, reason, author, data, stages, entries, toCheck, prizeFen } = contest;
  return (
    <Facts
      columns={1}
      facts={[
        { name: m.field_state(), value: <Status kind={contestVariants[state]}>{stateLabel}</Status> },
        ...writtenFact(m.field_reason(), reason),
        ...stages.map((stage) => ({ name: stageNames[stage.kind](), value: stageText(stage) })),
        {
          name: m.contest_entries(),
          value: m.contest_entries_check({ count: entries, open: toCheck }),
        },
        {
          name: m.field_contest_track(),
          value: <Written>{data.tracks.map(({ name }) => name).join('、')}</Written>,
        },
        { name: m.field_contest_prizes(), value: yuanText(prizeFen) },
        {
          name: m.field_criterion(),
          value: (
            <Written>{data.criteria.map(({ name, weight }) => `${name} ${weight}%`).join('、')}</Written>
          ),
        },
        {
          name: m.contest_rules(),
          value: m.contest_rules_text({
            scores: data.scoresPerEntry,
            cut: data.cutOff,
            vote: data.voteWeight,
            min: data.teamMin,
            max: data.teamMax,
          }),
        },
        { name: m.field_contest_body(), value: <Written>{data.body}</Written> },
        { name: m.field_contest_eligibility(), value: <Written>{data.eligibility}</Written> },
        { name: m.contest_author(), value: <Written>{author}</Written> },
      ]}
    />
  );
}

/** Progress of each judge; scores stay hidden until the last ballot is locked. */
function Progress({ contest: { progress, ballots, locked, scoredAt } }: { contest: ManagedContestDetail }) {
  if (progress.length === 0) return null;
  return (
    <FormSection
      title={m.contest_judges()}
      note={ballots > 0 && scoredAt === null ? m.contest_hidden({ locked, all: ballots }) : undefined}
      columns={1}
    >
      <Facts
        columns={1}
        facts={progress.map(({ name, locked: done, all, conflicts }) => ({
          name,
          nameLang: 'zh-CN',
          value: m.contest_judge_progress({ locked: done, all, conflicts }),
        }))}
      />
    </FormSection>
  );
}

function Acts({ contest, onEdit }: { contest: ManagedContestDetail; onEdit: () => void }) {
  const { contestId: id, version, title, actions, canEdit, state } = contest;
  const operate = useMutationOf('POST /api/activityManage/contest/operate', {
    done: (done) => m.act_done({ title, state: done.stateLabel }),
    invalidates: contestQueryKeys,
  });
  const { acts, dialog } = useEventActs<OfficeContestEvent>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    maxReason: 300,
    fire: async (event, reason) =>
      (await operate.run({ id, event, version, data: { reason } })) !== undefined,
  });
  return (
    <>
      {state !== 'DRAFT' && state !== 'PENDING' && (
        <>
          <ButtonLink href={paths.contest(id)}>{m.act_public_page()}</ButtonLink>
          <ButtonLink href={paths.manageContests({ view: 'entries', contestId: id })}>
            {m.contest_entries()}
          </ButtonLink>
          {state === 'SCORING' && (
            <ButtonLink href={paths.manageContests({ view: 'ballots', contestId: id })}>
              {m.contest_ballot()}
            </ButtonLink>
          )}
        </>
      )}
      {canEdit && <Button onClick={onEdit}>{m.act_edit()}</Button>}
      <ActButtons
        acts={acts}
        mains={['publish', 'submit', ...(state === 'RUNNING' ? ['assign'] : [])]}
        dangers={['cancel']}
      />
      {dialog}
    </>
  );
}
