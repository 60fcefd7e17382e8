import { quizTries } from '@portal/contract/activity/learn-terms';
import type { QuizDetail } from '@portal/contract/activity/quiz';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { minuteText } from '../shared/activity-words.ts';
import { standingNames, standingVariants, windowText } from '../shared/learn-words.ts';
import { learningQueryKeys } from './learn/learning-query-keys.ts';
import styles from './learn/Quiz.module.css';
import { QuizPaper } from './learn/QuizPaper.tsx';
import { QuizReview } from './learn/QuizReview.tsx';

const refreshMs = 20_000;

/** A quiz: its state, its questions once it has begun, and the correct answers once it is over. */
export function Component() {
  const { id = '' } = useParams();
  // Refreshed regularly, because an attempt that nobody submits is submitted when time runs out.
  const answer = useQueryOf('GET /api/activityManage/quiz/queryDetail', { id }, { every: refreshMs });
  const quiz = answer.data;
  return (
    <>
      <PageTitle
        title={m.learn_quiz()}
        heading={quiz && <Written>{quiz.title}</Written>}
        note={quiz && quiz.attempt === null && m.learn_quiz()}
        actions={<ButtonLink href={paths.lectureQuiz()}>{m.learn_back()}</ButtonLink>}
      />
      <Answered of={answer}>
        {(row) =>
          row.attempt === null ? (
            <Standing quiz={row} />
          ) : (
            <QuizPaper key={row.attempt.attemptId} quiz={row} attempt={row.attempt} />
          )
        }
      </Answered>
    </>
  );
}

/** The result so far, and what it means. */
function resultOf(quiz: QuizDetail): { head: string; text: string } {
  const { standing, results, score, triesLeft, openFrom, openTo } = quiz;
  const rule = m.learn_quiz_rule({
    count: quiz.questionCount,
    total: quiz.totalScore,
    pass: quiz.passScore,
    tries: quizTries,
  });
  switch (standing) {
    case 'PASSED':
      return { head: m.learn_result_passed({ score: score ?? 0 }), text: m.learn_result_certificate() };
    case 'FAILED':
      return { head: m.learn_result_failed({ score: score ?? 0 }), text: m.learn_result_over() };
    case 'COMING':
      return {
        head: standingNames.COMING(),
        text: m.learn_result_coming({ time: minuteText(openFrom), to: minuteText(openTo) }),
      };
    case 'OPEN': {
      const last = results.at(-1);
      return last
        ? {
            head: m.learn_result_failed({ score: last.score }),
            text: m.learn_result_again({ count: triesLeft, time: minuteText(openTo) }),
          }
        : { head: standingNames.OPEN(), text: rule };
    }
    case 'MISSED':
      return { head: standingNames.MISSED(), text: windowText(quiz) };
  }
}

function Standing({ quiz }: { quiz: QuizDetail }) {
  const { quizId, standing, results, certificateId, questions, review } = quiz;
  const begin = useMutationOf('POST /api/activityManage/quiz/begin', { invalidates: learningQueryKeys });
  const { head, text } = resultOf(quiz);
  return (
    <Stack fluid gap={32} readable>
      <Stack
        as="section"
        gap={12}
        items="center"
        round
        padBlock={28}
        padInline={16}
        ground="brand"
        text="center"
        className={styles.head}
        data-look={standingVariants[standing]}
        aria-live="polite"
      >
        <Text as="h2" size={28}>
          {head}
        </Text>
        <p>{text}</p>
        {standing === 'OPEN' && (
          <Button
            variant="main"
            size="large"
            busy={begin.busy}
            onClick={() => void begin.run({ id: quizId })}
          >
            {results.length > 0 ? m.learn_again() : m.learn_begin()}
          </Button>
        )}
        {standing === 'PASSED' && certificateId !== null && (
          <ButtonLink variant="main" size="large" href={paths.certificate(certificateId)}>
            {m.learn_see_certificate()}
          </ButtonLink>
        )}
      </Stack>
      {review && <QuizReview questions={questions} review={review} />}
    </Stack>
  );
}
