import type { PublicLecture } from '@portal/contract/activity/lecture-question';
import type { ActivityDetail } from '@portal/contract/activity/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { messageSquareQuoteIcon } from '../../../ui/icon/shapes.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Lectures.module.css';

/** Questions and answers, and a link to ask. Empty if there are neither teachers nor questions. */
export function Lectures({ activity, lectures }: { activity: ActivityDetail; lectures: PublicLecture[] }) {
  const { activityId, state, teachers } = activity;
  const isAsked = teachers.length > 0 && state === 'PUBLISHED';
  if (!isAsked && lectures.length === 0) return null;
  return (
    <section>
      <BlockHead title={m.learn_lectures()} />
      {lectures.length > 0 && (
        <Stack as="ol" gap={24} lang={langOfContent('zh')}>
          {lectures.map((lecture) => (
            <Stack as="li" gap={6} key={lecture.questionId}>
              <Exchange lecture={lecture} />
            </Stack>
          ))}
        </Stack>
      )}
      {isAsked && (
        <Text above={20}>
          <ButtonLink
            href={paths.lectureQuiz({ tab: 'questions', ask: activityId })}
            icon={messageSquareQuoteIcon}
          >
            {m.learn_ask()}
          </ButtonLink>
        </Text>
      )}
    </section>
  );
}

function Exchange({ lecture }: { lecture: PublicLecture }) {
  const { body, answer, askerName, teacherName, answeredAt } = lecture;
  return (
    <>
      <Text size={16} weight={600} leading="list" keepLines>
        {body}
      </Text>
      <Text tone="quiet" size={14}>
        {askerName || m.field_anonymous()}
      </Text>
      <Stack gap={6} above={4} leading="body" keepLines className={styles.answer}>
        <p>{answer}</p>
        <Text tone="quiet" size={14}>
          {teacherName} <time>{formatDate(answeredAt, 'YYYY-MM-DD')}</time>
        </Text>
      </Stack>
    </>
  );
}
