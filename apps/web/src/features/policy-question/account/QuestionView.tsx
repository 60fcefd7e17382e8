import { endText } from '@portal/contract/deadline';
import { paths } from '@portal/contract/paths';
import type { OwnQuestionDetail } from '@portal/contract/policy-question/public';
import * as m from '@portal/texts/messages';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { QuestionCourse } from '../shared/QuestionCourse.tsx';
import { complexityNames, questionVariants } from '../shared/question-words.ts';
import { useQuestionActs } from './use-question-acts.tsx';

/** A submitted question: its thread, and what the asker can do. */
export function QuestionView({ question }: { question: OwnQuestionDetail }) {
  const { acts, dialog } = useQuestionActs(question);
  const { state, stateLabel, no, title, dueAt, isPublished, policyId } = question;
  return (
    <>
      <PageTitle
        title={title}
        note={
          <>
            <Status kind={questionVariants[state]}>{stateLabel}</Status> {no}
          </>
        }
      />
      {dueAt !== null && <Alert>{m.question_waits({ time: endText(dueAt) })}</Alert>}
      {isPublished && policyId !== null && (
        <Alert
          kind="success"
          action={<Link href={paths.faq(policyId, question.questionId)}>{m.question_is_public()}</Link>}
        />
      )}
      <Facts facts={factsOf(question)} />
      <QuestionCourse question={question} />
      <PageActs acts={acts} />
      {dialog}
    </>
  );
}

function factsOf(question: OwnQuestionDetail): Fact[] {
  const { policyId, policyTitle, complexity, officeName, anonymous, rating } = question;
  return [
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
    { name: m.field_question_complexity(), value: complexityNames[complexity]() },
    ...(officeName ? [{ name: m.field_question_office(), value: <Written>{officeName}</Written> }] : []),
    ...(anonymous ? [{ name: m.question_asker(), value: m.field_anonymous() }] : []),
    ...(rating === null ? [] : [{ name: m.field_rating(), value: m.question_rating({ rating }) }]),
  ];
}
