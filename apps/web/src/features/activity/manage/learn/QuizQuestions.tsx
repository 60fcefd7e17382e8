import { maxQuizQuestions, type QuizLetter, quizLetters } from '@portal/contract/activity/learn-terms';
import type { QuizContent, QuizQuestion } from '@portal/contract/activity/quiz-manage';
import * as m from '@portal/texts/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChecksInput } from '../../../../platform/form/ChecksInput.tsx';
import { NumberInput } from '../../../../platform/form/NumberInput.tsx';
import { RowsInput } from '../../../../platform/form/RowsInput.tsx';
import { TextAreaInput } from '../../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { Wide } from '../../../../ui/form/FormSection.tsx';
import { plusIcon, trashIcon } from '../../../../ui/icon/shapes.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';

const usualOptions = 4;
const usualScore = 20;
const minOptions = 2;

export const newQuestion = (): QuizQuestion => ({
  stem: '',
  options: Array.from({ length: usualOptions }, () => ''),
  answer: [],
  score: usualScore,
  explain: '',
});

function QuestionParts({ at }: { at: number }) {
  const { setValue } = useFormContext<QuizContent>();
  const path = `questions.${at}` as const;
  const options = useWatch<QuizContent, `${typeof path}.options`>({ name: `${path}.options` });
  const answer = useWatch<QuizContent, `${typeof path}.answer`>({ name: `${path}.answer` });
  const letters = quizLetters.slice(0, options.length);
  const put = (next: string[], right: QuizLetter[]) => {
    setValue(`${path}.options`, next, { shouldDirty: true });
    setValue(`${path}.answer`, right, { shouldDirty: true });
  };
  /** Later options move up, and the correct answers move with them. */
  const drop = (nth: number) => {
    const kept = letters.filter((_letter, other) => other !== nth);
    const right = answer.flatMap((letter) => quizLetters[kept.indexOf(letter)] ?? []);
    put(
      options.filter((_option, other) => other !== nth),
      right,
    );
  };
  return (
    <>
      <TextInput name={`${path}.stem`} />
      <NumberInput name={`${path}.score`} minValue={1} />
      {letters.map((letter, nth) => (
        <Columns key={letter} of="minmax(0, 1fr) auto" across gap={12} align="end">
          <TextInput name={`${path}.options.${nth}`} label={m.learn_quiz_option_no({ letter })} />
          {options.length > minOptions && (
            <IconButton
              icon={trashIcon}
              label={m.learn_quiz_drop_option({ letter })}
              onClick={() => drop(nth)}
            />
          )}
        </Columns>
      ))}
      {options.length < quizLetters.length && (
        <div>
          <Button icon={plusIcon} onClick={() => put([...options, ''], answer)}>
            {m.act_add_option()}
          </Button>
        </div>
      )}
      <Wide>
        <ChecksInput
          name={`${path}.answer`}
          label={m.field_quiz_right()}
          options={letters.map((letter) => ({ value: letter, text: letter }))}
        />
      </Wide>
      <Wide>
        <TextAreaInput name={`${path}.explain`} rows={2} />
      </Wide>
    </>
  );
}

/** The questions of a quiz, each with its options and correct answers. */
export const QuizQuestions = () => (
  <RowsInput<QuizContent>
    name="questions"
    newRow={newQuestion}
    max={maxQuizQuestions}
    add={m.learn_quiz_add()}
    columns="1fr 120px"
    title={(no) => m.learn_quiz_question_no({ no })}
  >
    {(_place, at) => <QuestionParts at={at} />}
  </RowsInput>
);
