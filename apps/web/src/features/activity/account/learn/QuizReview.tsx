import { quizLetters } from '@portal/contract/activity/learn-terms';
import type { QuizDetail } from '@portal/contract/activity/quiz';
import * as m from '@portal/texts/messages';
import { Written } from '../../../../platform/display/Written.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import styles from './Quiz.module.css';

type Review = NonNullable<QuizDetail['review']>;

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((letter) => other.includes(letter));

/** Every question with the user's choice, the correct answer, and why. */
export function QuizReview({ questions, review }: { questions: QuizDetail['questions']; review: Review }) {
  return (
    <section>
      <Text as="h2" size={20}>
        {m.learn_review()}
      </Text>
      <Stack as="ol" gap={20} above={12} className={styles.review}>
        {questions.map((question, at) => {
          const { chosen, right, explain } = review[at] ?? { chosen: [], right: [], explain: '' };
          const isRight = isSame(chosen, right);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: questions have no other name than their place
            <Stack as="li" gap={10} frame="thin" round pad={16} ground="page" key={at}>
              <Text weight={600}>
                {at + 1}. <Written>{question.stem}</Written>
              </Text>
              <Stack as="ul" gap={6}>
                {question.options.map((option, nth) => {
                  const letter = quizLetters[nth];
                  return (
                    <li key={letter} data-right={right.some((one) => one === letter) || undefined}>
                      {letter}. <Written>{option}</Written>
                    </li>
                  );
                })}
              </Stack>
              <Row as="p" wrap gap={4} gapX={16} align="center">
                <Status kind={isRight ? 'done' : 'late'}>
                  {isRight ? m.learn_right() : m.learn_wrong()}
                </Status>
                <span>
                  {chosen.length === 0
                    ? m.learn_chosen_none()
                    : m.learn_chosen_was({ letters: [...chosen].sort().join(' ') })}
                </span>
                <span>{m.learn_right_is({ letters: [...right].sort().join(' ') })}</span>
              </Row>
              {explain !== '' && (
                <p className={styles.explain}>
                  <Written>{explain}</Written>
                </p>
              )}
            </Stack>
          );
        })}
      </Stack>
    </section>
  );
}
