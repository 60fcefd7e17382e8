import { paths } from '@portal/contract/paths';
import type { ManagedQuestionDetail } from '@portal/contract/policy-question/manage';
import type { OfficerEvent } from '@portal/contract/policy-question/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { QuestionCourse } from '../shared/QuestionCourse.tsx';
import { complexityNames, questionVariants } from '../shared/question-words.ts';
import { type DecidedEvent, DecisionDialog } from './DecisionDialog.tsx';
import { managedQuestionQueryKeys } from './managed-question-query-keys.ts';

const configs: Record<OfficerEvent, ActionConfig> = {
  unpublish: { text: m.question_unpublish, ask: m.question_unpublish_text, danger: true },
  transfer: { text: m.question_transfer },
  assign: { text: m.question_assign },
  publish: { text: m.question_publish },
  answer: { text: m.question_answer },
};

/** A question next to the list: its asker, its thread, and the office's actions. */
export function QuestionDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/policyManage/question/queryManageDetail', { id });
  const question = answer.data;
  return (
    <Drawer
      open
      size="large"
      onClose={onClose}
      title={question ? <Written>{question.title}</Written> : m.question_one()}
      closeLabel={m.act_close()}
      actions={question && question.actions.length > 0 && <Decision question={question} />}
    >
      <Answered of={answer}>
        {(row) => (
          <>
            <Facts columns={1} facts={factsOf(row)} />
            <QuestionCourse question={row} />
          </>
        )}
      </Answered>
    </Drawer>
  );
}

function factsOf(question: ManagedQuestionDetail): Fact[] {
  const { state, stateLabel, policyId, policyTitle, complexity, officeName, rating } = question;
  const { askerName, enterpriseName, consents, published } = question;
  return [
    { name: m.field_state(), value: <Status kind={questionVariants[state]}>{stateLabel}</Status> },
    {
      name: m.question_policy(),
      value:
        policyId === null ? (
          m.question_no_policy()
        ) : (
          <Link href={paths.policy(policyId)}>
            <Written>{policyTitle}</Written>
          </Link>
        ),
    },
    {
      name: m.question_asker(),
      value: askerName ? <Written>{askerName}</Written> : m.field_anonymous(),
      ...(enterpriseName ? { note: <Written>{enterpriseName}</Written> } : {}),
    },
    { name: m.field_question_complexity(), value: complexityNames[complexity]() },
    ...(officeName ? [{ name: m.field_question_office(), value: <Written>{officeName}</Written> }] : []),
    ...(rating === null ? [] : [{ name: m.field_rating(), value: m.question_rating({ rating }) }]),
    ...(consents ? [{ name: m.field_question_consent(), value: m.question_consented() }] : []),
    ...(published
      ? [
          {
            name: m.question_published_as(),
            value: <Written>{`${published.title}\n${published.body}\n${published.answer}`}</Written>,
            wide: true,
          },
        ]
      : []),
  ];
}

function Decision({ question }: { question: ManagedQuestionDetail }) {
  const { questionId: id, version, actions, title } = question;
  const [deciding, setDeciding] = useState<DecidedEvent>();
  const decide = useMutationOf('POST /api/policyManage/question/decide', {
    done: (done) => m.act_done({ title: done.title, state: done.stateLabel }),
    invalidates: managedQuestionQueryKeys,
  });
  const begin = (event: DecidedEvent) => () => setDeciding(event);
  const { acts, dialog } = useEventActs<OfficerEvent>({
    configs,
    possible: actions,
    title,
    busy: decide.busy,
    own: {
      assign: begin('assign'),
      answer: begin('answer'),
      transfer: begin('transfer'),
      publish: begin('publish'),
    },
    fire: async (event) => (await decide.run({ id, event, version })) !== undefined,
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button
          key={key}
          busy={busy}
          onClick={onPress}
          variant={key === 'answer' || key === 'publish' ? 'main' : 'default'}
        >
          {text}
        </Button>
      ))}
      {deciding ? (
        <DecisionDialog event={deciding} question={question} onClose={() => setDeciding(undefined)} />
      ) : (
        dialog
      )}
    </>
  );
}
