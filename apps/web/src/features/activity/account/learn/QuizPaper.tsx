import { type QuizLetter, quizLetters, quizTries } from '@portal/contract/activity/learn-terms';
import type { PutQuestion, QuizDetail } from '@portal/contract/activity/quiz';
import * as m from '@portal/texts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useResent } from '../../../../platform/account/use-resent.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { type Answers, dropAnswers, keepAnswers, readAnswers } from './kept-answers.ts';
import { learningQueryKeys } from './learning-query-keys.ts';
import styles from './Quiz.module.css';
import { QuizPetals } from './QuizPetals.tsx';
import { clockText, useTimeLeft } from './use-time-left.ts';

interface QuizPaperProps {
  quiz: QuizDetail;
  attempt: NonNullable<QuizDetail['attempt']>;
}

/** Chosen answers, saved in this browser and on the server as soon as the network allows. */
function useAnswers({ quiz: { questions }, attempt: { attemptId, answers: stored } }: QuizPaperProps) {
  const [answers, setAnswers] = useState<Answers>(() => {
    const kept = readAnswers(attemptId) ?? stored;
    return questions.map((_question, at) => kept[at] ?? []);
  });
  const save = useResent(
    useMutationOf('POST /api/activityManage/quiz/saveAnswers', { quiet: true }),
    () => undefined,
  );
  const choose = (at: number, chosen: QuizLetter[]) => {
    const next = answers.map((before, nth) => (nth === at ? chosen : before));
    setAnswers(next);
    keepAnswers(attemptId, next);
    void save.send({ id: attemptId, data: { answers: next } });
  };
  return { answers, choose, isOffline: save.isKept };
}

/** The quiz questions, one at a time. */
export function QuizPaper({ quiz, attempt }: QuizPaperProps) {
  const { questions, openTo } = quiz;
  const { attemptId } = attempt;
  const { answers, choose, isOffline } = useAnswers({ quiz, attempt });
  const [at, setAt] = useState(0);
  const legend = useRef<HTMLLegendElement>(null);
  const hasTurned = useRef(false);
  const queries = useQueryClient();
  const submit = useMutationOf('POST /api/activityManage/quiz/submit', {
    once: true,
    invalidates: learningQueryKeys,
  });
  const submitWork = useResent(submit, () => dropAnswers(attemptId));
  const left = useTimeLeft(openTo, () => {
    for (const queryKey of learningQueryKeys) void queries.invalidateQueries({ queryKey: [queryKey] });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: turning the page moves the focus to the question
  useEffect(() => {
    if (hasTurned.current) legend.current?.focus();
  }, [at]);
  const turnTo = (next: number) => {
    hasTurned.current = true;
    setAt(next);
  };
  const open = answers.filter((chosen) => chosen.length === 0).length;
  const send = async () => {
    const text = open > 0 ? m.learn_hand_in_text({ count: open }) : m.learn_hand_in_all();
    if (!(await confirm({ title: m.learn_hand_in(), text, ok: m.learn_hand_in(), danger: open > 0 }))) return;
    await submitWork.send({ id: attemptId, data: { answers } });
  };
  const question = questions[at];
  const isLast = at === questions.length - 1;
  return (
    <Stack
      as="form"
      fluid
      gap={16}
      className={styles.paper}
      onSubmit={(event) => {
        event.preventDefault();
        if (isLast) void send();
        else turnTo(at + 1);
      }}
    >
      <Row gap={14} align="center" tone="quiet" size={14} leading="mid" className={styles.progress}>
        <QuizPetals answers={answers} current={at} />
        <p>
          <b>{m.learn_question_of({ no: at + 1, count: questions.length })}</b>
          {m.learn_pass_rule({
            pass: quiz.passScore,
            tries: quizTries,
          })}
        </p>
        <Text text="end" nowrap atEnd className={styles.left}>
          {m.learn_time_left()}
          <b>{clockText(left)}</b>
        </Text>
      </Row>
      {(isOffline || submitWork.isKept) && <Alert kind="warning" title={m.learn_offline()} announce />}
      {question && (
        <Stack key={at} as="fieldset" gap={12} shrink className={styles.question}>
          <legend ref={legend} tabIndex={-1}>
            <Text as="span" block tone="quiet" size={14} weight={400}>
              {(question.isMultiple ? m.learn_multiple : m.learn_single)({ score: question.score })}
            </Text>
            <Written>{question.stem}</Written>
          </legend>
          <Options
            question={question}
            name={`question-${at}`}
            chosen={answers[at] ?? []}
            onChoose={(chosen) => choose(at, chosen)}
          />
        </Stack>
      )}
      <Columns of="1fr 2fr" gap={12} padTop={8}>
        <Button size="large" disabled={at === 0} onClick={() => turnTo(at - 1)}>
          {m.learn_previous()}
        </Button>
        <Button size="large" type="submit" variant="main" busy={submit.busy}>
          {isLast ? m.learn_hand_in() : m.learn_next()}
        </Button>
      </Columns>
      <Text tone="quiet" size={14} leading="body">
        {m.learn_autosave()}
      </Text>
    </Stack>
  );
}

interface OptionsProps {
  question: PutQuestion;
  name: string;
  chosen: QuizLetter[];
  onChoose: (chosen: QuizLetter[]) => void;
}

function Options({ question: { options, isMultiple }, name, chosen, onChoose }: OptionsProps) {
  const toggle = (letter: QuizLetter) =>
    onChoose(
      chosen.includes(letter) ? chosen.filter((other) => other !== letter) : [...chosen, letter].sort(),
    );
  return options.map((option, nth) => {
    const letter = quizLetters[nth];
    if (letter === undefined) return null;
    const isChosen = chosen.includes(letter);
    return (
      <label key={letter} className={styles.option} data-chosen={isChosen || undefined}>
        <input
          type={isMultiple ? 'checkbox' : 'radio'}
          name={name}
          checked={isChosen}
          onChange={() => (isMultiple ? toggle(letter) : onChoose([letter]))}
        />
        <Written>{option}</Written>
      </label>
    );
  });
}
