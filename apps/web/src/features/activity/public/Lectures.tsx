import type { PublicLecture } from '@portal/contract/activity/lecture-question';
import type { ActivityDetail } from '@portal/contract/activity/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { messageSquareQuoteIcon } from '../../../ui/icon/shapes/message-square-quote.ts';
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
        <ol className={styles.list} lang={langOfContent('zh')}>
          {lectures.map((lecture) => (
            <li key={lecture.questionId}>
              <Exchange lecture={lecture} />
            </li>
          ))}
        </ol>
      )}
      {isAsked && (
        <p className={styles.ask}>
          <ButtonLink
            href={paths.lectureQuiz({ tab: 'questions', ask: activityId })}
            icon={messageSquareQuoteIcon}
          >
            {m.learn_ask()}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function Exchange({ lecture }: { lecture: PublicLecture }) {
  const { body, answer, askerName, teacherName, answeredAt } = lecture;
  return (
    <>
      <p className={styles.question}>{body}</p>
      <p className={styles.by}>{askerName || m.learn_anonymous()}</p>
      <div className={styles.answer}>
        <p>{answer}</p>
        <p className={styles.by}>
          {teacherName} <time>{formatDate(answeredAt, 'YYYY-MM-DD')}</time>
        </p>
      </div>
    </>
  );
}
